/// What lies inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// The ends of a line.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The corners of a line.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// What `drawPath` does; `eo` is the even-odd rule.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The kinds of steps; the values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, for `CGPath.applyWithBlock(_:)`; the points are valid in the call only.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}
