import Dispatch
import PhotoControls

/// What a person has chosen while the program ran, the same in all its windows: kept with the settings.
@MainActor
final class KeptChoices {
  /// Files may say how photos are turned: it has been asked once.
  private(set) var keepsTurns: Bool
  /// How photos are shown in the next window.
  private(set) var viewing: ViewerChoices
  private let folder: String?
  private let queue = DispatchQueue(label: "settings", qos: .utility)

  /// - Parameter folder: of the program's settings; nil keeps it for this run only.
  init(_ settings: Settings = Settings(), in folder: String? = nil) {
    keepsTurns = settings.keepsTurns
    viewing = settings.viewing
    self.folder = folder
  }

  func keepTurns() {
    guard !keepsTurns else { return }
    keepsTurns = true
    write { Settings.keepTurns(in: $0) }
  }

  func keep(_ viewing: ViewerChoices) {
    guard viewing != self.viewing else { return }
    self.viewing = viewing
    write { Settings.keep(viewing, in: $0) }
  }

  /// Away from the main thread: a disk may take its time.
  private func write(_ change: @escaping @Sendable (_ folder: String) -> Void) {
    if let folder { queue.async { change(folder) } }
  }

  /// Waits until all is written.
  func finish() { queue.sync {} }
}
