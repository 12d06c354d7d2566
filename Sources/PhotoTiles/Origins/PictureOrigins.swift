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
}

extension PictureOrigins {
  func host(of picture: Int32) -> String? { nil }
  var slowHosts: Set<String> { [] }
  func onSlowness(_ receiver: @escaping @Sendable () -> Void) {}
  func didRead(_ version: FileVersion, of picture: Int32) {}
}
