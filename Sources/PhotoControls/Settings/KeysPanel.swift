import Localization
import PortableUIKit

/// The keys of all commands, a line each. Whoever touches a key presses the one that it is to be.
final class KeysPanel: SettingsPanel {
  private static let commands = ViewerCommand.assignable
  private var keys: ViewerKeys {
    didSet {
      change(keys)
      showKeys()
    }
  }
  private let change: @MainActor (ViewerKeys) -> Void
  /// The row whose key is pressed next.
  private var waiting: Int? {
    didSet { showKeys() }
  }

  /// - Parameter change: called with what holds from now on.
  init(
    _ keys: ViewerKeys, change: @escaping @MainActor (ViewerKeys) -> Void,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.keys = keys
    self.change = change
    let rows = Self.commands.map { SettingRow($0.title, button: "") }
    let all = SettingRow(Words.text("All keys"), button: Words.text("as at first"))
    super.init(
      rows + [all], heading: Words.text("Keys"),
      explanation: Words.text(
        "Touch a key, or choose it by the arrows and press Return; then press the one that you want. Backspace brings the first one back."
      ), dismiss: dismiss)
    for (index, row) in rows.enumerated() {
      row.press = { [unowned self] in waiting = waiting == index ? nil : index }
    }
    all.press = { [unowned self] in
      waiting = nil
      self.keys = ViewerKeys()
    }
    showKeys()
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func showKeys() {
    for (index, command) in Self.commands.enumerated() {
      rows[index].text =
        index == waiting
        ? Words.text("Press a key…") : keys.title(of: command) ?? Words.text("none")
    }
    setNeedsLayout()
  }

  override func handle(_ key: UIKey) -> Bool {
    guard let row = waiting else { return handleAtRest(key) }
    switch key.keyCode {
    case .keyboardEscape: waiting = nil
    case .keyboardDeleteOrBackspace: bringBack(row)
    default:
      guard let stroke = KeyStroke(key) else {
        rows[row].text = Words.text("It has another use")
        return true
      }
      keys.give(stroke, to: Self.commands[row])
      waiting = nil
    }
    return true
  }

  private func handleAtRest(_ key: UIKey) -> Bool {
    guard let focused else { return super.handle(key) }
    switch key.keyCode {
    case .keyboardReturnOrEnter: rows[focused].press()
    case .keyboardDeleteOrBackspace where focused < Self.commands.count: bringBack(focused)
    default: return super.handle(key)
    }
    return true
  }

  private func bringBack(_ row: Int) {
    keys.reset(Self.commands[row])
    waiting = nil
  }
}
