import Localization
import PhotoStrip
import PortableUIKit

/// The controls over a photo or the grid, along the edges: they cover nothing else, and let through what is not theirs.
final class ControlsView: UIView {
  private let leading: GlassView
  private let trailing: GlassView
  private let zoom: GlassView
  private let back: GlassView
  private let onward: GlassView
  private let title = TitleView(frame: .zero)
  private let hint = HintView(frame: .zero)
  private let buttons: [ViewerCommand: IconButton]
  private let readout: TextButton
  private let key: @MainActor (ViewerCommand) -> String?
  /// The button under the pointer, and seconds since it came there.
  private var pointed: (command: ViewerCommand, age: Double)?

  /// - Parameters:
  ///   - perform: called when a button was used.
  ///   - key: the key that does the same as a button, as a menu writes it; nil for none.
  ///   - showSteps: called when the read-out was.
  init(
    perform: @escaping @MainActor (ViewerCommand) -> Void,
    key: @escaping @MainActor (ViewerCommand) -> String?,
    showSteps: @escaping @MainActor () -> Void
  ) {
    self.key = key
    var buttons: [ViewerCommand: IconButton] = [:]
    func button(_ command: ViewerCommand) -> IconButton {
      let button = IconButton(command.icon ?? .dots, label: command.title) { perform(command) }
      buttons[command] = button
      return button
    }
    readout = TextButton(label: Words.text("Zoom"), action: showSteps)
    leading = GlassView([button(.grid)])
    trailing = GlassView(
      [.favourite, .turnRight, .information, .share, .trash, .fullScreen, .menu].map { button($0) })
    zoom = GlassView([button(.zoomOut), readout, button(.zoomIn), button(.pause)])
    back = GlassView([button(.previous)])
    onward = GlassView([button(.next)])
    self.buttons = buttons
    super.init(frame: .zero)
    for view in [title, leading, trailing, zoom, back, onward, hint] { addSubview(view) }
    for (command, button) in buttons {
      button.pointerDidCome = { [unowned self] isThere in
        if isThere {
          if pointed?.command != command { pointed = (command, 0) }
        } else if pointed?.command == command {
          pointed = nil
          hint.text = ""
        }
      }
    }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Lies along the lower edge, below all others.
  var strip: PhotoStripView? {
    didSet { if let strip { insertSubview(strip, at: 0) } }
  }

  /// Lies in a corner above the strip, over a photo that is zoomed far.
  var map: MinimapView? {
    didSet { if let map { insertSubview(map, at: 0) } }
  }

  /// What the strip takes of the lower edge, points.
  var stripRoom: CGFloat { state.hasStrip ? PhotoStripView.preferredHeight : 0 }

  /// What the buttons along the upper edge, and a title below them, take of it, points.
  var topRoom: CGFloat {
    layoutIfNeeded()
    return max(leading.frame.maxY, title.frame.minY > leading.frame.minY ? title.frame.maxY : 0)
  }

  var state = ControlsState() {
    didSet {
      guard state != oldValue else { return }
      let isPhoto = state.subject == .photo
      title.title = state.title
      title.date = state.date
      map?.isHidden = state.map == nil
      leading.isHidden = !isPhoto
      zoom.isHidden = state.subject == .nothing || state.isUnreadable && state.slideshow == nil
      strip?.isHidden = !state.hasStrip
      readout.isHidden = !isPhoto
      readout.text = state.readout
      buttons[.zoomIn]?.isEnabled = state.canZoomIn
      buttons[.zoomOut]?.isEnabled = state.canZoomOut
      buttons[.favourite]?.show(state.favourite == true ? .fullHeart : .heart)
      hideFavourite()
      buttons[.turnRight]?.isHidden = !isPhoto || !state.canTurn
      let isMeant = isPhoto || state.hasChosen
      buttons[.share]?.isHidden = !isMeant || !state.canShare
      buttons[.pause]?.isHidden = !isPhoto || state.slideshow == nil
      if let slideshow = state.slideshow {
        buttons[.pause]?.show(slideshow == .paused ? .play : .pause)
      }
      buttons[.trash]?.isHidden = !isMeant || !state.hasTrash
      buttons[.information]?.isHidden = !isPhoto || !state.hasInformation
      buttons[.fullScreen]?.isHidden = !state.hasFullScreen
      back.isHidden = !isPhoto || !state.hasPointer || !state.hasPrevious
      onward.isHidden = !isPhoto || !state.hasPointer || !state.hasNext
      for view in [zoom, trailing] { view.setNeedsLayout() }
      if !isPointedThere { forgetPointer() }
      setNeedsLayout()
    }
  }

  /// Of a button that has gone nothing is said.
  private var isPointedThere: Bool {
    var view = pointed.flatMap { buttons[$0.command] } as UIView?
    while let current = view, current !== self {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }

  private func hideFavourite() {
    buttons[.favourite]?.isHidden =
      state.subject != .photo || state.favourite == nil || bounds.width < ControlsTunables.narrow
  }

  /// Somebody is about to use one.
  var isInUse: Bool {
    pointed != nil || readout.isTracking || map?.isTracking ?? false
      || buttons.values.contains { $0.isTracking }
  }

  /// Where the menu opens, and the menu of zoom steps: this view's coordinates.
  var menuAnchor: CGRect { trailing.frame }
  var stepsAnchor: CGRect { zoom.frame }

  /// Seconds pass.
  func pass(_ seconds: Double) {
    guard var pointed else { return }
    let wasShort = pointed.age < ControlsTunables.hintDelay
    pointed.age += seconds
    self.pointed = pointed
    guard wasShort, pointed.age >= ControlsTunables.hintDelay,
      let button = buttons[pointed.command]
    else { return }
    let command = pointed.command
    hint.text = key(command).map { "\(command.title)  \($0)" } ?? command.title
    place(hint, beside: button)
  }

  func forgetPointer() {
    pointed = nil
    hint.text = ""
  }

  private func place(_ hint: HintView, beside button: UIView) {
    let frame = button.convert(button.bounds, to: self)
    let size = hint.sizeThatFits(bounds.size)
    let isBelow = frame.midY < bounds.midY
    let room = max(0, bounds.width - 2 * ControlsTunables.margin - size.width)
    hint.frame = CGRect(
      x: ControlsTunables.margin
        + min(room, max(0, frame.midX - size.width / 2 - ControlsTunables.margin)),
      y: isBelow
        ? frame.maxY + ControlsTunables.gap : frame.minY - ControlsTunables.gap - size.height,
      width: size.width, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = controlsArea
    guard area.width > 0, area.height > 0 else { return }
    layoutStrip()
    hideFavourite()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = isReversed ? (trailing, leading) : (leading, trailing)
    func size(_ view: UIView) -> CGSize {
      view.isHidden ? .zero : view.sizeThatFits(area.size)
    }
    left.frame = CGRect(origin: area.origin, size: size(left))
    let rightSize = size(right)
    right.frame = CGRect(
      origin: CGPoint(x: area.maxX - rightSize.width, y: area.minY), size: rightSize)
    layoutTitle(in: area, beside: max(left.frame.width, rightSize.width))
    let zoomSize = size(zoom)
    zoom.frame = CGRect(
      x: (area.midX - zoomSize.width / 2).rounded(), y: area.maxY - zoomSize.height - stripRoom,
      width: zoomSize.width, height: zoomSize.height)
    layoutMap(in: area)
    // Where one reads to is the next.
    let (first, second) = isReversed ? (onward, back) : (back, onward)
    let arrow = size(first).height + size(second).height > 0 ? ControlsTunables.button : 0
    first.frame = CGRect(
      x: area.minX + (isReversed ? state.sideRoom : 0), y: (area.midY - arrow / 2).rounded(),
      width: arrow, height: arrow)
    second.frame = CGRect(
      x: area.maxX - arrow - (isReversed ? 0 : state.sideRoom),
      y: (area.midY - arrow / 2).rounded(), width: arrow, height: arrow)
    buttons[.previous]?.show(isReversed ? .chevronRight : .chevronLeft)
    buttons[.next]?.show(isReversed ? .chevronLeft : .chevronRight)
  }

  private func layoutMap(in area: CGRect) {
    guard let map, let picture = state.map, picture.width > 0, picture.height > 0 else { return }
    let side = ControlsTunables.mapSide
    let scale = side / max(picture.width, picture.height)
    let size = CGSize(
      width: max(1, (picture.width * scale).rounded()),
      height: max(1, (picture.height * scale).rounded()))
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    map.frame = CGRect(
      x: isReversed ? area.minX + state.sideRoom : area.maxX - size.width - state.sideRoom,
      y: area.maxY - stripRoom - size.height, width: size.width, height: size.height)
  }

  /// From edge to edge, and on the ground down to the lowest edge.
  private func layoutStrip() {
    guard let strip else { return }
    strip.frame = CGRect(
      x: 0, y: bounds.height - safeAreaInsets.bottom - PhotoStripView.preferredHeight,
      width: bounds.width, height: PhotoStripView.preferredHeight)
  }

  /// In the middle between the buttons; where there is no room, below them.
  private func layoutTitle(in area: CGRect, beside side: CGFloat) {
    let between = area.width - 2 * (side + ControlsTunables.gap)
    let isBelow = between < ControlsTunables.narrowestTitle && side > 0
    let size = title.sizeThatFits(
      CGSize(width: isBelow ? area.width : between, height: area.height))
    title.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(),
      y: area.minY + (isBelow ? ControlsTunables.button + ControlsTunables.gap : 0),
      width: size.width, height: size.height)
  }

  /// Buttons are there, and not the strip or the map, which show photos.
  func hasControl(at place: CGPoint) -> Bool {
    guard let hit = super.hitTest(place, with: nil), hit !== self else { return false }
    return ![strip, map].contains { other in other.map(hit.isDescendant(of:)) == true }
  }

  /// What is not on a control goes to the photo, and wheels and trackpads do everywhere but over the strip.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    guard event?.type == .scroll || event?.type == .transform else { return hit }
    return strip.map(hit.isDescendant(of:)) == true ? hit : nil
  }
}
