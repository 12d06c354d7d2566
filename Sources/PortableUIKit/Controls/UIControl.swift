#if !hasFeature(Embedded)
  import Foundation
#endif

/// A view that a person operates. A scroll view never takes a touch away from one.
open class UIControl: UIView {
  open var isEnabled = true {
    didSet { setNeedsDisplay() }
  }
  open var isSelected = false {
    didSet { setNeedsDisplay() }
  }
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }
}
