import Localization
import PortableUIKit

/// What a pin says, beside it, and what one can do with it.
final class PinNoteView: PanelView {
  private let text = UILabel(frame: .zero)
  private var buttons: [TextButton] = []
  /// The pin, this view's coordinates.
  private let anchor: CGRect

  /// - Parameter anchor: where the pin is, in the coordinates of the view that this one will fill.
  init(
    _ note: String, beside anchor: CGRect, edit: @escaping @MainActor () -> Void,
    remove: @escaping @MainActor () -> Void, dismiss: @escaping @MainActor () -> Void
  ) {
    self.anchor = anchor
    super.init(dismiss: dismiss)
    text.text = note
    text.font = .text(ofSize: 15)
    text.textColor = ControlsTunables.ink
    text.numberOfLines = 0
    box.addSubview(text)
    let actions = [(Words.text("Remove"), remove), (Words.text("Edit…"), edit)]
    buttons = actions.map { title, action in
      TextButton(label: title) {
        dismiss()
        action()
      }
    }
    for button in buttons {
      button.text = button.accessibilityLabel ?? ""
      button.backgroundColor = ControlsTunables.pointed
      button.layer.cornerRadius = ControlsTunables.button / 4
      box.addSubview(button)
    }
    text.isAccessibilityFocus = true
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (area, padding, gap) = (controlsArea, ControlsTunables.helpPadding, ControlsTunables.gap)
    let width = max(0, min(ControlsTunables.noteWidth, area.width))
    let column = max(0, width - 2 * padding)
    let height = text.sizeThatFits(CGSize(width: column, height: .greatestFiniteMagnitude)).height
    text.frame = CGRect(x: padding, y: padding, width: column, height: height.rounded(.up))
    layOut(buttons, at: text.frame.maxY + padding, width: width)
    // Beside the pin, not in the middle: above it while there is room.
    let size = box.bounds.size
    let above = anchor.minY - gap - size.height
    let y = above >= area.minY ? above : anchor.maxY + gap
    box.frame = CGRect(
      x: max(area.minX, min(area.maxX - width, (anchor.midX - width / 2).rounded())),
      y: max(area.minY, min(area.maxY - size.height, y.rounded())), width: width,
      height: size.height)
  }
}
