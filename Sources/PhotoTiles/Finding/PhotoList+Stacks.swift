import PictureFacts

// Cameras and telephones say by their names which files were taken as one.
extension PhotoList {
  private struct StemKey: Hashable {
    var folder: Int32
    var text: [UInt8]
  }

  /// Photos with the film of the same name beside them, and bursts.
  public var stacks: [PhotoStack] {
    var films: [StemKey: Int32] = [:]
    var bursts: [StemKey: [(picture: Int32, isCover: Bool)]] = [:]
    for picture in pictures {
      let file = files[Int(picture)]
      withName(file) { name in
        if Self.isCompanion(name) {
          films[StemKey(folder: file.folder, text: Self.stem(name)), default: picture] = picture
        } else if let burst = BurstName(name) {
          bursts[StemKey(folder: file.folder, text: burst.key), default: []]
            .append((picture, burst.isCover))
        }
      }
    }
    return live(films) + bursts.values.compactMap(Self.burst).sorted { $0.cover < $1.cover }
  }

  /// The pages that are films.
  public var filmPages: [Int] { pictures.indices.filter { isFilm(pictures[$0]) } }

  /// So many photos are of a burst, beside the one that stands for it.
  public var countInBursts: Int {
    stacks.reduce(0) { $0 + ($1.kind == .burst ? $1.others.count : 0) }
  }

  private func live(_ films: [StemKey: Int32]) -> [PhotoStack] {
    guard !films.isEmpty else { return [] }
    var films = films
    return pictures.compactMap { picture in
      let file = files[Int(picture)]
      return withName(file) { name in
        guard PictureName(name) == .picture else { return nil }
        return films.removeValue(forKey: StemKey(folder: file.folder, text: Self.stem(name)))
          .map { PhotoStack(.live, cover: picture, others: [$0]) }
      }
    }
  }

  private static func burst(_ photos: [(picture: Int32, isCover: Bool)]) -> PhotoStack? {
    guard photos.count > 1, let cover = photos.first(where: \.isCover) ?? photos.first else {
      return nil
    }
    return PhotoStack(
      .burst, cover: cover.picture,
      others: photos.map(\.picture).filter { $0 != cover.picture })
  }

  /// Telephones write films of these two kinds beside photos.
  private static func isCompanion(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard PictureName(name) == .film, name.count > 4 else { return false }
    let ending = name[(name.count - 4)...].map(PictureName.lowercased)
    return ending.elementsEqual(".mov".utf8) || ending.elementsEqual(".mp4".utf8)
  }

  /// Without its ending, and without capitals: one of the two is often written otherwise.
  private static func stem(_ name: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.count
    return name[..<dot].map(PictureName.lowercased)
  }
}
