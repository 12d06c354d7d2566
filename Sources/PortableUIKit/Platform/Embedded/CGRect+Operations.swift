#if hasFeature(Embedded)
  extension CGRect {
    /// The smallest rectangle with whole numbers that contains this one.
    public var integral: CGRect {
      guard !isNull else { return self }
      let left = minX.rounded(.down)
      let top = minY.rounded(.down)
      return CGRect(
        x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// Moves each edge inwards; `null` when nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull else { return self }
      let result = CGRect(
        x: minX + dx, y: minY + dy, width: size.width.magnitude - 2 * dx,
        height: size.height.magnitude - 2 * dy)
      return result.size.width < 0 || result.size.height < 0 ? .null : result
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull else { return self }
      let rect = standardized
      return CGRect(
        x: rect.origin.x + dx, y: rect.origin.y + dy, width: rect.size.width,
        height: rect.size.height)
    }

    /// The smallest rectangle that contains both.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let left = min(minX, other.minX)
      let top = min(minY, other.minY)
      return CGRect(
        x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func intersection(_ other: CGRect) -> CGRect {
      guard !isNull, !other.isNull else { return .null }
      let left = max(minX, other.minX)
      let top = max(minY, other.minY)
      let right = min(maxX, other.maxX)
      let bottom = min(maxY, other.maxY)
      guard left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func intersects(_ other: CGRect) -> Bool {
      !intersection(other).isNull
    }

    /// The left and top edges belong to it, the right and bottom ones do not.
    public func contains(_ point: CGPoint) -> Bool {
      !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func contains(_ other: CGRect) -> Bool {
      union(other) == self
    }
  }
#endif
