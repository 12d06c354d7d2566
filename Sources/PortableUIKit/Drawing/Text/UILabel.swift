import DisplayList
import ScrollGeometry

/// Shows a text in the middle of its height.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      if styled != nil || !(text ?? "").isSame(as: oldValue ?? "") {
        styled = nil
        textChanged()
      }
    }
  }
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { textChanged() } }
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
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var allowsDefaultTighteningForTruncation = false
  /// A font that was made for a size of texts is made anew for another one.
  open var adjustsFontForContentSizeCategory = false
  /// A single line that is too long is set smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// 0…1; 0 stands for any size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Takes the place of `textColor` while `isHighlighted`.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Only the look: a label takes no touches.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }
  /// Text in several styles, in place of `text` in one.
  package final var styled: (any StyledText)? {
    didSet { textChanged() }
  }
  /// Shows a styled text; the same object is not measured again.
  package final func show(_ text: any StyledText) {
    if text === styled { return }
    self.text = text.string
    styled = text
  }
  /// Where its lines stand in a view that puts it in place by itself; first or last line.
  final var baselineInHolder: ((_ holder: UIView, _ isFirst: Bool) -> Baseline?)?
  /// What `drawText` adds to, while the label is drawn.
  private var canvas = DisplayList()
  private var isDrawing = false
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
    contentSize(
      measure(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth.native : .infinity))
  }

  override var wrapsToWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

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
    guard text != nil else { return }
    // Swapped, not copied: the list's memory stays one.
    swap(&list, &canvas)
    // no effect: what is set meanwhile is drawn with, and asks for no other drawing.
    isDrawing = true
    var rect = layer.presented.bounds
    // One that grows has all of its lines from the beginning: fewer would end in "…" until it has grown.
    rect.size.height = max(rect.height, layer.model.bounds.height)
    drawText(in: CGRect(rect))
    // no effect: as before.
    isDrawing = false
    swap(&list, &canvas)
  }

  /// What is set to draw with is drawn already.
  open override func setNeedsDisplay() {
    if !isDrawing { super.setNeedsDisplay() }
  }

  /// Sets the text in `rect`, own coordinates. A label with margins hands on a smaller one.
  open func drawText(in rect: CGRect) {
    guard let text, !text.utf8.isEmpty, let font, let color = shownColor else { return }
    let place = Rect(textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
    if let styled {
      let context = CGContext(canvas: place, style: interfaceStyle)
      styled.draw(in: place, side: runAlignment, lineLimit: numberOfLines, on: context)
      // no effect: the list that is drawn into.
      canvas.items += context.finish().items
      return
    }
    var run = TextRun(
      text: text, bounds: place, fontSize: font.pointSize.native * fit(in: place.width),
      fontWeight: font.cssWeight, color: color, alignment: runAlignment, lineLimit: numberOfLines,
      traits: font.traits)
    if let shadowColor {
      var shadow = run
      shadow.color = shadowColor.color(in: interfaceStyle)
      shadow.bounds.origin.x += shadowOffset.width.native
      shadow.bounds.origin.y += shadowOffset.height.native
      // no effect: the list that is drawn into.
      canvas.append(.text(shadow))
    }
    if !isEnabled { run.color.alpha *= Self.disabledOpacity }
    // no effect: the list that is drawn into.
    canvas.append(.text(run))
  }

  /// (Chosen by eye.)
  private static var disabledOpacity: Double { 0.4 }

  private final var shownColor: Color? {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return color?.color(in: interfaceStyle)
  }

  /// By how much the font shrinks so that a line fits.
  private func fit(in width: Double) -> Double {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return 1 }
    let natural = measure(width: .infinity).width
    guard natural > width, natural > 0 else { return 1 }
    return max(minimumScaleFactor.native, width / natural)
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
    let measuring = textMeasuring
    if let styled { return styled.size(width: width, lineLimit: lineLimit, measuring) }
    if let measured, measured.width == width, measured.lineLimit == lineLimit,
      measured.measuring === measuring, measured.textSize.isSame(as: TextSize.mark)
    {
      return measured.size
    }
    let size = measuring.size(
      of: text, fontSize: font.pointSize.native, fontWeight: font.cssWeight, traits: font.traits,
      width: width, lineLimit: lineLimit)
    measured = MeasuredText(
      width: width, lineLimit: lineLimit, measuring: measuring, size: size)
    return size
  }
}
