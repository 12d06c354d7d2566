import Testing

@testable import PictureFacts

/// Whatever a file says, a view can show it.
@Suite struct PhotoNotesTests {
  @Test func textsAreOnOneLineAndOfALengthThatCanBeShown() {
    #expect(String(note: "  A lake\n\tin the \u{0}evening ") == "A lake in the evening")
    #expect(String(note: "") == nil && String(note: " \u{0}\n ") == nil)
    let long = String(note: String(repeating: "a", count: 100_000))
    #expect(long?.unicodeScalars.count == 501 && long?.last == "…")
    // One letter with a tower of marks.
    let tower = String(note: "e" + String(repeating: "\u{301}", count: 100_000))
    #expect(tower?.unicodeScalars.count == 501)
  }

  @Test func textsDoNotTurnWhatStandsBesideThem() {
    #expect(String(note: "abc\u{202E}def\u{2066}\u{200F}") == "abcdef")
    // In Persian the joiner is part of the word.
    #expect(String(note: "می\u{200C}خواهم") == "می\u{200C}خواهم")
    #expect(String(note: "עברית") == "עברית")
  }

  @Test func settingsThatNoCameraHasAreNone() {
    var exposure = PhotoExposure()
    exposure.time = 1 / 250
    exposure.fNumber = 2.8
    exposure.iso = 100
    exposure.focalLength = 35
    exposure.bias = -0.7
    #expect(exposure.time == 1 / 250 && exposure.fNumber == 2.8 && exposure.iso == 100)
    #expect(exposure.focalLength == 35 && exposure.bias == -0.7)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude * -1] {
      exposure.time = value
      exposure.fNumber = value
      exposure.iso = value
      exposure.focalLength = value
      exposure.focalLengthOnFilm = value
      #expect(exposure.time == nil && exposure.fNumber == nil && exposure.iso == nil)
      #expect(exposure.focalLength == nil && exposure.focalLengthOnFilm == nil)
    }
    for value in [Double.nan, .infinity, 31, -31] {
      exposure.bias = value
      #expect(exposure.bias == nil)
    }
  }

  @Test func placesAreOnEarth() {
    #expect(PhotoPlace(latitude: 50.98, longitude: 11.33) != nil)
    for (latitude, longitude) in [(90.1, 0), (0, 180.1), (.nan, 0), (0, .infinity), (-91, 5)] {
      #expect(PhotoPlace(latitude: latitude, longitude: longitude) == nil)
    }
    var place = PhotoPlace(name: "Weimar")
    place.altitude = .nan
    #expect(place.altitude == nil)
    place.altitude = 208
    #expect(place.altitude == 208)
  }

  @Test func picturesHaveSidesThatCanBeMultiplied() {
    #expect(PhotoSize(width: 6000, height: 4000) != nil)
    for (width, height) in [(0, 5), (5, -1), (.max, 1), (1, Int(Int32.max) + 1)] {
      #expect(PhotoSize(width: width, height: height) == nil)
    }
  }

  @Test func allTextsAreBounded() {
    var notes = PhotoNotes()
    for text in PhotoNotes.texts { notes[keyPath: text] = "a\nb" }
    notes.place = PhotoPlace(name: "\u{0}")
    let bounded = notes.bounded
    #expect(PhotoNotes.texts.allSatisfy { bounded[keyPath: $0] == "a b" })
    #expect(bounded.place?.name == nil)
    #expect(Set(PhotoNotes.texts).count == 8)
  }
}
