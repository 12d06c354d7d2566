import ScrollGeometry

/// A point of a rectangle: a share of its sides from the top left corner, and how far from there.
public struct ComposedAnchor: Hashable, Sendable {
  /// 0 left or top, 1 right or bottom.
  public var share: Point
  /// Points, or a share of the size of what is placed.
  public var offset: Vector
  public var isOffsetFractional: Bool

  public init(share: Point, offset: Vector = .zero, isOffsetFractional: Bool = false) {
    self.share = share
    self.offset = offset
    self.isOffsetFractional = isOffsetFractional
  }

  fileprivate func offset(for size: Size) -> Vector {
    isOffsetFractional
      ? Vector(dx: offset.dx * size.width, dy: offset.dy * size.height) : offset
  }
}

/// Something that is attached to an item of a compositional layout.
public struct ComposedBadge: Sendable {
  /// Who it is, for the owner.
  public var number: Int
  /// Shares are those of the item.
  public var size: ComposedSize
  /// On the item.
  public var anchor: ComposedAnchor
  /// The point of the badge that lies there; nil: the same as on the item.
  public var ownAnchor: ComposedAnchor?

  public init(
    number: Int, size: ComposedSize, anchor: ComposedAnchor, ownAnchor: ComposedAnchor? = nil
  ) {
    self.number = number
    self.size = size
    self.anchor = anchor
    self.ownAnchor = ownAnchor
  }

  /// Where it lies beside an item, points; `needed` is how large it turned out to be.
  func frame(on item: Rect, needed: Size?) -> Rect {
    var own = self.size
    if let needed { own.take(needed) }
    let size = own.size(in: item.size)
    let place =
      item.origin
      + Vector(dx: anchor.share.x * item.width, dy: anchor.share.y * item.height)
      + anchor.offset(for: size)
    let held = ownAnchor ?? ComposedAnchor(share: anchor.share)
    let back =
      Vector(dx: held.share.x * size.width, dy: held.share.y * size.height) + held.offset(for: size)
    return Rect(origin: place + (.zero - back), size: size)
  }
}
