import ArgumentParser
import DisplayList
import Foundation
import GTKHost
import HeadlessHost
import PortableUIKit
import ScrollGeometry

/// `zoomscroll open`: a window.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse photos in a window.",
    usage: "zoomscroll [open] (PATH… | --case NAME) [--record FILE] [--log FILE]",
    discussion: """
      Swipe, turn the wheel or press the arrow keys to turn pages; Home and End go to the first
      and the last. Pinch, hold Ctrl and turn the wheel, double-tap, or press + and - to zoom; 0
      shows the whole photo. F11 is full screen, Escape leaves.

      A recording holds what the window was fed, and nothing of the photos:
        zoomscroll open ~/Pictures --record bug.txt
        zoomscroll play bug.txt ~/Pictures
      """)

  @OptionGroup var content: WhatToShow

  @Option(help: ArgumentHelp("Write what you do into this file, for 'play'.", valueName: "file"))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Write every call of the delegate into this file; - is the standard output.",
      valueName: "file"))
  var log: String?

  func run() throws {
    let status = try MainActor.assumeIsolated { try show() }
    if status != 0 { throw Failure(message: "", status: status) }
  }

  @MainActor
  private func show() throws -> Int32 {
    let scene = try content.makeScene(isHeadless: false)
    let journal = try Journal(log: log, recording: record)
    let observer = WindowJournal(journal)
    let status = try withExtendedLifetime((scene, observer)) {
      try WindowHost.run(
        title: scene.title, size: Player.defaultSize, textures: scene.textures, observer: observer
      ) { host in
        let request = host.requestFrame
        scene.whenWorkArrives { request() }
        scene.whenTitleChanges { [unowned host] in host.title = $0 }
        return FrameLoop(window: scene.makeWindow(text: host.text, logger: journal.logger))
      }
    }
    try journal.close()
    return status
  }
}
