/// How far a row goes that is swiped, and where it comes to rest. Points; positive to the right.
package struct SwipeTravel: Hashable, Sendable {
  /// Where a row comes to rest.
  package enum Rest: Hashable, Sendable {
    case closed
    /// Beside the actions at its left or right edge, so far from where it belongs.
    case open(Double)
    /// All the way: the first action is done.
    case full(Double)
  }

  /// What can be done at one edge.
  package struct Edge: Hashable, Sendable {
    /// Of all buttons together; 0 for none.
    package var width: Double
    /// A swipe across the row does the first.
    package var isFull: Bool

    package init(width: Double, isFull: Bool) {
      self.width = width
      self.isFull = isFull
    }

    package static let nothing = Edge(width: 0, isFull: false)
  }

  package var rowWidth: Double
  package var left: Edge
  package var right: Edge
  /// A share of the row's width: who swipes further has done the first action.
  package var fullShare: Double

  package init(rowWidth: Double, left: Edge, right: Edge, fullShare: Double) {
    self.rowWidth = rowWidth
    self.left = left
    self.right = right
    self.fullShare = fullShare
  }

  /// Where the row is when a finger would have it at `offset`: it follows to the end of the buttons, and beyond only
  /// where that means something. `give` is how much of a way beyond them is left.
  package func offset(_ wanted: Double, give: (_ beyond: Double) -> Double) -> Double {
    let edge = wanted > 0 ? left : right
    let sign = wanted > 0 ? 1.0 : -1.0
    let way = wanted.magnitude
    guard way > edge.width, !(edge.isFull && edge.width > 0) else { return wanted }
    return sign * (edge.width + give(way - edge.width))
  }

  /// Where a row comes to rest that is let go at `offset`; `projected` is where it would be a little later.
  package func rest(from offset: Double, projected: Double) -> Rest {
    let edge = offset > 0 ? left : right
    let sign = offset > 0 ? 1.0 : -1.0
    guard edge.width > 0, offset != 0 else { return .closed }
    if edge.isFull, offset.magnitude >= rowWidth * fullShare, projected * sign > edge.width {
      return .full(sign * rowWidth)
    }
    return projected * sign >= edge.width / 2 ? .open(sign * edge.width) : .closed
  }
}
