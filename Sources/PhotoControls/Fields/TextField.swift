import PortableUIKit

/// A field that one writes a line into. Its owner has the keyboard and hands on what it types.
final class TextField: UIView {
  private let label = UILabel(frame: .zero)
  private let selection = UIView(frame: .zero)
  private let caret = UIView(frame: .zero)
  private let content = UIView(frame: .zero)
  private static let padding: CGFloat = 12
  private static let caretWidth: CGFloat = 2
  private static let caretHeight: CGFloat = 20

  var edited: EditedText {
    didSet { if edited != oldValue { update() } }
  }

  init(_ text: String, label name: String) {
    edited = EditedText(text)
    super.init(frame: .zero)
    backgroundColor = ControlsTunables.pointed
    layer.cornerRadius = 8  // derivation: looks, as a menu's rows
    layer.borderWidth = 1
    layer.borderColor = ControlsTunables.action.cgColor
    clipsToBounds = true
    label.font = .systemFont(ofSize: 15)
    label.textColor = ControlsTunables.ink
    label.isAccessibilityElement = false
    selection.backgroundColor = ControlsTunables.choice
    caret.backgroundColor = ControlsTunables.action
    for view in [selection, label, caret] {
      view.isUserInteractionEnabled = false
      content.addSubview(view)
    }
    content.isUserInteractionEnabled = false
    addSubview(content)
    isAccessibilityElement = true
    isAccessibilityFocus = true
    accessibilityLabel = name
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func update() {
    label.text = edited.text
    accessibilityValue = edited.text
    setNeedsLayout()
  }

  // MARK: - Keys

  /// False when the key means nothing here.
  func handle(_ key: UIKey) -> Bool {
    let extends = key.modifierFlags.contains(.shift)
    let byWords = key.modifierFlags.contains(.control)
    let forward = isReversed ? -1 : 1
    switch key.keyCode {
    case .keyboardLeftArrow: step(-forward, byWords: byWords, extends: extends)
    case .keyboardRightArrow: step(forward, byWords: byWords, extends: extends)
    case .keyboardHome, .keyboardUpArrow: edited.move(to: 0, extends: extends)
    case .keyboardEnd, .keyboardDownArrow:
      edited.move(to: edited.characters.count, extends: extends)
    case .keyboardDeleteOrBackspace:
      edited.delete(to: byWords ? edited.word(-1) : edited.caret - 1)
    case .keyboardDeleteForward: edited.delete(to: byWords ? edited.word(1) : edited.caret + 1)
    default: return type(key)
    }
    return true
  }

  private func step(_ step: Int, byWords: Bool, extends: Bool) {
    if byWords {
      edited.move(to: edited.word(step), extends: extends)
    } else {
      edited.step(step, extends: extends)
    }
  }

  private func type(_ key: UIKey) -> Bool {
    if key.modifierFlags == .control, key.characters == "a" {
      edited.select(0..<edited.characters.count)
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]),
      let scalar = key.characters.unicodeScalars.first, scalar.value >= 0x20, scalar.value != 0x7F,
      // derivation: what the system sends for keys without letters lies in the private area.
      !(0xE000...0xF8FF).contains(scalar.value)
    else { return false }
    edited.insert(key.characters)
    return true
  }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if touch.tapCount == 2 {
      edited.select(0..<edited.characters.count)
    } else {
      edited.move(
        to: place(at: touch.location(in: content).x),
        extends: event?.modifierFlags.contains(.shift) ?? false)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    edited.move(to: place(at: touch.location(in: content).x), extends: true)
  }

  /// The nearest gap between two characters to a place of the content, points.
  private func place(at x: CGFloat) -> Int {
    let places = (0...edited.characters.count)
    return places.min { abs(self.x(of: $0) - x) < abs(self.x(of: $1) - x) } ?? 0
  }

  // MARK: - Places

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// As the whole line is written, up to a character.
  private func width(upTo count: Int) -> CGFloat {
    guard count > 0, let screen = window?.screen else { return 0 }
    return CGFloat(
      screen.textMeasuring.size(
        of: String(edited.characters[..<count]), fontSize: 15, fontWeight: 400, width: .infinity,
        lineLimit: 1
      ).width)
  }

  private func x(of place: Int) -> CGFloat {
    let way = width(upTo: place)
    return isReversed ? content.bounds.width - way : way
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - 2 * Self.padding)
    let words = width(upTo: edited.characters.count).rounded(.up)
    // What is written is seen where one writes.
    let width = max(room, words + Self.caretWidth)
    content.bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    let caretX = x(of: edited.caret)
    let start =
      isReversed
      ? max(0, min(width - room, caretX - Self.caretWidth))
      : min(width - room, max(0, caretX + Self.caretWidth - room))
    content.center = CGPoint(x: Self.padding - start + width / 2, y: bounds.midY)
    label.frame = CGRect(
      x: isReversed ? width - words : 0, y: 0, width: words, height: bounds.height)
    let top = (bounds.height - Self.caretHeight) / 2
    caret.frame = CGRect(
      x: isReversed ? caretX - Self.caretWidth : caretX, y: top, width: Self.caretWidth,
      height: Self.caretHeight)
    let ends = [edited.selection.lowerBound, edited.selection.upperBound].map(x)
    selection.frame = CGRect(
      x: min(ends[0], ends[1]), y: top, width: abs(ends[1] - ends[0]), height: Self.caretHeight)
    caret.isHidden = !edited.selection.isEmpty
  }
}
