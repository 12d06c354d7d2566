/// One line of a paragraph, as it is set. Points, from its left edge.
public struct SetLine: Equatable, Sendable {
  /// Where one character begins and ends in the direction in which it is read.
  public struct Edges: Equatable, Sendable {
    public var start: Double
    public var end: Double

    public init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }

  /// Of the paragraph's; a space at which the line is broken is the last of them.
  public var characters: Range<Int>
  /// Of each character.
  public var edges: [Edges]
  /// Of what is seen: without spaces at its end where it is broken.
  public var width: Double
  public var height: Double
  public var isRightToLeft: Bool

  public init(
    characters: Range<Int>, edges: [Edges], width: Double, height: Double, isRightToLeft: Bool
  ) {
    self.characters = characters
    self.edges = edges
    self.width = width
    self.height = height
    self.isRightToLeft = isRightToLeft
  }
}
