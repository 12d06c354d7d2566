import ArgumentParser
import CairoPainter
import Dispatch
import GTKHost
import HeadlessHost
import PortableUIKit

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

  /// Shows a scene until its window is closed.
  func run(_ makeScene: @MainActor () throws -> any Scene) throws {
    try AddressSpace.require(AddressSpace.forWindow, for: "a window")
    try MainActor.assumeIsolated {
      let scene = try makeScene()
      let status = try show(scene)
      if status != 0 { throw Failure(message: "", status: status) }
      try scene.checkProblems()
    }
  }

  @MainActor
  private func show(_ scene: any Scene) throws -> Int32 {
    let journal = try Journal(log: log, recording: record)
    let observer = WindowJournal(journal)
    ImageCoders.current = CairoImageCoder(textures: scene.textures)
    let status = try withExtendedLifetime((scene, observer)) {
      try WindowHost.run(
        application: Identity.application, title: scene.title, size: Player.defaultSize,
        textures: scene.textures, observer: observer
      ) { host in
        let request = host.requestFrame
        scene.whenWorkArrives { request() }
        scene.whenTitleChanges { [unowned host] in host.title = $0 }
        scene.take(
          WindowDesk(
            toggleFullScreen: { [unowned host] in host.isFullScreen.toggle() },
            // A pointer that is hidden in a window seems lost.
            showPointer: { [unowned host] in host.isPointerHidden = !$0 && host.isFullScreen }))
        host.menuWasAskedFor = { scene.menuWasAskedFor(at: $0) }
        // What is dropped would be missing in a recording.
        if scene.acceptsFiles, record == nil {
          host.acceptFiles(
            hover: { scene.filesHover($0) }, receive: { scene.filesWereDropped($0) })
        }
        host.whenFirstDrawn { scene.firstFrameWasDrawn() }
        if untilShown {
          observer.whenFrameRuns = { [unowned host] in
            // The next turn of the main loop: by then this frame has been drawn.
            guard scene.isShown else { return }
            DispatchQueue.main.async {
              let age = ProcessAge.milliseconds.map { String(Int($0)) } ?? "?"
              MainActor.assumeIsolated {
                // It may have turned out that something else is to be seen.
                guard scene.isShown else { return }
                Console.output.say("first frame \(age) ms")
                host.close()
              }
            }
          }
        }
        return FrameLoop(window: scene.makeWindow(text: host.text, logger: journal.logger))
      }
    }
    try journal.close()
    return status
  }
}
