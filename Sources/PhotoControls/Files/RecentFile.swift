/// What somebody has opened before.
public struct RecentFile {
  public var name: String
  /// The name of the folder that it is in.
  public var folder: String
  /// Opens it again.
  public var open: @MainActor () -> Void

  public init(name: String, folder: String, open: @escaping @MainActor () -> Void) {
    self.name = name
    self.folder = folder
    self.open = open
  }
}
