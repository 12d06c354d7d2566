import PictureFacts

extension PhotoNotes {
  func write(to writer: inout WireWriter) {
    writer.put([size?.width ?? 0, size?.height ?? 0, isCutIntoFiles ? 1 : 0])
    for text in Self.texts { writer.put(self[keyPath: text] ?? "") }
    writer.put(
      taken.map {
        [$0.year, $0.month, $0.day, $0.second ?? Self.none, $0.minutesFromGreenwich ?? Self.none]
      } ?? [])
    for setting in Self.settings { writer.put(exposure[keyPath: setting] ?? .nan) }
    writer.put(place == nil ? 0 : 1)
    for number in [place?.latitude, place?.longitude, place?.altitude] {
      writer.put(number ?? .nan)
    }
    writer.put(place?.name ?? "")
  }

  /// What cannot be is left out. Nil when something is missing.
  init?(_ reader: inout WireReader) {
    self.init()
    guard let sides = reader.ints(atMost: 3), sides.count == 3 else { return nil }
    size = PhotoSize(width: sides[0], height: sides[1])
    isCutIntoFiles = sides[2] != 0
    for path in Self.texts {
      guard let text = reader.text() else { return nil }
      self[keyPath: path] = text
    }
    guard let date = reader.ints(atMost: 5) else { return nil }
    if date.count == 5 {
      taken = PhotoDate(
        year: date[0], month: date[1], day: date[2], second: date[3] == Self.none ? nil : date[3],
        minutesFromGreenwich: date[4] == Self.none ? nil : date[4])
    }
    for setting in Self.settings {
      guard let number = reader.double() else { return nil }
      exposure[keyPath: setting] = number
    }
    guard let hasPlace = reader.int(), let latitude = reader.double(),
      let longitude = reader.double(), let altitude = reader.double(), let name = reader.text()
    else { return nil }
    if hasPlace != 0 {
      place = PhotoPlace(latitude: latitude, longitude: longitude) ?? PhotoPlace(name: name)
      place?.altitude = altitude
      place?.name = name
    }
    self = bounded
  }

  /// Stands for what is not known.
  private static var none: Int { .min }

  private static var settings: [WritableKeyPath<PhotoExposure, Double?>] {
    [\.time, \.fNumber, \.iso, \.focalLength, \.focalLengthOnFilm, \.bias]
  }
}
