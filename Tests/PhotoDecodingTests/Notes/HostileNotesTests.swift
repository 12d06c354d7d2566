import PictureFacts
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Files that say what makes no sense, by mistake or on purpose.
@Suite struct HostileNotesTests {
  private func notes(_ exif: EXIFFile) -> PhotoNotes {
    var parts = MetadataParts()
    parts.exif = exif.bytes
    return PhotoNotes(parts).bounded
  }

  @Test func numbersThatAreNoneAreLeftOut() {
    let notes = notes(
      EXIFFile(
        camera: [
          (0x829A, .rationals([(1, 0)])), (0x829D, .rationals([(0, 0)])), (0x8827, .short(0)),
          (0x9204, .signed(5, 0)), (0x920A, .rationals([(0xFFFF_FFFF, 1)])),
          (0x9003, .text("0000:00:00 00:00:00")),
        ],
        place: [
          (1, .text("N")), (2, .rationals([(91, 1), (0, 0), (0, 1)])), (3, .text("E")),
          (4, .rationals([(10, 1)])),
        ]))
    #expect(notes.exposure == PhotoExposure() && notes.taken == nil && notes.place == nil)
  }

  @Test func entriesOfAnotherTypeAreLeftOut() {
    let notes = notes(
      EXIFFile(
        picture: [(0x0110, .short(7)), (0x010F, .rationals([(1, 2)]))],
        camera: [
          (0x829D, .text("2.8")), (0x829A, .odd(type: 5, count: 0, [])),
          (0x8827, .odd(type: 99, count: 1, [1, 2, 3, 4])), (0x9003, .short(2024)),
          (0x920A, .odd(type: 5, count: 0x7FFF_FFFF, [0, 0, 0, 0])),
        ]))
    #expect(notes.exposure == PhotoExposure() && notes.camera == nil && notes.taken == nil)
  }

  @Test func endlessTextsAreCut() {
    let notes = notes(
      EXIFFile(picture: [(0x0110, .text(String(repeating: "X\n", count: 20_000)))]))
    #expect(notes.camera?.unicodeScalars.count == 500)
    #expect(notes.camera?.contains("\n") == false)
  }

  @Test(arguments: [
    "2024:13:01 10:00:00", "2024:02:30 10:00:00", "    :  :     :  :  ", "yesterday", "", "2024",
    "99999:1:1", "2024-01", "-024:01:01",
  ])
  func whatIsNoDateIsNone(text: String) { #expect(PhotoDate(note: text) == nil) }

  @Test func timesMayBeMissingOrOdd() {
    #expect(PhotoDate(note: "2024:01:31") == PhotoDate(year: 2024, month: 1, day: 31))
    #expect(PhotoDate(note: "2024:01:31 25:00:00") == PhotoDate(year: 2024, month: 1, day: 31))
    #expect(
      PhotoDate(note: "2024-01-31T10:00Z")
        == PhotoDate(year: 2024, month: 1, day: 31, second: 36_000, minutesFromGreenwich: 0))
    #expect(
      PhotoDate(note: "2024-01-31T10:00:60+99:99")
        == PhotoDate(year: 2024, month: 1, day: 31, second: 36_059))
  }

  @Test(arguments: [
    "<", "<a><b></a>", "<rdf:Description tiff:Make=", "&#0;",
    "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>",
    "<a>" + String(repeating: "<b>", count: 50_000), "\u{FFFD}\u{0}<a/>",
    "<rdf:Description exif:FNumber='1/0' exif:ExposureTime='nan' exif:FocalLength='inf' "
      + "exif:GPSLatitude='1,2,3,4N' exif:GPSLongitude='E'/>",
    "<dc:title>" + String(repeating: "a", count: 100_000) + "</dc:title>",
  ])
  func brokenXMPSaysNothing(text: String) {
    var parts = MetadataParts()
    parts.xmp = Array(text.utf8)
    #expect(PhotoNotes(parts).bounded == PhotoNotes())
  }

  /// As the wallpapers of KDE have it.
  @Test func theNameOfALanguageIsNoText() {
    let notes = XMPNotes(
      Array(
        """
        <rdf:Description dc:rights='x-default'><dc:description><rdf:Alt>
        <rdf:li xml:lang='x-default'>x-default</rdf:li><rdf:li>Lake</rdf:li>
        </rdf:Alt></dc:description></rdf:Description>
        """.utf8))
    #expect(notes["dc:rights"] == nil && notes["dc:description"] == "Lake")
  }

  @Test func whatStoodBeforeAMistakeStays() {
    #expect(XMPNotes(Array("<r><tiff:Model>X-T5</tiff:Model><".utf8)).camera == "X-T5")
  }

  /// Bytes anywhere become other ones, or the data end there.
  @Test func damagedDataSayLessAndNothingElse() throws {
    var random = SeededGenerator(seed: 7)
    let exif = EXIFFile.photo().bytes
    let records: [UInt8] =
      [0x1C, 2, 5, 0, 3, 65, 66, 67] + [0x1C, 2, 90, 0, 2, 65, 66] + [0x1C, 2, 55, 0, 8]
      + Array("20240131".utf8)
    let iptc = Array("8BIM".utf8) + [4, 4, 0, 0, 0, 0, 0, UInt8(records.count)] + records
    let xmp = Array(
      "<a><rdf:Description tiff:Make='A' exif:FNumber='1/2'><dc:title>B</dc:title></rdf:Description></a>"
        .utf8)
    let profile = try PictureFileBytes.read("/usr/share/color/icc/ghostscript/srgb.icc")
    var said = 0
    for _ in 0..<3000 {
      var parts = MetadataParts()
      parts.exif = damaged(exif, by: &random)
      parts.iptc = damaged(iptc, by: &random)
      parts.xmp = damaged(xmp, by: &random)
      parts.profile = ICCProfile(damaged(Array(profile.prefix(600)), by: &random))
      let notes = PhotoNotes(parts).bounded
      said += notes == PhotoNotes() ? 0 : 1
      var writer = WireWriter()
      notes.write(to: &writer)
      #expect(writer.bytes.count < FileSocket.mostBytes)
      var reader = WireReader(writer.bytes)
      #expect(PhotoNotes(&reader) == notes)
    }
    // Most of it is well most of the time.
    #expect(said > 2000)
  }

  @Test func whatAProcessSaysIsBoundedHere() throws {
    var writer = WireWriter()
    writer.put([-5, Int.max, 1])
    for _ in PhotoNotes.texts { writer.put(String(repeating: "\u{202E}x\n", count: 2000)) }
    writer.put([2024, 99, 1, 5, 5])
    for number in [Double.infinity, -1, 1e300, .nan, -.infinity, 1e9] { writer.put(number) }
    writer.put(1)
    for number in [1e9, Double.nan, .infinity] { writer.put(number) }
    writer.put("\u{0}")
    var reader = WireReader(writer.bytes)
    let notes = try #require(PhotoNotes(&reader))
    #expect(notes.size == nil && notes.taken == nil && notes.exposure == PhotoExposure())
    #expect(notes.camera?.unicodeScalars.count == 500 && notes.camera?.contains("\n") == false)
    #expect(notes.place?.latitude == nil && notes.place?.altitude == nil)
    for count in stride(from: 0, to: writer.bytes.count, by: 7) {
      var short = WireReader(Array(writer.bytes[..<count]))
      #expect(PhotoNotes(&short) == nil)
    }
  }
}

/// Some bytes are other ones, or the last ones are missing.
private func damaged(_ bytes: [UInt8], by random: inout SeededGenerator) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 0...3, using: &random) {
    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
  }
  if Int.random(in: 0..<4, using: &random) == 0 {
    bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
  }
  return bytes
}
