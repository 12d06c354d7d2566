import Localization

/// All that one can do, and how.
struct HelpContents {
  struct Section {
    var title: String
    /// What one does, and what comes of it.
    var lines: [(how: String, what: String)]
  }

  /// What somebody has used last; nil before.
  var hand: PhotoViewerScreen.Hand?
  /// What somebody has chosen in the settings.
  var wheelZooms = false
  var doubleClickFillsScreen = false
  var keys = ViewerKeys()

  /// What is in the hand comes first.
  var sections: [Section] {
    let hands = hand == .pointer ? [mouse, trackpad, fingers] : [fingers, mouse, trackpad]
    return (keys.changed.isEmpty ? [] : [ownKeys]) + hands + allKeys
  }

  private var whatDoubleTapDoes: String {
    doubleClickFillsScreen
      ? Words.text("full screen, and back") : Words.text("zoom in there, or out")
  }

  private var fingers: Section {
    Section(
      title: Words.text("Fingers"),
      lines: [
        (Words.text("Swipe"), Words.text("next or previous photo")),
        (Words.text("Pinch"), Words.text("zoom")),
        (Words.text("Double tap"), whatDoubleTapDoes),
        (Words.text("Drag down"), Words.text("back to all photos")),
        (Words.text("Drag up"), Words.text("information")),
        (Words.text("Pinch together"), Words.text("back to all photos")),
        (Words.text("Pinch all photos"), Words.text("larger or smaller pictures")),
        (Words.text("Turn two fingers"), Words.text("turn the photo")),
        (Words.text("Tap"), Words.text("show or hide the controls")),
        (Words.text("Touch and hold"), Words.text("menu")),
        (Words.text("Drag the line below"), Words.text("go through all photos")),
        (Words.text("Hold a pin"), Words.text("take it elsewhere")),
      ])
  }

  private var mouse: Section {
    let turning = Words.text("next or previous photo")
    let zooming = Words.text("zoom to the pointer")
    let moving = (
      Words.text("Wheel when zoomed"), Words.text("move it; at its edge, the next photo")
    )
    return Section(
      title: Words.text("Mouse"),
      lines: [(Words.text("Wheel"), wheelZooms ? zooming : turning)]
        + (wheelZooms ? [] : [moving])
        + [
          (Words.text("Ctrl + wheel"), wheelZooms ? turning : zooming),
          (Words.text("Double click"), whatDoubleTapDoes),
          (Words.text("Click"), Words.text("show or hide the controls")),
          (Words.text("Drag"), Words.text("move the photo, or turn pages")),
          (Words.text("Buttons at its side"), turning),
          (Words.text("Right click"), Words.text("menu")),
          (Words.text("Ctrl + drag"), Words.text("take the photo into another program")),
          (Words.text("Drag or wheel, line below"), Words.text("go through all photos")),
          (Words.text("Drag a pin"), Words.text("take it elsewhere")),
          (Words.text("Ctrl click"), Words.text("choose photos of the grid")),
          (Words.text("Shift click"), Words.text("choose all up to there")),
        ])
  }

  private var trackpad: Section {
    Section(
      title: Words.text("Trackpad"),
      lines: [
        (Words.text("Two fingers sideways"), Words.text("next or previous photo")),
        (Words.text("Two fingers when zoomed"), Words.text("move the photo")),
        (Words.text("Pinch"), Words.text("zoom to the pointer")),
        (Words.text("Pinch all photos"), Words.text("larger or smaller pictures")),
        (Words.text("Turn two fingers"), Words.text("turn the photo")),
        (Words.text("Two fingers down"), Words.text("back to all photos")),
        (Words.text("Two fingers up"), Words.text("information")),
      ])
  }

  private var ownKeys: Section {
    Section(
      title: Words.text("Keys that you have chosen, in place of those below"),
      lines: keys.changed.map { (keys.title(of: $0) ?? Words.text("none"), $0.title) })
  }

  private var allKeys: [Section] {
    [
      Section(
        title: Words.text("Keys for looking"),
        lines: [
          (Words.text("← →"), Words.text("next or previous photo")),
          (Words.text("Alt ← →"), Words.text("the same, when zoomed too")),
          (Words.text("Page Down  Space"), Words.text("next photo")),
          (Words.text("Page Up  Shift Space"), Words.text("previous photo")),
          (Words.text("Home  End"), Words.text("first or last photo")),
          ("+  −", Words.text("zoom")),
          ("0  F", Words.text("whole photo")),
          ("1", Words.text("actual pixels")),
          ("2  3", Words.text("two or three times as large")),
          ("W", Words.text("as wide as the window")),
          (Words.text("Shift F"), Words.text("fill the window")),
          ("I  F9", Words.text("information")),
          (".", Words.text("favourite, or no longer")),
          ("P", Words.text("pin a note where the pointer is")),
          (Words.text("Shift P"), Words.text("show or hide pins")),
          ("F5", Words.text("slideshow")),
          (Words.text("Space in a slideshow"), Words.text("hold it, or go on")),
          (Words.text("Space  Return"), Words.text("play the video that is shown")),
          ("F11", Words.text("full screen")),
        ]),
      Section(
        title: Words.text("Keys for all photos"),
        lines: [
          (Words.text("G  Esc"), Words.text("all photos")),
          (Words.text("Return"), Words.text("open the photo in the grid")),
          ("+  −", Words.text("larger or smaller pictures")),
          (Words.text("Ctrl Space"), Words.text("choose a photo, or no longer")),
          (Words.text("Alt Return"), Words.text("information")),
          (Words.text("Ctrl F  letters"), Words.text("find photos by their names in the grid")),
          (Words.text("Ctrl A"), Words.text("choose all")),
          (Words.text("Ctrl Return"), Words.text("compare what is chosen")),
          (Words.text("Ctrl L"), Words.text("lay what is chosen on a desk")),
          (Words.text("Shift arrows"), Words.text("choose photos on the way")),
          (Words.text("Ctrl R"), Words.text("turn what is chosen")),
        ]),
      Section(
        title: Words.text("Keys for files"),
        lines: [
          (Words.text("R  Shift R"), Words.text("turn right or left")),
          ("H  V", Words.text("swap left and right, top and bottom")),
          ("F2", Words.text("rename")),
          (Words.text("Del"), Words.text("move to the trash")),
          (Words.text("Ctrl Z"), Words.text("undo what was done to files")),
          (Words.text("Ctrl Shift Z"), Words.text("do again what was undone")),
          (Words.text("Ctrl C  Ctrl X"), Words.text("copy or cut the photo")),
          (Words.text("Ctrl V"), Words.text("paste files into its folder")),
          (Words.text("Ctrl Shift S  F7"), Words.text("save a copy")),
          (Words.text("Ctrl P"), Words.text("print")),
          (Words.text("Ctrl Shift C"), Words.text("copy its path")),
          (Words.text("Ctrl D"), Words.text("show in its folder")),
          (Words.text("Ctrl F8"), Words.text("make it the desktop’s background")),
          (Words.text("Ctrl Shift O"), Words.text("open with another program")),
          ("E", Words.text("copy, and open with others")),
        ]),
      Section(
        title: Words.text("Keys for windows"),
        lines: [
          ("F10", Words.text("menu")),
          ("?  F1", Words.text("this")),
          (Words.text("Ctrl O"), Words.text("open other photos")),
          (Words.text("Ctrl ,"), Words.text("settings")),
          (Words.text("Ctrl N"), Words.text("another window")),
          (Words.text("Ctrl W"), Words.text("close the window")),
          (Words.text("Ctrl Q"), Words.text("close all windows")),
        ]),
    ]
  }
}
