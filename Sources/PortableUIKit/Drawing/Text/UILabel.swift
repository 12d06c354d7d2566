import DisplayList
import ScrollGeometry

#if !hasFeature(Embedded)
  import Foundation
#endif

/// Shows a text in the middle of its height.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      // By bytes: comparing strings would bring the Unicode tables into a web page.
      if !(text ?? "").utf8.elementsEqual((oldValue ?? "").utf8) { textChanged() }
    }
  }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { textChanged() }
  }
  open var textColor: UIColor! = .label {
    didSet { setNeedsDisplay() }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { setNeedsDisplay() }
  }
  /// 0: as many as the text needs.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textChanged() } }
  }
  /// Where lines end for `intrinsicContentSize`, points; 0: with Auto Layout at the width it gets.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The last size that was asked for.
  private var measured: MeasuredText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    // As on UIKit, no width at all means any width.
    CGSize(measure(width: size.width > 0 ? size.width.native : .infinity))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth.native : .infinity))
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let bounds = Rect(bounds)
    let size = measure(width: bounds.width, lineLimit: numberOfLines)
    let height = min(size.height, bounds.height)
    return CGRect(
      Rect(
        x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height))
  }

  open override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
    guard let text, !text.utf8.isEmpty, let font, let textColor else { return }
    let place = textRect(
      forBounds: CGRect(layer.presented.bounds), limitedToNumberOfLines: numberOfLines)
    list.items.append(
      .text(
        TextRun(
          text: text, bounds: Rect(place), fontSize: font.pointSize.native,
          fontWeight: font.cssWeight, color: textColor.color(in: interfaceStyle),
          alignment: runAlignment, lineLimit: numberOfLines)))
  }

  private var runAlignment: TextRun.Alignment {
    switch textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }

  private func textChanged() {
    measured = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func measure(width: Double, lineLimit: Int? = nil) -> Size {
    guard let text, !text.utf8.isEmpty, let font else { return .zero }
    let lineLimit = lineLimit ?? numberOfLines
    let measuring = (window?.screen ?? .main).textMeasuring
    if let measured, measured.width == width, measured.lineLimit == lineLimit,
      measured.measuring === measuring
    {
      return measured.size
    }
    let size = measuring.size(
      of: text, fontSize: font.pointSize.native, fontWeight: font.cssWeight, width: width,
      lineLimit: lineLimit)
    measured = MeasuredText(
      width: width, lineLimit: lineLimit, measuring: measuring, size: size)
    return size
  }
}
