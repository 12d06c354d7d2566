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
  /// As the file system has it; nil for what is no file.
  func path(of picture: Int32) -> [UInt8]?
}

extension PictureOrigins {
  func host(of picture: Int32) -> String? { nil }
  var slowHosts: Set<String> { [] }
  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {}
  func didRead(_ version: FileVersion, of picture: Int32) {}
  func hasChanged(_ picture: Int32) -> Bool { false }
  func path(of picture: Int32) -> [UInt8]? { nil }
}
