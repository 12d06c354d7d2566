import ArgumentParser
import CairoPainter
import DisplayList
import Foundation
import HeadlessHost
import PortableUIKit

/// `zoomscroll play`: everything but a window.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a gesture script, without a window and always the same.",
    usage: """
      zoomscroll play SCRIPT PATH… [OPTIONS]
      zoomscroll play SCRIPT --case NAME [OPTIONS]
      """,
    discussion: HelpText.wrapped(
      """
      A script has one command per line, for example:

        size 1024x768 @2
        swipe 800,400 -> 200,400 0.2      # one finger, lifted in motion
        settle                            # until nothing moves
        expect page 1
        pinch 512,384 100 -> 250 0.3      # two fingers about a centre
        settle
        expect zoom 2.5 ±0.001
        shot zoomed                       # saves zoomed.png

      All commands: Documentation/GestureScripts.md. What 'open --record' wrote is a script, too.
      """))

  @Argument(
    help: ArgumentHelp(
      "A gesture script or a recording; - reads it from the standard input.", valueName: "script"))
  var script: String

  @OptionGroup var content: WhatToShow

  @Option(help: ArgumentHelp("Frames per second of the script's clock.", valueName: "n"))
  var fps = Player.defaultFramesPerSecond

  @Option(
    help: ArgumentHelp(
      "Save numbered pictures into this folder, and the script's shots.", valueName: "dir"))
  var frames: String?

  @Option(help: ArgumentHelp("Numbered pictures per second.", valueName: "n"))
  var framesFps = 10.0

  @Option(
    help: ArgumentHelp(
      "Write every call of the delegate into this file; - is the standard output.",
      valueName: "file"))
  var log: String?

  @Option(help: ArgumentHelp("Write what was fed, to be played again.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Let every decoding take so long on the script's clock.", valueName: "seconds"))
  var decodeLatency = 0.0

  func validate() throws {
    try content.validateThatSomethingIsNamed()
    guard (1...10_000).contains(fps) else {
      throw ValidationError("--fps is from 1 to 10000.")
    }
    guard framesFps > 0, framesFps <= 10_000 else {
      throw ValidationError("--frames-fps is greater than 0 and at most 10000.")
    }
    guard decodeLatency >= 0, decodeLatency.isFinite else {
      throw ValidationError("--decode-latency is a number of seconds, not negative.")
    }
  }

  func run() throws {
    try AddressSpace.require(AddressSpace.forPlaying, for: "playing a script")
    try MainActor.assumeIsolated { try play() }
  }

  @MainActor
  private func play() throws {
    let script = try readScript()
    let scene = try content.makeScene(isHeadless: true, decodeLatency: decodeLatency)
    let journal = try Journal(log: log, recording: record)
    let text = PangoText()
    let film = frames.map { Camera.Film(folder: $0, framesPerSecond: framesFps) }
    let camera = try Camera(painter: Painter(textures: scene.textures, text: text), film: film)
    ImageCoders.current = CairoImageCoder(textures: scene.textures, text: text)

    let window = scene.makeWindow(text: text, logger: journal.logger)
    let subject = LoopSubject(FrameLoop(window: window), logger: journal.logger) { scene.reading }
    let player = Player(
      script, on: subject, work: scene.work, framesPerSecond: fps, camera: camera,
      recorder: journal.recorder)
    let outcome = Result { () throws(PlayError) in try player.play() }
    // What happened before a failure is worth reading.
    try journal.close()
    do { try outcome.get() } catch { throw failure(error) }
    try scene.checkProblems()
  }

  private func readScript() throws -> Script {
    do {
      return try Script(parsing: try InputFile.text(of: script))
    } catch let error as ScriptError {
      throw Failure(
        message: "\(scriptName):\(error.line): \(error.message)", status: Failure.wrongUse)
    } catch let error as FileError {
      throw Failure(message: "zoomscroll: \(error)", status: Failure.wrongUse)
    }
  }

  private func failure(_ error: PlayError) -> Failure {
    switch error {
    case .script(let line, let message):
      Failure(message: "\(scriptName):\(line): \(message)", status: Failure.failed)
    case .file(let error): Failure(message: "zoomscroll: \(error)", status: Failure.failed)
    }
  }

  private var scriptName: String { script == "-" ? "standard input" : script }
}
