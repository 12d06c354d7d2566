import ArgumentParser
import Dispatch
import GTKHost
import HeadlessHost

/// What every command with a window takes, and the window itself.
struct WindowOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write what you do into this file, for 'play'.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Write every call of the delegate into this file; - is the standard output.",
      valueName: "file"))
  var log: String?

  @Flag(
    help: ArgumentHelp(
      "Close the window as soon as it shows the photo, and say how long that took.",
      visibility: .hidden))
  var untilShown = false

  /// What one types to look at the program itself: then it shares no process, no settings and no state with others.
  var isTrial: Bool { record != nil || log != nil || untilShown }

  /// Shows a scene until its window is closed.
  func run(_ makeScene: @MainActor () throws -> any Scene) throws {
    try AddressSpace.require(AddressSpace.forWindow, for: "a window")
    try MainActor.assumeIsolated {
      let scene = try makeScene()
      try run(
        in: ProgramWindows(session: nil), scene: scene, returningTo: nil,
        activation: SingleInstance.activation)
    }
  }

  /// Shows a scene in one of the program's windows, until the last of these is closed.
  ///
  /// - Parameters:
  ///   - activation: what shows the desktop that a person wants to see it; nil where nothing does.
  ///   - whenOpen: done before the program waits for anything.
  @MainActor
  func run(
    in windows: ProgramWindows, scene: any Scene, returningTo place: Place?, activation: String?,
    whenOpen: () -> Void = {}
  ) throws {
    let journal = try Journal(log: log, recording: record)
    let observer = WindowJournal(journal)
    let host = try windows.open(
      scene, observer: observer, logger: journal.logger,
      // What is dropped would be missing in a recording.
      acceptsFiles: record == nil, activation: activation, place: place)
    whenOpen()
    if untilShown { closeWhenShown(host, scene, observer) }
    let status = windows.run()
    try journal.close()
    if status != 0 { throw Failure(message: "", status: status) }
    try scene.checkProblems()
  }

  @MainActor
  private func closeWhenShown(_ host: WindowHost, _ scene: any Scene, _ observer: WindowJournal) {
    var isSaid = false
    let whenFrameRuns = observer.whenFrameRuns
    observer.whenFrameRuns = { [unowned host] in
      whenFrameRuns()
      // The next turn of the main loop: by then this frame has been drawn.
      guard scene.isShown else { return }
      DispatchQueue.main.async {
        let age = ProcessAge.milliseconds.map { String(Int($0)) } ?? "?"
        MainActor.assumeIsolated {
          // It may have turned out that something else is to be seen.
          guard scene.isShown, !isSaid else { return }
          isSaid = true
          Console.output.say("first frame \(age) ms")
          host.close()
        }
      }
    }
  }
}
