import Localization
import PortableUIKit

/// Says what is looked for among the photos of a grid, above them, and that there is none.
final class FindingView: UIView {
  private let box = UIView(frame: .zero)
  private let lens = CAShapeLayer()
  private let text = UILabel(frame: .zero)
  private let caret = UIView(frame: .zero)
  private let emptiness = UILabel(frame: .zero)
  /// Nobody has typed anything yet.
  private var isAtStart = true
  private let cross = CAShapeLayer()
  private let button = UIControl(frame: .zero)

  /// - Parameter close: called by whoever has found it, or has given up.
  init(frame: CGRect, close: @escaping @MainActor () -> Void) {
    super.init(frame: frame)
    cross.path = Self.crossPath.cgPath
    cross.fillColor = nil
    cross.strokeColor = UIColor(white: 1, alpha: 0.8).cgColor
    cross.lineWidth = 1.6  // derivation: as heavy as the lens
    cross.lineCap = .round
    button.layer.addSublayer(cross)
    button.isAccessibilityElement = true
    button.accessibilityTraits = .button
    button.accessibilityLabel = Words.text("Close")
    button.addAction(UIAction { _ in close() }, for: .touchUpInside)
    box.addSubview(button)
    box.backgroundColor = UIColor(
      red: 0.12, green: 0.12, blue: 0.13, alpha: CGFloat(GridTunables.fieldOpacity))
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor(white: 1, alpha: 0.1).cgColor
    box.layer.cornerRadius = CGFloat(GridTunables.fieldHeight / 2)
    lens.path = Self.lensPath.cgPath
    lens.fillColor = nil
    lens.strokeColor = UIColor(white: 1, alpha: 0.6).cgColor
    lens.lineWidth = 1.6  // derivation: as heavy as the text
    lens.lineCap = .round
    box.layer.addSublayer(lens)
    text.font = .systemFont(ofSize: 14)
    text.textColor = UIColor(white: 1, alpha: 0.95)
    text.lineBreakMode = .byTruncatingHead
    caret.backgroundColor = UIColor(red: 0.35, green: 0.68, blue: 1, alpha: 1)
    caret.layer.cornerRadius = 1
    box.addSubview(text)
    box.addSubview(caret)
    addSubview(box)
    emptiness.font = .systemFont(ofSize: 17, weight: .semibold)
    emptiness.textColor = UIColor(white: 1, alpha: 0.6)
    emptiness.textAlignment = .center
    emptiness.numberOfLines = 2
    addSubview(emptiness)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
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

  /// What it takes of the upper edge, points.
  var room: CGFloat { fieldTop + CGFloat(GridTunables.fieldHeight + GridTunables.fieldPadding) }

  private var fieldTop: CGFloat {
    let isNarrow = bounds.width < CGFloat(GridTunables.narrow)
    return safeAreaInsets.top
      + CGFloat(isNarrow ? GridTunables.narrowFieldTop : GridTunables.fieldTop)
  }

  /// What is not on its button goes to the photos.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) === button ? button : nil
  }

  /// - Parameter isFound: there are photos of that name.
  func show(_ typed: String, isFound: Bool) {
    text.text = typed.isEmpty ? Words.text("Find by name") : typed
    text.alpha = typed.isEmpty ? 0.5 : 1  // derivation: looks of what nobody has typed
    isAtStart = typed.isEmpty
    box.isAccessibilityElement = true
    box.accessibilityLabel = Words.text("Photos whose names have in them")
    box.accessibilityValue = typed
    text.isAccessibilityElement = false
    emptiness.text = isFound ? "" : Words.text("No photos named “%”", typed)
    emptiness.isHidden = isFound
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (height, padding) = (CGFloat(GridTunables.fieldHeight), CGFloat(GridTunables.fieldPadding))
    let icon = CGFloat(GridTunables.fieldIcon)
    let most = min(CGFloat(GridTunables.fieldWidth), bounds.width - 2 * padding)
    let room = max(0, most - 3 * padding - icon - height)
    let words = min(room, text.sizeThatFits(bounds.size).width.rounded(.up))
    let width = max(CGFloat(GridTunables.leastFieldWidth), words + 3 * padding + icon + height)
    box.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: fieldTop, width: width, height: height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ x: CGFloat, _ size: CGFloat) -> CGFloat { isReversed ? width - x - size : x }
    lens.frame = CGRect(x: place(padding, icon), y: (height - icon) / 2, width: icon, height: icon)
    let textX = 1.5 * padding + icon
    text.frame = CGRect(x: place(textX, words), y: 0, width: words, height: height)
    // derivation: a text's caret is as high as its letters and stands clear of the last.
    caret.frame = CGRect(
      x: place(isAtStart ? textX - 3 : textX + words + 2, 2), y: (height - 18) / 2, width: 2,
      height: 18)
    button.frame = CGRect(
      x: place(width - height, height), y: 0, width: height, height: height)
    cross.frame = CGRect(
      x: (height - icon) / 2, y: (height - icon) / 2, width: icon, height: icon)
    emptiness.frame = bounds.insetBy(dx: 2 * padding, dy: 0)
  }
}
