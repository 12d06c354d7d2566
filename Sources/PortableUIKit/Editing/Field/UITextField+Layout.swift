import DisplayList
import ScrollGeometry

extension UITextField {
  // derivation: looks. An iPhone's, measured in screenshots; Apple publishes none. Points.
  private static var roundedPadding: CGFloat { 7 }
  private static var bezelPadding: CGFloat { 7 }
  private static var linePadding: CGFloat { 4 }
  /// Above and below the text of a field with a border, together.
  private static var roundedHeight: CGFloat { 13 }
  private static var radius: Double { 5 }
  private static var clearSide: CGFloat { 19 }
  private static var clearMargin: CGFloat { 5 }
  /// Between the text and what stands beside it.
  private static var gap: CGFloat { 4 }
  private static var disabledOpacity: Double { 0.4 }

  // MARK: Form

  /// An iPhone's fields are written in 17 points.
  var shownFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  var inkColor: UIColor {
    let color = textColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(Self.disabledOpacity)
  }

  var textForm: SetText.Form {
    SetText.Form(
      style: fittingStyle, width: .infinity, isRightToLeft: isReversed,
      mask: isSecureTextEntry ? Self.dot : nil)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var fittingStyle: PlainStyle {
    var style = PlainStyle(shownFont, lines: textLines)
    guard adjustsFontSizeToFitWidth, hasText, !isSecureTextEntry else { return style }
    let room = textPlace.width
    let width = style.size(of: editor.text.text, textMeasuring).width
    if width > room, width > 0 {
      style.fontSize = max(minimumFontSize.native, style.fontSize * room / width)
    }
    return style
  }

  /// Where the text is seen.
  private var textPlace: Rect {
    Rect(isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
  }

  var textOrigin: Point {
    let place = textPlace
    let size = editor.setLines().size
    let room = place.width - size.width
    let side =
      room < 0 ? (isReversed ? 1.0 : 0) : textAlignment.share(isReversed: startsAtRight)
    let y: Double
    switch contentVerticalAlignment {
    case .center, .fill: y = place.midY - size.height / 2
    case .top: y = place.minY
    case .bottom: y = place.maxY - size.height
    }
    return Point(x: place.minX + room * side + shift * (isReversed && room < 0 ? 1 : -1), y: y)
  }

  /// As its text is read; an empty one, as the program is.
  private var startsAtRight: Bool {
    let lines = editor.setLines().lines(of: 0)
    guard hasText, let line = lines.first else { return isReversed }
    return line.set.isRightToLeft
  }

  /// Moves the text as little as shows the caret.
  func showCaret() {
    guard isEditing else { return }
    let place = textPlace
    let size = editor.setLines().size.width + TextEditor.caretWidth
    guard size > place.width else {
      if shift != 0 { shift = 0; setNeedsDisplay() }
      return
    }
    let caret = editor.setLines().caret(at: editor.text.caret).minX
    // From the side that the text begins at.
    let way = isReversed ? size - TextEditor.caretWidth - caret : caret
    let most = size - place.width
    let new = min(most, max(0, min(way, max(shift, way + TextEditor.caretWidth - place.width))))
    if new != shift {
      shift = new
      setNeedsDisplay()
    }
  }

  // MARK: Places

  private var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: Self.linePadding
    case .bezel: Self.bezelPadding
    case .roundedRect: Self.roundedPadding
    }
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsClearButton: Bool { hasText && isEnabled && isShown(clearButtonMode) }
  private var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRight: Bool { rightView != nil && isShown(rightViewMode) && !clearIsAtEnd }
  /// The cross stands where the view at the end would.
  private var clearIsAtEnd: Bool { showsClearButton && !isShown(rightViewMode) }

  func room(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var (left, right) = (padding, padding)
    if showsLeft { left = max(left, leftViewRect(forBounds: bounds).maxX - bounds.minX) + Self.gap }
    if showsRight {
      right = max(right, bounds.maxX - rightViewRect(forBounds: bounds).minX) + Self.gap
    }
    if showsClearButton {
      let place = clearButtonRect(forBounds: bounds)
      if isReversed {
        left = max(left, place.maxX - bounds.minX + Self.gap)
      } else {
        right = max(right, bounds.maxX - place.minX + Self.gap)
      }
    }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    var end = Self.clearMargin
    if isShown(rightViewMode), let rightView { end += rightView.bounds.width }
    let x = isReversed ? bounds.minX + end : bounds.maxX - end - Self.clearSide
    return CGRect(
      x: x, y: bounds.midY - Self.clearSide / 2, width: Self.clearSide, height: Self.clearSide)
  }

  /// Left is where a line begins to be read.
  func sidePlace(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size.width == 0 { size = view.sizeThatFits(bounds.size) }
    let isLeft = atLeft != isReversed
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  var naturalSize: CGSize {
    let style = PlainStyle(shownFont)
    let words = hasText ? editor.setLines().size.width : placeholderSize.width
    var height = CGFloat(style.lineHeight(textMeasuring)).rounded(.up)
    if borderStyle != .none { height += Self.roundedHeight }
    let sides = room(in: CGRect(x: 0, y: 0, width: 1000, height: height), isEditing: false)
    return CGSize(
      width: CGFloat(words).rounded(.up) + 1000 - sides.width, height: height)
  }

  func sideViewChanged(_ view: UIView?, from old: UIView?) {
    guard view !== old else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    lookChanged()
  }

  func placeParts() {
    place(leftView, showsLeft, leftViewRect(forBounds: bounds))
    place(rightView, showsRight, rightViewRect(forBounds: bounds))
    if showsClearButton, clearButton == nil { clearButton = ClearButton(self) }
    place(clearButton, showsClearButton, clearButtonRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Drawing

  func placeholderChanged() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var placeholderSize: Size {
    if let styledPlaceholder {
      return styledPlaceholder.size(width: .infinity, lineLimit: 1, textMeasuring)
    }
    return PlainStyle(shownFont).size(of: placeholder ?? "", textMeasuring)
  }

  func append(to list: inout DisplayList) {
    appendBorder(to: &list)
    let place = textPlace
    // The caret may stand at the very edge.
    let seen = Rect(
      x: place.minX - 1, y: place.minY, width: place.width + 2, height: place.height)
    // no effect: the list that is drawn into.
    list.append(.pushClip(seen, radius: 0))
    if !hasText { appendPlaceholder(to: &list) }
    editor.append(to: &list, visible: seen)
    // no effect: the list that is drawn into.
    list.append(.pop)
  }

  private func appendPlaceholder(to list: inout DisplayList) {
    let place = Rect(placeholderRect(forBounds: bounds))
    let size = placeholderSize
    guard size.width > 0 else { return }
    let share = textAlignment.share(isReversed: isReversed)
    let bounds = Rect(
      x: place.minX + max(0, place.width - size.width) * share, y: place.midY - size.height / 2,
      width: max(0, min(place.width, size.width)) + 1, height: size.height)
    if let styledPlaceholder {
      let context = CGContext(canvas: bounds, style: interfaceStyle)
      styledPlaceholder.draw(in: bounds, side: .left, lineLimit: 1, on: context)
      // no effect: the list that is drawn into.
      list.items += context.finish().items
      return
    }
    let color = UIColor.placeholderText.color(in: interfaceStyle)
    // no effect: the list that is drawn into.
    list.append(.text(PlainStyle(shownFont).run(placeholder ?? "", in: bounds, color)))
  }

  private func appendBorder(to list: inout DisplayList) {
    let place = Rect(borderRect(forBounds: bounds))
    let line = 1 / max(1, contentScaleFactor.native)
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      let color = UIColor.label.color(in: interfaceStyle)
      // no effect: the list that is drawn into.
      list.append(.stroke(place, radius: 0, width: line, color))
    case .roundedRect:
      let ground = UIColor.systemBackground.color(in: interfaceStyle)
      let edge = UIColor.separator.color(in: interfaceStyle)
      // no effect: the list that is drawn into.
      if backgroundColor == nil { list.append(.fill(place, radius: Self.radius, ground)) }
      // no effect: the list that is drawn into.
      list.append(.stroke(place, radius: Self.radius, width: line, edge))
    }
  }
}

extension NSTextAlignment {
  /// 0 left, 0.5 in the middle, 1 right.
  func share(isReversed: Bool) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: isReversed ? 1 : 0
    }
  }
}
