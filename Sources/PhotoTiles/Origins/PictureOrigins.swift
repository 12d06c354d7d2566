import PictureFacts

/// Where the bytes of several pictures come from, by their numbers.
protocol PictureOrigins: Sendable {
  var pictureCount: Int { get }
  func origin(of picture: Int32) -> any TileSource
  /// The server that a picture comes from, if it comes from one.
  func host(of picture: Int32) -> String?
  /// Servers that people are waiting for.
  var slowHosts: Set<String> { get }
  /// - Parameter receiver: called on any thread when there are others.
  func onSlowness(_ receiver: @escaping @Sendable () -> Void)
  /// A picture was read from this version of its file.
  func didRead(_ version: FileVersion, of picture: Int32)
  /// The file of a picture that was read has other bytes now.
  func hasChanged(_ picture: Int32) -> Bool
  /// How it is shown turned, beyond what its file says.
  func turns(of picture: Int32) -> [PhotoTurn]
  /// What stood in its place before it was turned; nil for what was not, or in its file.
  func former(of picture: Int32) -> FormerPicture?
  /// What people call it; empty when it has no name.
  func name(of picture: Int32) -> String
  /// For people: where it is on the disk, from the root, or on the web; empty when it is nowhere.
  func address(of picture: Int32) -> String
  /// As the file system has it; nil for what is no file.
  func path(of picture: Int32) -> [UInt8]?
}

extension PictureOrigins {
  func host(of picture: Int32) -> String? { nil }
  var slowHosts: Set<String> { [] }
  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {}
  func didRead(_ version: FileVersion, of picture: Int32) {}
  func turns(of picture: Int32) -> [PhotoTurn] { [] }
  func former(of picture: Int32) -> FormerPicture? { nil }
  func name(of picture: Int32) -> String { "" }
  func address(of picture: Int32) -> String { "" }
  func hasChanged(_ picture: Int32) -> Bool { false }
  func path(of picture: Int32) -> [UInt8]? { nil }
}
