#if hasFeature(Embedded)
  /// There is no `Any` for what it lists.
  public typealias UIAccessibilityContainer = ValueListener
#else
  import Foundation

  /// What a screen reader finds in an object. Apple has these members in every `NSObject`.
  @preconcurrency @MainActor
  open class UIAccessibilityContainer: ValueListener {
    /// Views and `UIAccessibilityElement`s, in this order, in place of a view's subviews.
    open var accessibilityElements: [Any]?

    /// Of a view that is no element: a screen reader is told of lists; the other kinds make no difference.
    open var accessibilityContainerType = UIAccessibilityContainerType.none

    /// For those that keep no list. Asked each time.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
      guard let elements = accessibilityElements, elements.indices.contains(index) else {
        return nil
      }
      return elements[index]
    }

    /// `NSNotFound` for what is not in the list.
    open func index(ofAccessibilityElement element: Any) -> Int {
      accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) }
        ?? NSNotFound
    }

    public override init() { super.init() }
  }
#endif
