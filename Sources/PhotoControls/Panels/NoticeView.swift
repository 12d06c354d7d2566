import PortableUIKit

/// Says for a while what has happened, and offers to undo it.
final class NoticeView: UIView {
  private let label = UILabel(frame: .zero)
  private let button = UILabel(frame: .zero)
  private let action: () -> Void
  private let gone: () -> Void
  private var age = 0.0
  /// Seconds until it is seen: what is over sooner is not worth a word.
  private let delay: Double
  /// Seconds.
  private var stay: Double
  private lazy var link = FrameLink { [unowned(unsafe) self] in pass($0 - $1) }
  private static let padding: CGFloat = 18

  /// - Parameters:
  ///   - actionTitle: nil when there is nothing to do about it.
  ///   - delay: seconds until it is seen.
  ///   - stay: seconds; infinite for what stays until somebody ends it.
  ///   - gone: called when it has been there long enough.
  init(
    _ text: String, actionTitle: String?, delay: Double, stay: Double,
    action: @escaping () -> Void, gone: @escaping () -> Void
  ) {
    self.delay = delay
    self.stay = stay
    self.action = action
    self.gone = gone
    super.init(frame: .zero)
    isHidden = delay > 0
    backgroundColor = ControlsTunables.panelGround
    addEdge()
    label.text = text
    label.font = .text(ofSize: 14)
    label.textColor = ControlsTunables.ink
    label.numberOfLines = 2
    button.text = actionTitle
    button.font = .text(ofSize: 14, weight: .semibold)
    button.textColor = ControlsTunables.action
    button.isHidden = actionTitle == nil
    button.accessibilityTraits = .button
    addSubview(label)
    addSubview(button)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(NoticeView.tapped)))
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The window must not call a view that is gone.
    if let window { link.start(in: window) } else { link.stop() }
  }

  private func pass(_ seconds: Double) {
    age += seconds
    if isHidden, age >= delay { isHidden = false }
    guard age >= stay else { return }
    link.stop()
    gone()
  }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  /// There is something to do about it.
  var hasAction: Bool { !button.isHidden }

  /// Somebody is elsewhere by now: it does not stay for long any more, but for what is still under way.
  func hurry() {
    if stay.isFinite { stay = min(stay, age + ControlsTunables.leftNoticeStay) }
  }

  /// What its button does.
  override func accessibilityActivate() -> Bool {
    guard !button.isHidden else { return false }
    end()
    return true
  }

  /// Nobody hears of it any more.
  func leave() {
    link.stop()
    fadeOutAndRemove()
  }

  func tapped(_ recognizer: UITapGestureRecognizer) { end() }

  private func end() {
    link.stop()
    // What it does may have something to say, too.
    gone()
    if !button.isHidden { action() }
  }

  private var buttonWidth: CGFloat {
    button.isHidden ? 0 : button.sizeThatFits(.zero).width.rounded(.up) + Self.padding
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - 2 * Self.padding - buttonWidth)
    let words = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min(words.width.rounded(.up), room) + buttonWidth + 2 * Self.padding,
      height: max(ControlsTunables.button, words.height.rounded(.up) + Self.padding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = ControlsTunables.button / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let buttonWidth = self.buttonWidth
    let textWidth = max(0, bounds.width - 2 * Self.padding - buttonWidth)
    label.frame = CGRect(
      x: isReversed ? Self.padding + buttonWidth : Self.padding, y: 0, width: textWidth,
      height: bounds.height)
    let shown = max(0, buttonWidth - Self.padding)
    button.frame = CGRect(
      x: isReversed ? Self.padding : bounds.width - Self.padding - shown, y: 0, width: shown,
      height: bounds.height)
  }
}
