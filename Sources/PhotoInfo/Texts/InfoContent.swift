import PictureFacts

/// What the panel says of a photo, in words.
struct InfoContent: Equatable {
  struct Row: Equatable {
    var name: InfoText
    var value: String
  }

  var day: String?
  var time: String?
  /// Where the day and the time are from, where that is not the camera.
  var dateSource: String?
  var title: String?
  var caption: String?
  /// Why there is nothing else.
  var problem: String?
  /// The camera, the lens and how large the picture is: the first one is what people look for.
  var lines: [String]
  /// How the picture is stored.
  var format: String?
  /// How the camera was set.
  var settings: [String]
  /// Seen on request only.
  var place: [String]
  var rows: [Row]

  /// - Parameter pins: the notes that are pinned to the photo.
  init(_ facts: PhotoFacts, pins: [String] = [], _ texts: InfoTexts) {
    let notes = facts.notes
    day = facts.date.map(texts.dates.day(of:))
    time = facts.date.flatMap(texts.dates.time(of:))
    dateSource = notes.taken == nil && day != nil ? texts[.dateOfFile] : nil
    title = notes.title
    caption = notes.caption == notes.title ? nil : notes.caption
    problem = facts.problem
    let measures = [
      notes.size.flatMap(texts.megapixels), notes.size.map(texts.size),
      facts.byteCount.map(texts.bytes),
    ].compactMap(\.self)
    lines = [notes.camera, notes.lens].compactMap(\.self)
    if !measures.isEmpty {
      // No line ends between a number and its unit.
      let unbroken = measures.map { String($0.map { $0 == " " ? "\u{A0}" : $0 }) }
      lines.append(unbroken.joined(separator: " · "))
    }
    format = notes.format
    settings = Self.settings(notes.exposure, texts)
    place = notes.place.map(texts.place) ?? []
    rows = Self.rows(facts, texts)
    if !pins.isEmpty { rows.insert(Row(name: .pins, value: pins.joined(separator: "\n")), at: 0) }
  }

  /// In the order in which cameras and people say them.
  private static func settings(_ exposure: PhotoExposure, _ texts: InfoTexts) -> [String] {
    [
      exposure.iso.map { texts.text(.sensitivity, texts.number($0, digits: 0)) },
      exposure.focalLength.map { texts.text(.millimetres, texts.number($0)) },
      exposure.bias.flatMap(texts.bias),
      exposure.fNumber.map { texts.text(.aperture, texts.number($0)) },
      exposure.time.map(texts.exposureTime),
    ].compactMap(\.self)
  }

  private static func rows(_ facts: PhotoFacts, _ texts: InfoTexts) -> [Row] {
    let (notes, exposure) = (facts.notes, facts.notes.exposure)
    let onFilm = exposure.focalLengthOnFilm.flatMap { $0 == exposure.focalLength ? nil : $0 }
    let rows: [(InfoText, String?)] = [
      (.creator, notes.creator), (.copyright, notes.copyright),
      (.colorProfile, notes.colorProfile),
      (.focalLengthOnFilm, onFilm.map { texts.text(.millimetres, texts.number($0)) }),
      (.fileName, facts.name), (.path, facts.path), (.changed, facts.changed.map(texts.moment)),
    ]
    return rows.compactMap { name, value in
      value.flatMap { $0.isEmpty ? nil : Row(name: name, value: $0) }
    }
  }
}
