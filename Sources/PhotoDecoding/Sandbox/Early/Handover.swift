import ScrollGeometry

/// What a launcher hands over to the program that it becomes: where decoding processes come from, and
/// perhaps a picture that one of them is working on.
///
/// It is text in the environment, and descriptors that stay open.
package struct Handover: Equatable {
  static let variable = "ZOOMSCROLL_DECODING"
  /// Of all that crosses between processes: to be raised with every change of what is in `Wire` and
  /// `Worker`, since the launcher and the program may have been built of different sources.
  static let version: UInt64 = 4

  var factory: Int32
  /// The number of the process at its other end.
  var process: Int32
  var picture: Picture?

  struct Picture: Equatable {
    var file: FileVersion
    var window: Size
    /// Where its pixels go.
    var memory: Int32
  }

  init(factory: Int32, process: Int32, picture: Picture?) {
    self.factory = factory
    self.process = process
    self.picture = picture
  }

  /// Nil when it is none of this version.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { UInt64($0) }
    guard numbers.count == words.count, [3, 10].contains(words.count), numbers[0] == Self.version,
      let factory = Int32(exactly: numbers[1]), let process = Int32(exactly: numbers[2])
    else { return nil }
    self.factory = factory
    self.process = process
    guard numbers.count == 10 else { return }
    guard let byteCount = Int(exactly: numbers[5]), let memory = Int32(exactly: numbers[9]) else {
      return nil
    }
    picture = Picture(
      file: FileVersion(
        identity: FileIdentity(device: UInt(numbers[3]), inode: UInt(numbers[4])),
        byteCount: byteCount, timeOfChange: numbers[6]),
      window: Size(width: Double(numbers[7]), height: Double(numbers[8])), memory: memory)
  }

  var text: String {
    var numbers = [Self.version, UInt64(factory), UInt64(process)]
    if let picture {
      numbers += [
        UInt64(picture.file.identity.device), UInt64(picture.file.identity.inode),
        UInt64(picture.file.byteCount), picture.file.timeOfChange, UInt64(picture.window.width),
        UInt64(picture.window.height), UInt64(picture.memory),
      ]
    }
    return numbers.map { String($0) }.joined(separator: " ")
  }
}
