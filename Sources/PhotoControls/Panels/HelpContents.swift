/// All that one can do, and how.
struct HelpContents {
  struct Section {
    var title: String
    /// What one does, and what comes of it.
    var lines: [(how: String, what: String)]
  }

  var sections: [Section] {
    [
      Section(
        title: Words.text("Fingers"),
        lines: [
          (Words.text("Swipe"), Words.text("next or previous photo")),
          (Words.text("Pinch"), Words.text("zoom")),
          (Words.text("Double tap"), Words.text("zoom in there, or out")),
          (Words.text("Drag down"), Words.text("back to all photos")),
          (Words.text("Pinch together"), Words.text("back to all photos")),
          (Words.text("Tap"), Words.text("show or hide the controls")),
          (Words.text("Touch and hold"), Words.text("menu")),
        ]),
      Section(
        title: Words.text("Mouse and trackpad"),
        lines: [
          (Words.text("Wheel"), Words.text("next or previous photo")),
          (Words.text("Ctrl + wheel"), Words.text("zoom to the pointer")),
          (Words.text("Double click"), Words.text("zoom in there, or out")),
          (Words.text("Drag"), Words.text("move the photo, or turn pages")),
          (Words.text("Right click"), Words.text("menu")),
        ]),
      Section(
        title: Words.text("Keys"),
        lines: [
          ("← →", Words.text("next or previous photo")),
          ("Home  End", Words.text("first or last photo")),
          ("+  −", Words.text("zoom")),
          ("0  F", Words.text("whole photo")),
          ("1", Words.text("actual pixels")),
          ("W", Words.text("as wide as the window")),
          ("Shift F", Words.text("fill the window")),
          ("G  Esc", Words.text("all photos")),
          (Words.text("Return"), Words.text("open the photo in the grid")),
          ("I", Words.text("information")),
          ("Del", Words.text("move to the trash")),
          ("Ctrl Z", Words.text("put back from the trash")),
          ("F11", Words.text("full screen")),
          ("F10", Words.text("menu")),
          ("?  F1", Words.text("this")),
          ("Ctrl Q", Words.text("close")),
        ]),
    ]
  }
}
