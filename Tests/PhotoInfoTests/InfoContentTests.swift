import PictureFacts
import Testing

@testable import PhotoInfo

@Suite struct InfoContentTests {
  @Test func aPhotoSaysWhatPeopleLookFor() {
    let content = InfoContent(.lake, InfoTexts())
    #expect(content.day == "Wednesday, 31 January 2024" && content.time == "14:30")
    #expect(
      content.lines == [
        "NIKON D750", "AF-S NIKKOR 35mm f/1.8G",
        "24.2\u{A0}MP · 6016\u{A0}×\u{A0}4016 · 12.4\u{A0}MB",
      ])
    #expect(content.settings == ["ISO 400", "35 mm", "−0.7 EV", "f/2.8", "1/250 s"])
    #expect(content.format == "JPEG" && content.place.count == 2 && content.problem == nil)
    #expect(
      content.rows == [
        .init(name: .creator, value: "Anna Müller"), .init(name: .colorProfile, value: "sRGB"),
        .init(name: .focalLengthOnFilm, value: "52 mm"), .init(name: .fileName, value: "lake.jpg"),
        .init(name: .path, value: "/home/anna/Pictures/Holiday in the mountains/lake.jpg"),
      ])
  }

  @Test func whatIsNotKnownIsNotSaid() {
    var facts = PhotoFacts(name: "a.png", path: "")
    facts.problem = "This file is empty."
    let content = InfoContent(facts, InfoTexts())
    #expect(content.lines.isEmpty && content.settings.isEmpty && content.place.isEmpty)
    #expect(content.rows == [.init(name: .fileName, value: "a.png")])
    #expect(content.problem == "This file is empty." && content.day == nil)
  }

  /// It has that date, and says whose it is.
  @Test func aPhotoWithoutADateOfItsOwnSaysWhenItsFileWasWritten() {
    var facts = PhotoFacts(name: "a.png", path: "")
    facts.changed = PhotoDate(year: 2024, month: 1, day: 31, second: 14 * 3600 + 30 * 60)
    let content = InfoContent(facts, InfoTexts())
    #expect(content.day == "Wednesday, 31 January 2024" && content.time == "14:30")
    #expect(content.dateSource == "Date of the file: the photo has none.")
    facts.notes.taken = PhotoDate(year: 2023, month: 12, day: 24)
    #expect(InfoContent(facts, InfoTexts()).dateSource == nil)
    #expect(content.rows.last == .init(name: .changed, value: "Wednesday, 31 January 2024, 14:30"))
  }

  @Test func aCaptionThatIsTheTitleIsNotSaidTwice() {
    var facts = PhotoFacts(name: "a", path: "")
    facts.notes.title = "Lake"
    facts.notes.caption = "Lake"
    #expect(InfoContent(facts, InfoTexts()).caption == nil)
  }
}

extension PhotoFacts {
  /// A photo that says everything.
  static var lake: PhotoFacts {
    var facts = PhotoFacts(
      name: "lake.jpg", path: "/home/anna/Pictures/Holiday in the mountains/lake.jpg")
    facts.byteCount = 12_400_000
    facts.notes.size = PhotoSize(width: 6016, height: 4016)
    facts.notes.format = "JPEG"
    facts.notes.colorProfile = "sRGB"
    facts.notes.taken = PhotoDate(year: 2024, month: 1, day: 31, second: 14 * 3600 + 30 * 60)
    facts.notes.camera = "NIKON D750"
    facts.notes.lens = "AF-S NIKKOR 35mm f/1.8G"
    facts.notes.creator = "Anna Müller"
    facts.notes.title = "Evening at the lake"
    facts.notes.exposure.time = 1 / 250
    facts.notes.exposure.fNumber = 2.8
    facts.notes.exposure.iso = 400
    facts.notes.exposure.focalLength = 35
    facts.notes.exposure.focalLengthOnFilm = 52
    facts.notes.exposure.bias = -2.0 / 3
    facts.notes.place = PhotoPlace(latitude: 47.5583, longitude: 10.7498)
    facts.notes.place?.name = "Füssen, Germany"
    return facts
  }
}
