/// What a button shows in its present state.
extension UIButton {
  /// An iPhone's: 15 points in system buttons, 18 in others.
  private static var systemFontSize: CGFloat { 15 }
  /// How much of a pressed, or of a disabled, button's content is left. (Chosen by eye.)
  private static var pressedOpacity: CGFloat { 0.2 }
  private static var dimmedOpacity: CGFloat { 0.5 }

  func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.utf8.isEmpty {
        configuration?.title = action.title
      }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.utf8.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
  }

  func defaultTitleColor(for state: State) -> UIColor {
    if kind == .custom { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  func contentChanged() {
    refresh()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Two configurations cannot be compared, and programs set them in layouts: what asks for as much room as before is no
  /// reason to lay out what is around it.
  func configurationChanged() {
    refresh()
    let size = naturalSize
    if size != configuredSize {
      configuredSize = size
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    } else {
      contentSizeChanged()
      if layer.layoutMarks.contains(.running) { placeContent() } else { setNeedsLayout() }
    }
  }

  func madeLabel() -> UILabel {
    if let label { return label }
    let made = UILabel()
    made.font = .systemFont(
      ofSize: kind == .custom ? UIFont.buttonFontSize : Self.systemFontSize)
    made.isAccessibilityElement = false
    own(made)
    label = made
    addSubview(made)
    return made
  }

  func madePicture() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(image: nil)
    made.isAccessibilityElement = false
    picture = made
    addSubview(made)
    return made
  }

  /// Brings labels and pictures up to date.
  func refresh() {
    // What either of them sets needs neither of them again.
    if !isRefreshing {
      isRefreshing = true
      if automaticallyUpdatesConfiguration { updateConfiguration() }
      configurationUpdateHandler?(self)
      isRefreshing = false
    }
    if let configuration { show(configuration) } else { showState() }
  }

  private func showState() {
    let title = currentTitle
    if title != nil || label != nil || styledTitles != nil {
      let label = madeLabel()
      let styled = styledTitles?.title(in: state, font: label.font, color: currentTitleColor)
      if let styled { label.show(styled) } else { label.text = title }
      label.textColor = currentTitleColor
      // Where none was set the label's own holds.
      if !shadowColors.isEmpty { label.shadowColor = currentTitleShadowColor }
      label.isHidden = label.text == nil
      label.alpha = kind != .custom && isHighlighted ? Self.pressedOpacity : 1
    }
    show(currentImage)
    picture?.alpha = pictureOpacity
    showBackdrop(currentBackgroundImage)
  }

  private var pictureOpacity: CGFloat {
    if !isEnabled { return adjustsImageWhenDisabled ? Self.dimmedOpacity : 1 }
    guard isHighlighted, adjustsImageWhenHighlighted else { return 1 }
    return kind == .custom ? Self.dimmedOpacity : Self.pressedOpacity
  }

  func show(_ image: UIImage?) {
    guard image != nil || picture != nil else { return }
    let picture = madePicture()
    picture.image = image
    picture.isHidden = image == nil
  }

  private func showBackdrop(_ image: UIImage?) {
    guard image != nil || backdrop != nil else { return }
    if backdrop == nil {
      let made = UIImageView(image: nil)
      made.isAccessibilityElement = false
      backdrop = made
      insertSubview(made, at: 0)
    }
    backdrop?.image = image
  }
}
