import Localization
import PortableUIKit

/// Says what is looked for, how many photos have it in their names, and which of them Return opens.
final class FindingField: UIView {
  private let lens = CAShapeLayer()
  private let text = FindingTextField()
  /// As wide as what stands in the field.
  private let measure = UILabel(frame: .zero)
  private let hint = UILabel(frame: .zero)
  private let count = UILabel(frame: .zero)
  private let cross = CAShapeLayer()
  private let button = UIControl(frame: .zero)
  /// Nobody has typed anything yet.
  private var isAtStart = true

  /// - Parameters:
  ///   - write: called with what somebody has written.
  ///   - close: called by whoever has found it, or has given up.
  init(
    write: @escaping @MainActor (String) -> Void, close: @escaping @MainActor () -> Void
  ) {
    super.init(frame: .zero)
    backgroundColor = GridTunables.glass
    layer.borderWidth = 1
    draw(lens, Self.lensPath, 0.6)
    layer.addSublayer(lens)
    text.addAction(
      UIAction { [unowned text] _ in write(text.text ?? "") }, for: .editingChanged)
    measure.font = text.font
    for label in [hint, count] {
      label.font = .text(ofSize: 13)
      label.textColor = UIColor(white: 1, alpha: 0.6).inHighContrast(.white)
      label.isAccessibilityElement = false
    }
    hint.lineBreakMode = .byTruncatingMiddle
    draw(cross, Self.crossPath, 0.8)
    button.layer.addSublayer(cross)
    button.isAccessibilityElement = true
    button.accessibilityTraits = .button
    button.accessibilityLabel = Words.text("Close")
    button.addAction(UIAction { _ in close() }, for: .touchUpInside)
    for view in [text, hint, count, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func draw(_ shape: CAShapeLayer, _ path: UIBezierPath, _ opacity: CGFloat) {
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor(white: 1, alpha: opacity).cgColor
    shape.lineWidth = 1.6  // derivation: as heavy as the text
    shape.lineCap = .round
  }

  // derivation: a lens of 16 points with a handle, drawn to match the icons of the controls.
  private static var lensPath: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 10, height: 10))
    path.move(to: CGPoint(x: 9.8, y: 9.8))
    path.addLine(to: CGPoint(x: 14.5, y: 14.5))
    return path
  }

  // derivation: strokes of the lens's size, in a square of 16 points.
  private static var crossPath: UIBezierPath {
    let path = UIBezierPath()
    for (from, to) in [((4.0, 4.0), (12.0, 12.0)), ((12, 4), (4, 12))] {
      path.move(to: CGPoint(x: from.0, y: from.1))
      path.addLine(to: CGPoint(x: to.0, y: to.1))
    }
    return path
  }

  /// - Parameters:
  ///   - found: so many photos have it in their names.
  ///   - hit: the name of the one that Return opens; nil where there is none.
  func show(_ typed: String, found: Int, hit: String?) {
    isAtStart = typed.isEmpty
    if text.text != typed { text.text = typed }
    measure.text = isAtStart ? text.placeholder : typed
    // Of none is said in the middle of the window.
    count.text = isAtStart || found == 0 ? "" : Words.plural("% found", "% found", found)
    hint.text = hit.map { Words.text("Return opens “%”", $0) } ?? ""
    text.accessibilityValue = [count.text, hint.text].compactMap { $0 }.filter { !$0.isEmpty }
      .reduce(typed) { Words.text("%1, %2", $0, $1) }
    setNeedsLayout()
  }

  /// What is written goes to it, and a screen reader reads it, unless a photo is meant.
  func beginWriting() { text.becomeFirstResponder() }

  var isHeard: Bool {
    get { text.isAccessibilityFocus }
    set { text.isAccessibilityFocus = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    layer.cornerRadius = height / 2
    layer.borderColor = GridTunables.glassEdge.cgColor
    let (padding, icon) = (CGFloat(GridTunables.fieldPadding), CGFloat(GridTunables.fieldIcon))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ size: CGFloat) {
      view.frame = CGRect(
        x: isReversed ? width - x - size : x, y: 0, width: size, height: height)
    }
    func natural(_ label: UILabel) -> CGFloat {
      (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(bounds.size).width.rounded(.up)
    }
    lens.frame = CGRect(
      x: isReversed ? width - padding - icon : padding, y: (height - icon) / 2, width: icon,
      height: icon)
    place(button, width - height, height)
    cross.frame = CGRect(
      x: (height - icon) / 2, y: (height - icon) / 2, width: icon, height: icon)
    let textX = 1.5 * padding + icon
    // What is typed comes first; how many there are stays as long as some of it can be read.
    let countWidth = natural(count)
    let countX = width - height - countWidth
    count.isHidden = countX - textX < CGFloat(GridTunables.leastFieldText)
    let end = (count.isHidden || countWidth == 0 ? width - height : countX) - padding / 2
    // derivation: a caret stands behind the last letter.
    let words = max(0, min(natural(measure) + 4, end - textX))
    place(text, textX, words)
    place(count, countX, countWidth)
    let hintX = textX + words + padding
    let hintWidth = min(natural(hint), end - hintX)
    hint.isHidden = hintWidth < CGFloat(GridTunables.leastHint)
    place(hint, hintX, max(0, hintWidth))
  }
}
