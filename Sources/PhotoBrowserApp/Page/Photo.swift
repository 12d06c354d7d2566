/// One picture to show: what people call it, and what the tile store calls it.
public struct Photo: Hashable, Sendable {
  /// What people call it.
  public var name: String
  /// The number that the tile store knows it by.
  public var picture: Int32

  /// A picture of the tile store's, and its name.
  public init(name: String, picture: Int32) {
    self.name = name
    self.picture = picture
  }
}
