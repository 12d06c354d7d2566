import CVips
import PictureFacts
import TestSupport
import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// What files of every format say of their pictures.
@Suite struct PictureNotesTests {
  private let folder = TemporaryFolder()
  private static let jpeg = TestPicture(width: 96, height: 64).jpeg()

  private func notes(_ bytes: [UInt8]) throws -> PhotoNotes {
    try notes(path: folder.write("a", bytes))
  }

  private func notes(path: String) throws -> PhotoNotes {
    let decoder = PictureDecoder(
      limits: DecodeLimits(levelBytes: 200 << 20, workingBytes: 400 << 20))
    return try decoder.notes(of: PictureFile(path: path))
  }

  @Test(arguments: [false, true])
  func aCamerasPhotoSaysHowItWasTaken(isBigEndian: Bool) throws {
    let notes = try notes(
      TestPicture.insert(EXIFFile.photo(isBigEndian: isBigEndian).segment, into: Self.jpeg))
    #expect(notes.size == PhotoSize(width: 96, height: 64) && notes.format == "JPEG")
    #expect(notes.camera == "NIKON D750" && notes.lens == "AF-S NIKKOR 35mm f/1.8G")
    #expect(notes.colorProfile == "sRGB" && notes.creator == "Anna Müller")
    #expect(
      notes.taken
        == PhotoDate(
          year: 2024, month: 1, day: 31, second: 14 * 3600 + 30 * 60 + 5, minutesFromGreenwich: 60))
    let exposure = notes.exposure
    #expect(exposure.time == 1 / 250 && exposure.fNumber == 2.8 && exposure.iso == 400)
    #expect(exposure.focalLength == 35 && exposure.focalLengthOnFilm == 52)
    #expect(exposure.bias == -2.0 / 3)
    let place = try #require(notes.place)
    // Sydney's opera: 33° 51′ 24.84″ S, 151° 12′ 36.36″ E.
    #expect(abs(try #require(place.latitude) + 33.8569) < 1e-9)
    #expect(abs(try #require(place.longitude) - 151.2101) < 1e-9)
    #expect(place.altitude == -12.5 && place.name == nil)
  }

  @Test func aPhotoThatSaysNothingHasASizeAndAFormat() throws {
    let notes = try notes(Self.jpeg)
    var expected = PhotoNotes()
    expected.size = PhotoSize(width: 96, height: 64)
    expected.format = "JPEG"
    #expect(notes == expected)
  }

  @Test func sizesAreThoseOfTheUprightPicture() throws {
    let notes = try notes(TestPicture(width: 96, height: 64).jpeg(orientation: 6))
    #expect(notes.size == PhotoSize(width: 64, height: 96))
  }

  @Test func stopsStandInForNumbers() throws {
    let exif = EXIFFile(camera: [
      (0x9201, .signed(7, 1)), (0x9202, .rationals([(4, 1)])),
      (0x9004, .text("2001:09:09 01:46:40")),
    ])
    let notes = try notes(TestPicture.insert(exif.segment, into: Self.jpeg))
    #expect(notes.exposure.time == 1 / 128 && notes.exposure.fNumber == 4)
    #expect(notes.taken == PhotoDate(year: 2001, month: 9, day: 9, second: 3600 + 46 * 60 + 40))
  }

  /// As libvips writes them into files of its formats.
  @Test func everyFormatThatHasEXIFIsAsked() throws {
    let test = TestPicture(width: 96, height: 64)
    let picture = VipsFiles.picture(test.pixels, width: 96, height: 64, bands: 3)
      .applying("copy")!
    for (name, value) in [
      ("ifd0-Make", "Canon"), ("ifd0-Model", "Canon EOS R6"), ("ifd2-FNumber", "28/10"),
      ("ifd2-DateTimeOriginal", "2024:01:31 14:30:05"), ("ifd2-ISOSpeedRatings", "800"),
    ] { vips_image_set_string(picture.pointer, "exif-" + name, value) }
    for path in VipsFiles.saveEveryFormat(picture, in: folder.path) {
      let notes = try notes(path: path)
      let ending = path.suffix(4)
      #expect(notes.size == PhotoSize(width: 96, height: 64))
      // Into these libvips writes none.
      guard ["webp", "heic"].contains(ending) else { continue }
      #expect(notes.camera == "Canon EOS R6" && notes.exposure.fNumber == 2.8, "\(path)")
      #expect(notes.exposure.iso == 800 && notes.taken?.hour == 14, "\(path)")
    }
    #expect(try self.notes(path: folder.path + "/a.heic").format == "HEIF")
  }

  @Test func inPNGItIsAChunk() throws {
    let notes = try notes(Self.png(EXIFFile.photo(isBigEndian: true)))
    #expect(notes.camera == "NIKON D750" && notes.format == "PNG" && notes.exposure.iso == 400)
  }

  private static func png(_ exif: EXIFFile) -> [UInt8] {
    let folder = TemporaryFolder()
    let test = TestPicture(width: 96, height: 64)
    let picture = VipsFiles.picture(test.pixels, width: 96, height: 64, bands: 3)
    VipsFiles.save(picture, "pngsave", folder.path + "/a.png")
    let bytes = (try? PictureFileBytes.read(folder.path + "/a.png")) ?? []
    // Behind the signature and the header, without the name and the zeros of JPEG's segment.
    return Array(bytes[..<33]) + PNGFile.chunk("eXIf", Array(exif.bytes[6...])) + bytes[33...]
  }

  @Test func theNameOfAProfileIsThatOfItsColours() throws {
    // As ImageMagick names them, by Little CMS.
    for name in ["srgb", "a98", "default_cmyk"] {
      let path = "/usr/share/color/icc/ghostscript/\(name).icc"
      let expected = try ImageMagick.convert([
        "xc:red[1x1]", "-profile", path, "-format", "%[profile:icc]", "info:",
      ])
      let profile = try #require(ICCProfile(PictureFileBytes.read(path)).name)
      #expect(profile == String(decoding: expected, as: UTF8.self))
    }
    // ICC.1:2010, 10.13: "Ab" in the only language.
    let header = [UInt8](repeating: 0, count: 128) + [0, 0, 0, 1] + Array("desc".utf8)
    let text: [UInt8] =
      Array("mluc".utf8) + [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 12]
      + Array("enUS".utf8) + [0, 0, 0, 4, 0, 0, 0, 28, 0, 65, 0, 98]
    #expect(ICCProfile(header + [0, 0, 0, 144, 0, 0, 0, 32] + text).name == "Ab")
    for count in 0..<text.count {
      #expect(ICCProfile(header + [0, 0, 0, 144, 0, 0, 0, 32] + text[..<count]).name == nil)
    }
  }

  @Test func xmpIsReadWhereverAProgramPutsIt() throws {
    let packet = """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description rdf:about="" tiff:Make="FUJIFILM" tiff:Model="X-T5" exif:FNumber="56/10"
        exif:GPSLatitude="50,58.77N" exif:GPSLongitude="11,19,30E" photoshop:City="Weimar">
       <exif:ExposureTime>1/60</exif:ExposureTime>
       <exif:ISOSpeedRatings><rdf:Seq><rdf:li>1600</rdf:li></rdf:Seq></exif:ISOSpeedRatings>
       <photoshop:DateCreated>2023-10-14T08:01:02.5-04:30</photoshop:DateCreated>
       <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Tea &amp; rain</rdf:li>
         <rdf:li xml:lang="de">Tee und Regen</rdf:li></rdf:Alt></dc:title>
       <xmpMM:History><rdf:Seq><rdf:li stEvt:action="saved"/></rdf:Seq></xmpMM:History>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """
    let segment = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + packet.utf8
    let length = segment.count + 2
    let bytes = TestPicture.insert(
      [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + segment, into: Self.jpeg)
    let notes = try notes(bytes)
    #expect(notes.camera == "FUJIFILM X-T5" && notes.title == "Tea & rain")
    #expect(notes.exposure.fNumber == 5.6 && notes.exposure.time == 1 / 60)
    #expect(notes.exposure.iso == 1600)
    #expect(
      notes.taken
        == PhotoDate(
          year: 2023, month: 10, day: 14, second: 8 * 3600 + 62, minutesFromGreenwich: -270))
    let place = try #require(notes.place)
    #expect(place.name == "Weimar")
    #expect(abs(try #require(place.latitude) - 50.9795) < 1e-9)
    #expect(abs(try #require(place.longitude) - 11.325) < 1e-9)
  }

  @Test func iptcRecordsAreReadAmongPhotoshopsBlocks() throws {
    func text(_ number: UInt8, _ text: [UInt8]) -> [UInt8] {
      [0x1C, 2, number, 0, UInt8(text.count)] + text
    }
    let records =
      text(5, Array("Bells".utf8)) + text(55, Array("19991231".utf8))
      + text(60, Array("235958+0100".utf8)) + text(80, Array("Jos".utf8) + [0xE9])
      + text(90, Array("Prague".utf8)) + text(101, Array("Czechia".utf8))
    let other = Array("8BIM".utf8) + [0x03, 0xED, 2, 65, 66, 0, 0, 0, 0, 3, 1, 2, 3, 0]
    let block = Array("8BIM".utf8) + [0x04, 0x04, 0, 0, 0, 0, 0, UInt8(records.count)] + records
    let segment = Array("Photoshop 3.0\0".utf8) + other + block
    let length = segment.count + 2
    let notes = try notes(
      TestPicture.insert(
        [0xFF, 0xED, UInt8(length >> 8), UInt8(length & 255)] + segment, into: Self.jpeg))
    #expect(notes.title == "Bells" && notes.creator == "José")
    #expect(notes.place == PhotoPlace(name: "Prague, Czechia"))
    #expect(
      notes.taken
        == PhotoDate(
          year: 1999, month: 12, day: 31, second: 86_398, minutesFromGreenwich: 60))
  }

  /// A locked process may open no file of a person's, and reads all the same.
  @Test func lockedProcessesSayTheSame() throws {
    let photo = TestPicture.insert(EXIFFile.photo().segment, into: Self.jpeg)
    let jpeg = folder.write("a.jpg", photo)
    let test = TestPicture(width: 96, height: 64)
    let picture = VipsFiles.picture(test.pixels, width: 96, height: 64, bands: 3)
      .applying("copy")!
    vips_image_set_string(picture.pointer, "exif-ifd0-Model", "X100")
    VipsFiles.save(picture, "heifsave", folder.path + "/b.heic")
    let png = folder.write("c.png", Self.png(EXIFFile.photo()))
    let broken = folder.write("d.jpg", Array(photo[..<900]))
    let lines = try SandboxProbeRun(
      ["notes", jpeg, folder.path + "/b.heic", png, broken]
    ).lines
    #expect(
      lines == [
        "a.jpg: NIKON D750 the same", "b.heic: X100 the same", "c.png: NIKON D750 the same",
        "d.jpg: \(PictureError.damaged("JPEG").message)",
      ])
  }
}
