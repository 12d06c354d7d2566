#if !hasFeature(Embedded)
  import Foundation

  /// Something that a screen reader is told of and that is no view: a part of what a view draws.
  open class UIAccessibilityElement: UIResponder {
    /// The view, or the element, that it is a part of.
    open weak var accessibilityContainer: AnyObject?

    public init(accessibilityContainer container: Any) {
      accessibilityContainer = container as AnyObject
      super.init()
    }

    /// In the coordinates of the container, points: it goes where that goes.
    open var accessibilityFrameInContainerSpace: CGRect = .null

    open override var accessibilityFrame: CGRect {
      get {
        if let frame = accessibility?.frame { return frame }
        guard let view = accessibilityContainer as? UIView,
          !accessibilityFrameInContainerSpace.isNull
        else {
          return .zero
        }
        return view.convert(accessibilityFrameInContainerSpace, to: UIScreen.main.coordinateSpace)
      }
      set { super.accessibilityFrame = newValue }
    }

    open override var isAccessibilityElement: Bool {
      get { accessibility?.isElement ?? true }
      set { super.isAccessibilityElement = newValue }
    }

    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
  }
#endif
