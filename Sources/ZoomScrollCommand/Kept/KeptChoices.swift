import Dispatch
import PhotoControls
import PhotoFiles

/// What a person has chosen while the program ran, the same in all its windows: kept with the settings.
@MainActor
final class KeptChoices: ProgramSettings {
  /// Files may say how photos are turned: it has been asked once.
  var keepsTurns: Bool { program.keepsTurns }
  /// How the program is, from now on.
  var program: ProgramChoices {
    get { settings.program }
    set {
      let old = settings
      guard newValue != old.program else { return }
      settings.program = newValue
      write(insteadOf: old)
      didChange(old.program)
    }
  }
  /// They need not, while the program runs: that has been asked as well.
  var turnsForNow = false
  let favourites: Favourites
  /// What was moved to the trash.
  let trashLog: TrashLog
  /// What is under way with files that belong together.
  let journal: MoveJournal
  /// What is under way with files, in all windows.
  let orders = FileOrders()
  /// Which photo of each folder was looked at last.
  let lastSeen: LastSeen
  /// Told of how it was before.
  var didChange: (_ old: ProgramChoices) -> Void = { _ in }
  /// Told when it holds for this run only, since it could not be written down; once.
  var didNotKeep: () -> Void = {}
  /// Told when what was there could not be read any more, and where it lies now.
  var didSetAside: (_ path: String) -> Void = { _ in }
  /// Told of how photos are shown in the windows from now on, and how that was before.
  var didChangeViewing: (_ old: ViewerChoices, _ new: ViewerChoices) -> Void = { _, _ in }
  private var hasToldOfThat = false
  /// How photos are shown in the next window.
  var viewing: ViewerChoices { settings.viewing }
  private var settings: Settings
  private let folder: String?
  private let queue = DispatchQueue(label: "settings", qos: .utility)

  /// - Parameters:
  ///   - folder: of the program's settings; nil keeps it for this run only.
  ///   - data: of what is a person's own; likewise.
  ///   - state: of what is taken up again; likewise.
  init(
    _ settings: Settings = Settings(), in folder: String? = nil, data: String? = nil,
    state: String? = nil
  ) {
    favourites = Favourites(in: data)
    trashLog = TrashLog(in: state)
    journal = MoveJournal(in: state.map { Array("\($0)/under-way".utf8) })
    lastSeen = LastSeen(in: state, on: queue)
    self.settings = settings
    self.folder = folder
    lastSeen.didSetAside = { [weak self] in self?.didSetAside($0) }
  }

  /// The next start knows of them.
  var areKept: Bool { folder != nil }

  func keepTurns() {
    program.keepsTurns = true
  }

  /// Somebody has chosen in one of the windows how photos are shown. What they have not touched there stays as it was chosen
  /// last, in whatever window.
  ///
  /// - Parameter old: as it was in that window before.
  func keep(_ new: ViewerChoices, insteadOf old: ViewerChoices) {
    let before = settings
    settings.viewing.take(new, insteadOf: old)
    guard settings.viewing != before.viewing else { return }
    write(insteadOf: before)
    didChangeViewing(before.viewing, settings.viewing)
  }

  /// Away from the main thread: a disk may take its time.
  private func write(insteadOf old: Settings) {
    guard let folder else { return }
    queue.async { [settings] in
      let outcome = settings.keep(insteadOf: old, in: folder)
      guard outcome != KeptOutcome(isWritten: true) else { return }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.tell(of: outcome) }
      }
    }
  }

  private func tell(of outcome: KeptOutcome) {
    if let path = outcome.setAside { didSetAside(path) }
    if !outcome.isWritten { tellOfThat() }
  }

  private func tellOfThat() {
    guard !hasToldOfThat else { return }
    hasToldOfThat = true
    didNotKeep()
  }

  /// Waits until all is written.
  func finish() { queue.sync {} }
}
