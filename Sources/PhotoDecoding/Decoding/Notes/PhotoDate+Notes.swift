import PictureFacts

extension PhotoDate {
  /// "2024:01:31 14:30:05" as EXIF has it, "2024-01-31T14:30:05.25+01:00" as XMP has it; the time and what comes behind it
  /// may be missing.
  init?(note: String) {
    // derivation: a date of ten characters, another one, a time of eight; the rest says where that was so.
    let bytes = Array(note.utf8.prefix(40))
    func number(_ from: Int, _ count: Int) -> Int? {
      guard from + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[from..<from + count] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        value = 10 * value + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2) else {
      return nil
    }
    var time: Int?
    if let hour = number(11, 2), let minute = number(14, 2), hour < 24, minute < 60 {
      time = 3600 * hour + 60 * minute + (number(17, 2).map { min($0, 59) } ?? 0)
    }
    var zone: Int?
    let rest = bytes.dropFirst(16)
    if rest.contains(UInt8(ascii: "Z")) { zone = 0 }
    if let sign = rest.firstIndex(where: { [UInt8(ascii: "+"), UInt8(ascii: "-")].contains($0) }),
      let hours = number(sign + 1, 2), let minutes = number(sign + 4, 2)
    {
      zone = (60 * hours + minutes) * (bytes[sign] == UInt8(ascii: "-") ? -1 : 1)
    }
    if let known = zone, !(-840...840).contains(known) { zone = nil }
    self.init(year: year, month: month, day: day, second: time, minutesFromGreenwich: zone)
  }
}
