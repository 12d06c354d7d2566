/// A person has allowed to note in photos' files how they are turned: asked once, and kept with the settings.
@MainActor
final class TurnPermission {
  private(set) var isGiven: Bool
  private let folder: String?

  /// - Parameter folder: of the program's settings; nil keeps it for this run only.
  init(isGiven: Bool = false, folder: String? = nil) {
    self.isGiven = isGiven
    self.folder = folder
  }

  func give() {
    guard !isGiven else { return }
    isGiven = true
    if let folder { Settings.keepTurns(in: folder) }
  }
}
