import PortableUIKit

/// Which keys do what, where a person wants it otherwise.
public struct ViewerKeys: Equatable, Sendable {
  /// What a command has in place of its own keys; nil: none.
  private var chosen: [ViewerCommand: KeyStroke?] = [:]

  /// Every command has its own keys.
  public init() {}

  /// What a key means that neither the photo nor the grid has taken; nil for nothing.
  ///
  /// - Parameter isReversed: the next photo lies to the left.
  @MainActor func command(for key: UIKey, isReversed: Bool = false) -> ViewerCommand? {
    if let command = ViewerCommand(arrow: key, isReversed: isReversed) { return command }
    return KeyStroke(key).flatMap(command) ?? KeyStroke(latinOf: key).flatMap(command)
  }

  private func command(for stroke: KeyStroke) -> ViewerCommand? {
    if let command = holder(of: stroke) { return command }
    return ViewerCommand(stroke).flatMap { isChosen($0) ? nil : $0 }
  }

  /// To which command somebody has given it; nil for none.
  private func holder(of stroke: KeyStroke) -> ViewerCommand? {
    chosen.first { $0.value == stroke }?.key
  }

  /// As a menu writes it; nil for none.
  func title(of command: ViewerCommand) -> String? {
    guard let choice = chosen[command] else {
      return command.fixedKey ?? command.strokes.first { holder(of: $0) == nil }?.title
    }
    return choice?.title
  }

  /// Somebody has chosen the command's key.
  func isChosen(_ command: ViewerCommand) -> Bool { chosen[command] != nil }

  /// Those whose keys somebody has chosen.
  var changed: [ViewerCommand] { ViewerCommand.assignable.filter(isChosen) }

  /// The key is this command's from now on, and of no other that somebody has given it to.
  mutating func give(_ stroke: KeyStroke, to command: ViewerCommand) {
    if let other = holder(of: stroke), other != command { chosen.updateValue(nil, forKey: other) }
    chosen[command] = command.strokes.first == stroke ? nil : .some(stroke)
  }

  /// The command has its own keys again, but for one that somebody has given to another.
  mutating func reset(_ command: ViewerCommand) { chosen[command] = nil }

  /// The command has no key.
  mutating func remove(from command: ViewerCommand) { chosen.updateValue(nil, forKey: command) }

  // MARK: - In a file

  /// Of what may have another key.
  public static let names = ViewerCommand.assignable.map(\.name)

  private static func command(_ name: String) -> ViewerCommand? {
    ViewerCommand.assignable.first { $0.name == name }
  }

  /// What stands in a file: nothing where a command has no key; nil where it has its own.
  public func text(for name: String) -> String? {
    guard let choice = Self.command(name).flatMap({ chosen[$0] }) else { return nil }
    return choice?.text ?? ""
  }

  /// - Returns: whether the text, from a file, is a key that no other command was given, or nothing.
  public mutating func take(_ text: String, for name: String) -> Bool {
    guard let command = Self.command(name) else { return false }
    if text.isEmpty {
      remove(from: command)
      return true
    }
    guard let stroke = KeyStroke(text), holder(of: stroke) == nil else { return false }
    give(stroke, to: command)
    return true
  }
}
