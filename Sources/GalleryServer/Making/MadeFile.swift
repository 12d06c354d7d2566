/// A finished file of a photo. Whoever takes it slowly does not keep it: it is made again.
public final class MadeFile: Sendable {
  public let bytes: [UInt8]
  /// Tells it from another file of the same name.
  let checksum: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    checksum = bytes.hashValue
  }
}
