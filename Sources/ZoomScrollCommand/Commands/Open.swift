import ArgumentParser
import PhotoTiles

/// `zoomscroll open`: a window.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse photos in a window.",
    usage: "zoomscroll [open] ([PATH…] | --case NAME) [--record FILE] [--log FILE]",
    discussion: HelpText.wrapped(
      """
      Swipe, turn the wheel or press the arrow keys to turn pages; Home and End go to the first and the last. Pinch, \
      hold Ctrl and turn the wheel, double-tap, or press + and - to zoom; 0 and Escape show the whole photo. F11 is full \
      screen, and Escape leaves that. Ctrl+Q closes the window.

      One photo alone is shown among the pictures of its folder. Without a path, your folder of pictures opens, with all \
      folders in it. Photos and folders may be dropped onto the window.

      A recording holds what the window was fed, and nothing of the photos:
        zoomscroll open ~/Pictures --record bug.txt
        zoomscroll play bug.txt ~/Pictures
      """))

  @OptionGroup var content: WhatToShow

  @OptionGroup var window: WindowOptions

  func run() throws {
    let content = content
    // A recording begins with all that its playing begins with.
    let listing: FileAlbum.Listing = window.record == nil ? .later : .atOnce
    try window.run { () throws in
      try content.makeScene(listing: listing, isHeadless: false)
    }
  }
}
