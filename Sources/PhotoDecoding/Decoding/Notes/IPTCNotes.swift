import PictureFacts

/// What IPTC's records say (IPTC-NAA Information Interchange Model 4.2): texts with a number each. Photoshop puts them
/// among other things of its own (Adobe Photoshop File Formats Specification, "Image Resource Blocks").
struct IPTCNotes {
  /// Of the second record, which is about the picture.
  enum Text: UInt8 {
    case title = 5
    case date = 55
    case time = 60
    case creator = 80
    case city = 90
    case country = 101
    case copyright = 116
    case caption = 120
  }

  private var texts: [UInt8: String] = [:]

  init(_ bytes: [UInt8]) {
    guard let records = bytes.first == Self.mark ? bytes[...] : Self.records(in: bytes) else {
      return
    }
    var rest = records
    while rest.count >= 5, rest.first == Self.mark {
      let start = rest.startIndex
      let (record, number) = (rest[start + 1], rest[start + 2])
      let length = Int(rest[start + 3]) << 8 | Int(rest[start + 4])
      // Longer ones have a length of another form: no text that is looked for does.
      guard length < 0x8000, rest.count >= 5 + length else { return }
      if record == 2, Text(rawValue: number) != nil, texts[number] == nil {
        texts[number] = NoteText.string(rest[(start + 5)..<(start + 5 + length)])
      }
      rest = rest.dropFirst(5 + length)
    }
  }

  subscript(_ text: Text) -> String? { texts[text.rawValue].flatMap { $0.isEmpty ? nil : $0 } }

  var placeName: String? {
    let parts = [self[.city], self[.country]].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// "20240131" and "143005+0100".
  var taken: PhotoDate? {
    guard let date = self[.date].map({ Array($0) }), date.count >= 8 else { return nil }
    var note = "\(String(date[..<4])):\(String(date[4..<6])):\(String(date[6..<8]))"
    if let time = self[.time].map({ Array($0) }), time.count >= 6 {
      note += " \(String(time[..<2])):\(String(time[2..<4])):\(String(time[4..<6]))"
      if time.count >= 11 { note += "\(String(time[6..<9])):\(String(time[9..<11]))" }
    }
    return PhotoDate(note: note)
  }

  /// Before each text.
  private static let mark: UInt8 = 0x1C

  /// The block that has the records.
  private static func records(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes[...]
    if rest.starts(with: "Photoshop 3.0\0".utf8) { rest = rest.dropFirst(14) }
    // A signature, a number, a name whose length is odd with its first byte, a length.
    while rest.count >= 12, rest.starts(with: "8BIM".utf8) {
      let start = rest.startIndex
      let number = Int(rest[start + 4]) << 8 | Int(rest[start + 5])
      let name = Int(rest[start + 6]) + 1
      let body = start + 6 + name + name % 2
      guard body + 4 <= rest.endIndex else { return nil }
      let length = rest[body..<body + 4].reduce(0) { $0 << 8 | Int($1) }
      guard body + 4 + length <= rest.endIndex else { return nil }
      if number == 0x0404 { return rest[(body + 4)..<(body + 4 + length)] }
      rest = rest[min(body + 4 + length + length % 2, rest.endIndex)...]
    }
    return nil
  }
}
