import ArgumentParser

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

  @OptionGroup var window: WindowOptions

  func run() throws {
    let content = content
    try window.run { () throws in try content.makeScene(isHeadless: false) }
  }
}
