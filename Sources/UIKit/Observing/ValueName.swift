import PortableUIKit

/// The values that are observed by a name.
@MainActor
enum ValueName {
  /// How the value is read; nil where nothing tells of it.
  static func reader<Object>(of name: String, in object: Object) -> ((Object) -> Any)? {
    if object is UIScrollView, let path = offsets[name] {
      return { ($0 as! UIScrollView)[keyPath: path] }
    }
    if object is UIView, let path = places[name] { return { ($0 as! UIView)[keyPath: path] } }
    if object is UIGestureRecognizer, name == "state" {
      return { ($0 as! UIGestureRecognizer).state }
    }
    return nil
  }

  private static let offsets: [String: PartialKeyPath<UIScrollView>] = [
    "contentOffset": \.contentOffset, "contentSize": \.contentSize,
    "contentInset": \.contentInset, "zoomScale": \.zoomScale,
  ]
  private static let places: [String: PartialKeyPath<UIView>] = [
    "frame": \.frame, "bounds": \.bounds, "center": \.center,
    "hidden": \.isHidden, "isHidden": \.isHidden,
  ]
}
