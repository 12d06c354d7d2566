import PortableUIKit

/// Says of each property once that nobody is told of it, when it is none of those that tell.
@MainActor
enum UntoldProperties {
  private static var noted: Set<AnyKeyPath> = []

  static func note<Object: KeyValueObservable, Value>(
    _ keyPath: KeyPath<Object, Value>, of object: Object
  ) {
    guard !tells(keyPath), noted.insert(keyPath).inserted else { return }
    MissingFeatures.shared.handler(
      "observe: a property of \(Object.self), of type \(Value.self), tells of no change by itself, only together with "
        + "frame, bounds, center, isHidden, contentOffset, contentSize, contentInset or state: call who observes it"
    )
  }

  /// One of those that tell, or a part of one. An override in a program is another property.
  private static func tells<Object: KeyValueObservable, Value>(
    _ keyPath: KeyPath<Object, Value>
  ) -> Bool {
    var told: [AnyKeyPath] = []
    if let type = Object.self as? any (UIView & KeyValueObservable).Type { told += places(type) }
    if let type = Object.self as? any (UIScrollView & KeyValueObservable).Type {
      told += contents(type)
    }
    if let type = Object.self as? any (UIGestureRecognizer & KeyValueObservable).Type {
      told += states(type)
    }
    return told.contains(keyPath)
  }

  private static func places<View: UIView & KeyValueObservable>(_: View.Type) -> [AnyKeyPath] {
    parts(of: \View.frame, rectangle) + parts(of: \View.bounds, rectangle)
      + parts(of: \View.center, point) + [\View.isHidden]
  }

  private static func contents<View: UIScrollView & KeyValueObservable>(
    _: View.Type
  ) -> [AnyKeyPath] {
    parts(of: \View.contentOffset, point) + parts(of: \View.contentSize, size)
      + parts(of: \View.contentInset, edges) + [\View.zoomScale]
  }

  private static func states<Recognizer: UIGestureRecognizer & KeyValueObservable>(
    _: Recognizer.Type
  ) -> [AnyKeyPath] { [\Recognizer.state] }

  /// The whole, and what of it programs observe.
  private static func parts<Object, Whole>(
    of whole: KeyPath<Object, Whole>, _ parts: [PartialKeyPath<Whole>]
  ) -> [AnyKeyPath] {
    [whole] + parts.compactMap { (whole as AnyKeyPath).appending(path: $0) }
  }

  private static let point: [PartialKeyPath<CGPoint>] = [\.x, \.y]
  private static let size: [PartialKeyPath<CGSize>] = [\.width, \.height]
  private static let edges: [PartialKeyPath<UIEdgeInsets>] = [\.top, \.left, \.bottom, \.right]
  private static let rectangle: [PartialKeyPath<CGRect>] = [
    \.origin, \.origin.x, \.origin.y, \.size, \.size.width, \.size.height, \.width, \.height,
    \.minX, \.midX, \.maxX, \.minY, \.midY, \.maxY,
  ]
}
