import Testing

@testable import HeadlessHost

struct ScriptErrorTests {
  /// Every kind of mistake, and what a person is told about it.
  static let mistakes: [(String, String)] = [
    ("swpie 1,1 -> 2,2 1", "unknown command 'swpie'; did you mean swipe?"),
    ("fly", "unknown command 'fly'"),
    ("+0.5", "a command is missing; to let time pass write: wait 0.5"),
    ("+x settle", "a delay looks like +0.010, in seconds, not '+x'"),
    ("+-1 settle", "a delay looks like +0.010, in seconds, not '+-1'"),
    ("at noon settle", "the time in seconds must be a number, not 'noon'"),
    ("settle now", "'now' is more than this command understands"),
    ("size 1024", "the size must look like 1024x768, not '1024'"),
    ("size 1024x-1", "a size cannot be negative"),
    ("size 10x10 @0", "pixels per point look like @2, not '@0'"),
    ("size 10x10 @x", "pixels per point look like @2, not '@x'"),
    ("touch one down 1,1", "the finger's number must be a whole number, not 'one'"),
    (
      "touch 1 press 1,1",
      "what the finger does must be down, move, up or cancel, not 'press'"
    ),
    ("touch 1", "what the finger does (down, move, up or cancel) is missing"),
    ("touch 1 down", "the place, such as 400,300, is missing"),
    ("touch 1 down 400", "the place must look like 400,300, not '400'"),
    ("touch 1 down 4,nan", "the place must look like 400,300, not '4,nan'"),
    ("touch 1 down 400, 300", "the place must look like 400,300, not '400,'"),
    ("mouse 1,1 click", "what it does must be down, move, up, cancel or hover, not 'click'"),
    ("mouse 1,1 down id x", "the number must be a whole number, not 'x'"),
    ("swipe 1,1 2,2 1", "an arrow -> is missing before '2,2'"),
    ("swipe 1,1", "an arrow -> is missing before 'the end of the line'"),
    ("swipe 1,1 -> 2,2", "the duration in seconds is missing"),
    ("swipe 1,1 -> 2,2 0", "the duration in seconds must be greater than 0"),
    ("drag 1,1 -> 2,2 1000", "a gesture lasts at most 600 seconds"),
    ("pinch 1,1 -5 -> 9 1", "a distance cannot be negative"),
    ("pinch 1,1 5 -> 9 1 sideways", "'sideways' is more than this command understands"),
    ("rotate 1,1 east 1", "the angle in degrees must be a number, not 'east'"),
    ("scroll down 1", "the movement must look like 0,-120, not 'down'"),
    ("scroll 0,1 1 momentum", "the momentum's movement, such as 0,-120, is missing"),
    ("magnify 0 1", "the factor must be greater than 0"),
    ("wheel 3", "the notches must look like 0,-120, not '3'"),
    ("key Rihgt", "unknown key 'Rihgt'; keys are called Right, Shift+Left, plus, a, U+00E9"),
    ("key Right held", "what the key does must be down or up, not 'held'"),
    (
      "set light on",
      "the setting must be rtl, reduced-motion, dark, screen-reader or high-contrast, not 'light'"
    ),
    ("set dark maybe", "the value must be on or off, not 'maybe'"),
    ("wait -1", "a wait lasts from 0 to 86400 seconds"),
    ("wait inf", "the time in seconds must be a number, not 'inf'"),
    ("expect joy", "what to expect must be page, zoom, offset, resting, screen or text, not 'joy'"),
    ("expect page first", "the page must be a whole number, not 'first'"),
    ("expect zoom 1 0.5", "a tolerance looks like ±0.5, not '0.5'"),
    ("expect zoom 1 ±-1", "a tolerance looks like ±0.5, not '±-1'"),
    ("expect zoom 1 ±", "the tolerance is missing"),
    ("shot ../../x", "a picture's name has no slash and does not begin with a dot"),
    ("shot .hidden", "a picture's name has no slash and does not begin with a dot"),
    ("frame", "the frame's time in seconds is missing"),
    ("wait 1\nsize 1x1", "size must come first; later on it is called resize"),
    ("frame 1\nsettle", "settle needs frames of its own, but this script names its frames"),
  ]

  @Test(arguments: mistakes)
  func mistake(text: String, message: String) {
    // A harmless line in front: the number has to be right, too.
    let error = #expect(throws: ScriptError.self) { try Script(parsing: "set dark on\n" + text) }
    #expect(error?.message == message)
    #expect(error?.line == 1 + text.split(separator: "\n").count)
  }

  @Test func saysItsLine() {
    let error = ScriptError(line: 12, message: "unknown command 'x'")
    #expect(error.description == "line 12: unknown command 'x'")
  }

  @Test func wordsThatAreNear() {
    #expect(EditDistance.between("swipe", "swipe") == 0)
    #expect(EditDistance.between("swipe", "swpie") == 2)
    #expect(EditDistance.between("tap", "taps") == 1)
    #expect(EditDistance.between("", "tap") == 3)
    #expect(EditDistance.between("kitten", "sitting") == 3)
  }
}
