#if !hasFeature(Embedded)
  import Foundation
  import ScrollGeometry

  extension LayerValue {
    /// Nil when it is of no kind that a layer has.
    init?(_ value: Any?) {
      switch value {
      case let number as NSNumber: self = .number(number.doubleValue)
      case let number as CGFloat: self = .number(number.native)
      case let number as Double: self = .number(number)
      case let number as Float: self = .number(Double(number))
      case let number as Int: self = .number(Double(number))
      case let point as CGPoint: self = .pair(point.x.native, point.y.native)
      case let size as CGSize: self = .pair(size.width.native, size.height.native)
      case let rect as CGRect: self = .rect(Rect(rect))
      case let color as CGColor: self = .color(color.color)
      case let color as UIColor: self = .color(color.light)
      case let transform as CATransform3D:
        self = .transform(ScrollGeometry.AffineTransform(transform.seenInPlane))
      case let transform as CGAffineTransform:
        self = .transform(ScrollGeometry.AffineTransform(transform))
      case let value as NSValue: self.init(value)
      default: return nil
      }
    }

    private init?(_ value: NSValue) {
      let type = String(cString: value.objCType)
      if type == String(cString: NSValue(point: .zero).objCType) {
        self.init(value.pointValue)
      } else if type == String(cString: NSValue(size: .zero).objCType) {
        self.init(value.sizeValue)
      } else if type == String(cString: NSValue(rect: .zero).objCType) {
        self.init(value.rectValue)
      } else {
        return nil
      }
    }

    /// As Core Animation hands it out for a property of this name.
    func boxed(_ path: LayerKeyPath) -> Any {
      switch self {
      case .number(let number): NSNumber(value: number)
      case .pair(let x, let y):
        path.property == .shadowOffset || path.property == .bounds && path.first == 2
          ? CGSize(width: x, height: y) : CGPoint(x: x, y: y)
      case .rect(let rect): CGRect(rect)
      case .color(let color): CGColor(color)
      case .transform(let transform):
        CATransform3DMakeAffineTransform(CGAffineTransform(transform))
      }
    }
  }
#endif
