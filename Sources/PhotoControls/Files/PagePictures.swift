/// The pictures of a page: what is done to the one that is shown is done to those that are seen with it only.
public struct PagePictures: Equatable, Sendable {
  public var shown: Int32
  public var others: [Int32]

  public init(_ shown: Int32, with others: [Int32] = []) {
    self.shown = shown
    self.others = others
  }

  public var all: [Int32] { [shown] + others }
}
