/// One line of a paragraph, as it is set. Points, from its left edge.
public struct SetLine: Equatable, Sendable {
  /// Where one character begins and ends in the direction in which it is read.
  public struct Edges: Equatable, Sendable {
    /// Where it begins, points from the line's left edge.
    public var start: Double
    /// Where it ends, points from the line's left edge.
    public var end: Double

    /// Points from the line's left edge.
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
  /// Of the line, points.
  public var height: Double
  /// Its paragraph is read from right to left.
  public var isRightToLeft: Bool

  /// A line of some of the paragraph's characters; lengths in points.
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
