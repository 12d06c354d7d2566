/// As large as the window: the menu, what is lifted above it, and what darkens the rest.
final class MenuOverlay: UIView {
  private let lift: MenuLift?
  private let anchor: CGRect
  private let way: MenuPresentation.Way
  private let dimming = UIView(frame: .zero)
  /// Has the shadow of what is lifted.
  private let lifted = UIView(frame: .zero)
  private var panel: MenuPanel?
  /// A finger that has opened the menu goes over its lines.
  private(set) var isSlid = false
  /// It has gone, or is going.
  private var isLeaving = false
  /// What is lifted does not go back to where it lies: it grows into what comes after it.
  var growsAway = false
  var chosen: ((UIAction) -> Void)?
  var dismissed: (() -> Void)?
  var previewTapped: (() -> Void)?

  /// - Parameters:
  ///   - lift: nil for the menu alone.
  ///   - anchor: what it stands beside then, window points.
  init(_ lift: MenuLift?, anchor: CGRect, _ way: MenuPresentation.Way) {
    self.lift = lift
    self.anchor = anchor
    self.way = way
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let lift else { return }
    dimming.backgroundColor = MenuTunables.dimming
    dimming.isUserInteractionEnabled = false
    addSubview(dimming)
    lifted.isUserInteractionEnabled = false
    lifted.layer.shadowColor = UIColor.black.cgColor
    lifted.layer.shadowOpacity = MenuTunables.shadowOpacity
    lifted.layer.shadowRadius = MenuTunables.shadowRadius
    lifted.layer.shadowOffset = CGSize(width: 0, height: MenuTunables.shadowDrop)
    lifted.addSubview(lift.content)
    addSubview(lifted)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  var isRich: Bool { lift != nil }

  // MARK: Showing

  func show(_ menu: UIMenu, in window: UIWindow, beginsWithFocus: Bool) {
    let panel = MenuPanel(menu, isTouched: way != .pointer && way != .keys)
    panel.chosen = { [unowned(unsafe) self] in chosen?($0) }
    panel.changed = { [unowned(unsafe) self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
    self.panel = panel
    if menu.children.isEmpty { panel.isHidden = true }
    addSubview(panel)
    frame = window.bounds
    window.addSubview(self)
    UIView.performWithoutAnimation { layoutIfNeeded() }
    if beginsWithFocus { panel.meanFirst() }
  }

  func reload() { panel?.reload() }

  func replace(_ menu: UIMenu) {
    panel?.isHidden = menu.children.isEmpty
    panel?.replace(menu)
  }

  /// Comes or goes; `along` is animated with it.
  func animate(isThere: Bool, _ along: @escaping () -> Void, _ done: @escaping () -> Void) {
    isLeaving = !isThere
    isUserInteractionEnabled = isThere
    if isThere {
      UIView.performWithoutAnimation { look(isThere: false) }
    } else {
      panel?.forget()
    }
    // A picture comes from what is held and goes back to it. What the program shows grows over it.
    if isThere == (lift?.isPicture ?? false) || growsAway { lift?.showSource(!isThere) }
    UIView.animate(
      withDuration: isThere ? MenuTunables.opening : MenuTunables.closing, delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: { [self] in
        look(isThere: isThere)
        along()
      },
      completion: { [self] _ in
        if isLeaving == !isThere { lift?.showSource(isLeaving) }
        done()
      })
  }

  private func look(isThere: Bool) {
    dimming.alpha = isThere ? 1 : 0
    panel?.alpha = isThere ? 1 : 0
    let isStill = UIAccessibility.isReduceMotionEnabled
    let scale = isThere || isStill ? 1 : MenuTunables.smallScale
    panel?.transform = CGAffineTransform(scaleX: scale, y: scale)
    guard let lift else { return }
    lifted.alpha = isThere || lift.origin.size == lift.size && !growsAway ? 1 : 0
    lifted.layer.shadowOpacity = isThere ? MenuTunables.shadowOpacity : 0
    let away = growsAway ? overAll() : fromOrigin(lift)
    lifted.transform = isThere || isStill ? .identity : away
  }

  /// As large as covers the window.
  private func overAll() -> CGAffineTransform {
    let (own, all) = (lifted.bounds.size, bounds)
    guard own.width > 0, own.height > 0 else { return .identity }
    let scale = max(all.width / own.width, all.height / own.height)
    return CGAffineTransform(
      translationX: all.midX - lifted.center.x, y: all.midY - lifted.center.y
    ).scaledBy(x: scale, y: scale)
  }

  /// From where what is lifted is shown to where it lies.
  private func fromOrigin(_ lift: MenuLift) -> CGAffineTransform {
    let target = convert(lift.origin, from: nil)
    guard lifted.bounds.width > 0 else { return .identity }
    let scale = target.width / lifted.bounds.width
    return CGAffineTransform(
      translationX: target.midX - lifted.center.x, y: target.midY - lifted.center.y
    ).scaledBy(x: scale, y: scale)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    dimming.frame = bounds
    guard let panel, !isLeaving else { return }
    let area = bounds.inset(by: safeAreaInsets).insetBy(
      dx: MenuTunables.margin, dy: MenuTunables.margin)
    var target = convert(anchor, from: nil)
    let size = panel.sizeThatFits(area.size)
    if let lift {
      target = placed(lift, in: area, menuHeight: panel.isHidden ? 0 : size.height)
      lifted.bounds = CGRect(origin: .zero, size: target.size)
      lifted.center = CGPoint(x: target.midX, y: target.midY)
      lift.place(in: lifted.bounds)
    }
    let place = MenuPlace(
      size, beside: target, gap: lift == nil && anchor.isEmpty ? 0 : MenuTunables.gap, in: area,
      side: way == .program
        ? .middle : effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
    panel.layer.anchorPoint = place.anchor
    panel.bounds = CGRect(origin: .zero, size: place.frame.size)
    panel.center = CGPoint(
      x: place.frame.minX + place.anchor.x * place.frame.width,
      y: place.frame.minY + place.anchor.y * place.frame.height)
    panel.layoutIfNeeded()
  }

  /// A little larger than it lies, and moved so that the menu has room, too.
  private func placed(_ lift: MenuLift, in area: CGRect, menuHeight: CGFloat) -> CGRect {
    let origin = convert(lift.origin, from: nil)
    let room = max(0, area.height - min(menuHeight, area.height / 2) - MenuTunables.gap)
    let wanted = lift.size
    let most = min(
      MenuTunables.lift, area.width / max(1, wanted.width), room / max(1, wanted.height))
    let size = CGSize(width: wanted.width * most, height: wanted.height * most)
    var x = origin.midX - size.width / 2
    var y = origin.midY - size.height / 2
    x = max(area.minX, min(x, area.maxX - size.width))
    y = max(area.minY, min(y, area.maxY - size.height))
    let below = area.maxY - y - size.height - MenuTunables.gap
    let above = y - area.minY - MenuTunables.gap
    if menuHeight > max(below, above) {
      y = max(area.minY, min(y, area.maxY - menuHeight - MenuTunables.gap - size.height))
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !isOnLifted(touch) else { return }
    dismissed?()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, isOnLifted(touch) { previewTapped?() }
  }

  private func isOnLifted(_ touch: UITouch) -> Bool {
    lift != nil && lifted.frame.contains(touch.location(in: self))
  }

  /// Window points.
  func slide(to place: CGPoint) {
    isSlid = true
    if let panel { panel.touch(panel.convert(place, from: nil)) }
  }

  /// - Parameter place: window points; nil when the finger was lost.
  func slideEnds(at place: CGPoint?) {
    isSlid = false
    guard let panel else { return }
    if let place { panel.choose(at: panel.convert(place, from: nil)) } else { panel.touch(nil) }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// No key goes on to what lies below.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      guard let key = press.key, panel?.take(key) == false else { continue }
      dismissed?()
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  override func accessibilityPerformEscape() -> Bool {
    dismissed?()
    return true
  }
}
