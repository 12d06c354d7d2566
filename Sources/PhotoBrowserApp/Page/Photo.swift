/// One picture to show: what people call it, and what the tile store calls it.
public struct Photo: Hashable, Sendable {
  public var name: String
  public var picture: Int32

  public init(name: String, picture: Int32) {
    self.name = name
    self.picture = picture
  }
}
