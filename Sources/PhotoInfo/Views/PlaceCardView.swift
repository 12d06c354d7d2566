import PortableUIKit

/// That there is a place; where, when somebody asks.
final class PlaceCardView: InfoGroupView {
  private let place: [String]
  private let texts: InfoTexts
  private let onAsked: () -> Void

  /// - Parameter onAsked: it has become higher.
  init(_ place: [String], _ texts: InfoTexts, onAsked: @escaping () -> Void) {
    self.place = place
    self.texts = texts
    self.onAsked = onAsked
    super.init(isCard: true, gap: InfoLook.lineGap)
    let words = InfoLook.label(texts[.hasPlace], InfoLook.plain, .secondaryLabel)
    let button = UIButton(type: .system)
    button.setTitle(texts[.showPlace], for: .normal)
    button.titleLabel?.font = InfoLook.strong
    button.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
    button.contentHorizontalAlignment = .leading
    add(words)
    add(button)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func show() {
    removeLines()
    for (index, line) in place.enumerated() {
      add(
        InfoLook.label(
          line, index == 0 ? InfoLook.strong : InfoLook.plain,
          index == 0 ? .label : .secondaryLabel))
    }
    onAsked()
  }
}
