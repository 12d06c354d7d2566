// What photos are sorted and gathered by is asked for when it is wanted, and forgotten when it is not any more.
extension ArrangedAlbum {
  private var neededKeys: Set<PhotoSorting.Key> {
    var keys: Set<PhotoSorting.Key> = []
    if sorting.key.needsReading { keys.insert(sorting.key) }
    if grouping == .month { keys.insert(.dateTaken) }
    return keys
  }

  /// Asks for what is not known yet.
  ///
  /// - Parameter ofNew: there are other pictures than before.
  func readValues(ofNew: Bool = false) {
    let needed = neededKeys
    for key in PhotoSorting.Key.allCases where !needed.contains(key) && readings[key] != nil {
      readings[key] = nil
      // An empty question ends the one before.
      source?.readValues(of: [], for: key) { _, _ in }
    }
    for key in PhotoSorting.Key.allCases where needed.contains(key) {
      if ofNew || readings[key] == nil { ask(for: key) }
    }
  }

  private func ask(for key: PhotoSorting.Key) {
    var reading = readings[key] ?? ValueReading()
    let pictures = (0..<base.count).map { base.photo(at: $0).picture }
      .filter { reading.values[$0] == nil }
    reading.begin(pictures.count)
    readings[key] = reading
    source?.readValues(of: pictures, for: key) { [weak self] picture, value in
      if self?.readings[key]?.take(value, of: picture) == true { self?.rearrange() }
    }
  }

  /// Photos may still come to other places by themselves.
  public var isBeingRead: Bool { readings.values.contains(where: \.goesOn) }

  func values(of key: PhotoSorting.Key) -> [Int32: Double] { readings[key]?.values ?? [:] }
}
