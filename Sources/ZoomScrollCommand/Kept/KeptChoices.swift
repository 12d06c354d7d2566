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
    didSet {
      guard program != oldValue else { return }
      write { [program] in Settings.keep(program, insteadOf: oldValue, in: $0) }
      didChange(oldValue)
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
  private var hasToldOfThat = false
  /// How photos are shown in the next window.
  private(set) var viewing: ViewerChoices
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
    program = settings.program
    viewing = settings.viewing
    self.folder = folder
  }

  /// The next start knows of them.
  var areKept: Bool { folder != nil }

  func keepTurns() {
    program.keepsTurns = true
  }

  func keep(_ viewing: ViewerChoices) {
    guard viewing != self.viewing else { return }
    self.viewing = viewing
    write { Settings.keep(viewing, in: $0) }
  }

  /// Away from the main thread: a disk may take its time.
  private func write(_ change: @escaping @Sendable (_ folder: String) -> Bool) {
    guard let folder else { return }
    queue.async {
      guard !change(folder) else { return }
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.tellOfThat() }
      }
    }
  }

  private func tellOfThat() {
    guard !hasToldOfThat else { return }
    hasToldOfThat = true
    didNotKeep()
  }

  /// Waits until all is written.
  func finish() { queue.sync {} }
}
