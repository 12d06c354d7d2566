import ScrollGeometry

/// What a launcher hands over to the program that it becomes: where decoding processes come from, and
/// perhaps a picture that one of them is working on.
///
/// It is text in the environment, and a descriptor that stays open.
package struct Handover: Equatable {
  static let variable = "ZOOMSCROLL_DECODING"
  /// Of all that crosses between processes: to be raised with every change of what is in `Wire` and
  /// `Worker`, since the launcher and the program may have been built of different sources.
  private static let version: UInt64 = 1

  var factory: Int32
  var picture: Picture?

  struct Picture: Equatable {
    var file: FileVersion
    var window: Size
  }

  init(factory: Int32, picture: Picture?) {
    self.factory = factory
    self.picture = picture
  }

  /// Nil when it is none of this version.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { UInt64($0) }
    guard numbers.count == words.count, [2, 8].contains(words.count), numbers[0] == Self.version,
      let factory = Int32(exactly: numbers[1])
    else { return nil }
    self.factory = factory
    guard numbers.count == 8 else { return }
    guard let byteCount = Int(exactly: numbers[4]) else { return nil }
    picture = Picture(
      file: FileVersion(
        identity: FileIdentity(device: UInt(numbers[2]), inode: UInt(numbers[3])),
        byteCount: byteCount, timeOfChange: numbers[5]),
      window: Size(width: Double(numbers[6]), height: Double(numbers[7])))
  }

  var text: String {
    var numbers = [Self.version, UInt64(factory)]
    if let picture {
      numbers += [
        UInt64(picture.file.identity.device), UInt64(picture.file.identity.inode),
        UInt64(picture.file.byteCount), picture.file.timeOfChange, UInt64(picture.window.width),
        UInt64(picture.window.height),
      ]
    }
    return numbers.map { String($0) }.joined(separator: " ")
  }
}
