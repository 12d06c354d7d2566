/// A file in the trash, and where it was before. Paths are bytes: not every name is text.
public struct TrashedFile: Equatable, Sendable {
  /// Where it was, from the root.
  public let originalPath: [UInt8]
  /// Where it is now.
  public let path: [UInt8]
  /// What the trash has noted of it.
  let note: [UInt8]

  /// What people called it.
  public var name: String { FilePath.name(of: originalPath) }
}
