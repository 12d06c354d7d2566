extension TabBarButton {
  /// As a look says, for the rest as it is.
  func dress(_ look: UITabBarItemAppearance?, isSelected: Bool) {
    guard let look else { return }
    let state = !isEnabled ? look.disabled : isSelected ? look.selected : look.normal
    let usual = look.normal
    func chosen(_ offset: UIOffset, _ other: UIOffset) -> UIOffset {
      offset == .zero ? other : offset
    }
    if let color = state.iconColor { picture.tintColor = color }
    titleMove = chosen(state.titlePositionAdjustment, usual.titlePositionAdjustment)
    badgeMove = chosen(state.badgePositionAdjustment, usual.badgePositionAdjustment)
    if let style = state.titleStyle ?? usual.titleStyle, let text = label.text {
      dressed = Self.dressed(label, text, style, dressed)
    }
    guard let badge, !badge.isHidden else { return }
    if let color = state.badgeBackgroundColor ?? usual.badgeBackgroundColor {
      badge.backgroundColor = color
    }
    if let style = state.badgeStyle ?? usual.badgeStyle, let text = badge.text {
      dressedBadge = Self.dressed(badge, text, style, dressedBadge)
    }
  }

  private static func dressed(
    _ label: UILabel, _ text: String, _ style: any TextStyle, _ last: DressedText?
  ) -> DressedText {
    if let last, label.styled != nil, last.isSame(as: text, in: label, style, .zero) { return last }
    return DressedText(text, in: label, style, .zero)
  }
}
