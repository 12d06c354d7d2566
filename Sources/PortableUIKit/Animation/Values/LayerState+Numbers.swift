import DisplayList
import ScrollGeometry

/// The numbers of one property; those it does not have are 0.
typealias LayerNumbers = SIMD8<Double>

extension LayerState {
  @inline(never) func numbers(of property: LayerProperty) -> LayerNumbers {
    switch property {
    case .position: LayerNumbers(position.x, position.y)
    case .bounds:
      LayerNumbers(
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, 0, 0, 0, 0)
    case .anchorPoint: LayerNumbers(anchorPoint.x, anchorPoint.y)
    case .transform: LayerNumbers(TransformParts(transform))
    case .zPosition: LayerNumbers(zPosition, 0)
    case .opacity: LayerNumbers(opacity, 0)
    case .cornerRadius: LayerNumbers(cornerRadius, 0)
    case .borderWidth: LayerNumbers(borderWidth, 0)
    case .borderColor: LayerNumbers(borderColor)
    case .backgroundColor: backgroundColor.map { LayerNumbers($0) } ?? .zero
    case .shadowColor: LayerNumbers(shadow.color)
    case .shadowOpacity: LayerNumbers(shadow.opacity, 0)
    case .shadowOffset: LayerNumbers(shadow.offset.dx, shadow.offset.dy)
    case .shadowRadius: LayerNumbers(shadow.radius, 0)
    }
  }

  mutating func set(_ numbers: LayerNumbers, of property: LayerProperty) {
    switch property {
    case .position: position = Point(x: numbers[0], y: numbers[1])
    case .bounds:
      bounds = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .anchorPoint: anchorPoint = Point(x: numbers[0], y: numbers[1])
    case .transform: transform = TransformParts(numbers).transform
    case .zPosition: zPosition = numbers[0]
    // May be more than 1 or less than 0 until all that several animations add is there.
    case .opacity: opacity = numbers[0]
    case .cornerRadius: cornerRadius = max(numbers[0], 0)
    case .borderWidth: borderWidth = max(numbers[0], 0)
    case .borderColor: borderColor = numbers.color
    case .backgroundColor: backgroundColor = numbers.color
    case .shadowColor: shadow.color = numbers.color
    case .shadowOpacity: shadow.opacity = numbers[0]
    case .shadowOffset: shadow.offset = Vector(dx: numbers[0], dy: numbers[1])
    case .shadowRadius: shadow.radius = max(numbers[0], 0)
    }
  }

  /// A quick look: whether the property is the same in both, without taking it apart.
  @inline(never) func differs(from other: LayerState, in property: LayerProperty) -> Bool {
    switch property {
    case .position: position != other.position
    case .bounds: bounds != other.bounds
    case .anchorPoint: anchorPoint != other.anchorPoint
    case .transform: transform != other.transform
    case .zPosition: zPosition != other.zPosition
    case .opacity: opacity != other.opacity
    case .cornerRadius: cornerRadius != other.cornerRadius
    case .borderWidth: borderWidth != other.borderWidth
    case .borderColor: borderColor != other.borderColor
    case .backgroundColor: backgroundColor != other.backgroundColor
    case .shadowColor: shadow.color != other.shadow.color
    case .shadowOpacity: shadow.opacity != other.shadow.opacity
    case .shadowOffset: shadow.offset != other.shadow.offset
    case .shadowRadius: shadow.radius != other.shadow.radius
    }
  }
}

extension LayerNumbers {
  init(_ first: Double, _ second: Double) {
    self.init(first, second, 0, 0, 0, 0, 0, 0)
  }

  /// Colours change premultiplied: from nothing to red goes through faint reds, not through browns.
  init(_ color: Color) {
    let alpha = color.alpha
    self.init(color.red * alpha, color.green * alpha, color.blue * alpha, alpha, 0, 0, 0, 0)
  }

  init(_ parts: TransformParts) {
    self.init(
      parts.tx, parts.ty, parts.scaleX, parts.scaleY, parts.shear, parts.rotation, 0, 0)
  }

  var color: Color {
    let alpha = Swift.min(Swift.max(self[3], 0), 1)
    guard alpha > 0 else { return .clear }
    func component(_ index: Int) -> Double { Swift.min(Swift.max(self[index] / alpha, 0), 1) }
    return Color(red: component(0), green: component(1), blue: component(2), alpha: alpha)
  }
}

extension TransformParts {
  init(_ numbers: LayerNumbers) {
    self.init(
      tx: numbers[0], ty: numbers[1], scaleX: numbers[2], scaleY: numbers[3], shear: numbers[4],
      rotation: numbers[5])
  }
}
