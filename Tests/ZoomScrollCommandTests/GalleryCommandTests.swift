import Foundation
import Testing

/// What a person or a shell script sees of `zoomscroll export` and `zoomscroll serve`.
@Suite(.serialized) final class GalleryCommandTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "zoomscroll-gallery-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/web", withIntermediateDirectories: true)
    try "page".write(toFile: folder + "/web/index.html", atomically: true, encoding: .utf8)
    try "no photo".write(toFile: folder + "/a.jpg", atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func wrongUseIsStatus2() throws {
    #expect(try Command("export").status == 2)
    #expect(try Command("export", "a.jpg", in: folder).status == 2)
    #expect(try Command("serve").status == 2)
    #expect(try Command("serve", "a.jpg", "--port", "99999", in: folder).status == 2)
    let missing = try Command("export", "/no/photo", "out", in: folder)
    #expect(missing.status == 2 && missing.error.contains("/no/photo"))
    let occupied = try Command("export", "a.jpg", "web", "--web", "web", in: folder)
    #expect(occupied.status == 2)
    #expect(occupied.error.contains("“web” holds something that is not a gallery"))
    let pageless = try Command("export", "a.jpg", "out", "--web", "nowhere", in: folder)
    #expect(pageless.status == 2 && pageless.error.contains("Scripts/build-web"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
  }

  @Test func theCasesAreExportedWithoutPhotos() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/web/cases", withIntermediateDirectories: true)
    try "cases".write(toFile: folder + "/web/cases/index.html", atomically: true, encoding: .utf8)
    let command = try Command("export", "--cases", "out", "--web", "web", in: folder)
    #expect(command.status == 0)
    #expect(command.output == "The page of the cases is in out.\n")
    let page = try String(contentsOfFile: folder + "/out/index.html", encoding: .utf8)
    #expect(page == "cases")
    #expect(try Command("export", "--cases", "a.jpg", "out", in: folder).status == 2)
    let occupied = try Command("export", "--cases", "web", "--web", "web", in: folder)
    #expect(occupied.status == 2)
    #expect(occupied.error.contains("“web” holds something that is not the page of the cases"))
  }

  @Test func whatIsLeftOutIsStatus1() throws {
    let command = try Command("export", "a.jpg", "out", "--web", "web", in: folder)
    #expect(command.status == 1 && command.output.isEmpty)
    #expect(
      command.error == """
        zoomscroll: a.jpg: This file is not a picture, or is one of an unknown kind.
        0 pictures in out: 0 made, 1 left out

        """)
    #expect(FileManager.default.fileExists(atPath: folder + "/out/gallery.json"))
  }

  @Test func notesThatArePinnedToPhotosArePublishedUnlessSomebodySaysNo() throws {
    let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples/4 Dahlia.jpg").standardizedFileURL
    try FileManager.default.copyItem(atPath: picture.path, toPath: folder + "/b.jpg")
    let pins = "{\"version\":1,\"pins\":[{\"x\":0.25,\"y\":0.5,\"note\":\"tower\"}]}"
    try pins.write(toFile: folder + "/b.jpg.pins.json", atomically: true, encoding: .utf8)
    func manifest() throws -> String {
      try String(contentsOfFile: folder + "/out/gallery.json", encoding: .utf8)
    }
    #expect(try Command("export", "b.jpg", "out", "--web", "web", in: folder).status == 0)
    #expect(try manifest().contains("\"pins\":[{\"note\":\"tower\",\"x\":0.25,\"y\":0.5}]"))
    // The picture is kept as it was made.
    let silent = try Command("export", "b.jpg", "out", "--web", "web", "--no-pins", in: folder)
    #expect(
      silent.status == 0 && silent.error.contains("1 picture in out: 0 made"), "\(silent.error)")
    #expect(try !manifest().contains("pins"))
    try "{".write(toFile: folder + "/b.jpg.pins.json", atomically: true, encoding: .utf8)
    let broken = try Command("export", "b.jpg", "out", "--web", "web", in: folder)
    #expect(broken.status == 0)
    #expect(broken.error.contains("“b.jpg.pins.json” is not understood, so it was left as it is."))
  }

  @Test func photosLieAsTheyAreKeptTurnedAndPinsOnThemToo() throws {
    let picture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples/4 Dahlia.jpg").standardizedFileURL
    try FileManager.default.copyItem(atPath: picture.path, toPath: folder + "/b.jpg")
    let pins = "{\"version\":1,\"pins\":[{\"x\":0.25,\"y\":0.5,\"note\":\"tower\"}]}"
    try pins.write(toFile: folder + "/b.jpg.pins.json", atomically: true, encoding: .utf8)
    struct Manifest: Decodable {
      struct Pin: Decodable, Equatable { var x, y: Double }
      struct Picture: Decodable {
        var width, height: Int
        var pins: [Pin]
      }
      var pictures: [Picture]
    }
    func exported() throws -> (Manifest.Picture, said: String) {
      let command = try Command("export", "b.jpg", "out", "--web", "web", in: folder)
      #expect(command.status == 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/out/gallery.json"))
      let manifest = try JSONDecoder().decode(Manifest.self, from: data)
      return (manifest.pictures[0], command.error)
    }
    func keep(_ turns: String) throws {
      let text = "{\"version\":1,\"turns\":[\(turns)]}"
      try text.write(toFile: folder + "/b.jpg.turns.json", atomically: true, encoding: .utf8)
    }
    let (upright, _) = try exported()
    #expect(upright.width != upright.height && upright.pins == [.init(x: 0.25, y: 0.5)])
    try keep("\"clockwise\"")
    let (turned, said) = try exported()
    #expect(turned.width == upright.height && turned.height == upright.width)
    #expect(turned.pins == [.init(x: 0.5, y: 0.25)])
    // It is another picture.
    #expect(said.contains("1 made, 1 removed"), "\(said)")
    // However it has come to lie so.
    try keep("\"anticlockwise\", \"mirrored\", \"flipped\"")
    #expect(try exported().said.contains("0 made"))
    try keep("\"clockwise\", \"anticlockwise\"")
    let (again, _) = try exported()
    #expect(again.width == upright.width && again.pins == upright.pins)
  }

  @Test func whatTheSystemRefusesIsStatus1() throws {
    let command = try Command("export", "a.jpg", "/proc/out", "--web", "web", in: folder)
    #expect(command.status == 1)
    #expect(command.error == "zoomscroll: /proc/out: No such file or directory\n")
  }

  /// A description of a hundred bytes that promises more files than there is room for anywhere.
  @Test func aPictureOfTooManyFilesIsLeftOutUnlessTheyAreWanted() throws {
    let description = """
      <Image xmlns="http://schemas.microsoft.com/deepzoom/2008" TileSize="256" Overlap="0"
      Format="jpg"><Size Width="536870912" Height="536870912"/></Image>
      """
    try description.write(toFile: folder + "/h.dzi", atomically: true, encoding: .utf8)
    let command = try Command("export", "h.dzi", "out", "--web", "web", in: folder)
    #expect(command.status == 1)
    #expect(command.error.contains("would be cut into 1466015503702 files"))
    #expect(command.error.contains("only with --max-files 1466015503702"))
    // Then it is begun, and its first tile is not there.
    let wanted = try Command(
      "export", "h.dzi", "out", "--web", "web", "--max-files", "1466015503702", in: folder)
    #expect(wanted.status == 1)
    #expect(wanted.error.contains("The tiles of this picture are missing."))
    #expect(try Command("export", "h.dzi", "out", "--max-files", "0", in: folder).status == 2)
  }

  /// A file's name must not speak for the program, nor to the terminal.
  @Test func aHostileNameIsWrittenOut() throws {
    let name = "b\u{1B}[31m\u{1B}]0;x\u{7}\r\nzoomscroll: all is well\u{9B}1m\u{202E}gpj.jpg"
    try "no photo".write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    let command = try Command("export", name, "out", "--web", "web", in: folder)
    #expect(
      command.error == #"""
        zoomscroll: b\u{1B}[31m\u{1B}]0;x\u{7}\u{D}\u{A}zoomscroll: all is well\u{9B}1m\u{202E}gpj.jpg: \#
        This file is not a picture, or is one of an unknown kind.
        0 pictures in out: 0 made, 1 left out

        """#)
    let missing = try Command("export", "\u{1B}c", "out", in: folder)
    #expect(missing.status == 2 && missing.error.contains(#"\u{1B}c"#))
    #expect(!missing.error.contains("\u{1B}"))
  }

  @Test func aPortThatCannotBeHadIsStatus1() throws {
    let command = try Command(
      "serve", "a.jpg", "--host", "192.0.2.1", "--web", "web", in: folder)
    #expect(command.status == 1)
    #expect(command.error.contains("Cannot listen on 192.0.2.1, port 8000: "))
  }

  @Test func aServerEndsWhenItIsAskedTo() throws {
    let server = try RunningCommand("serve", "a.jpg", "--port", "0", "--web", "web", in: folder)
    #expect(try #require(server.firstLine()).hasPrefix("http://127.0.0.1:"))
    server.interrupt()
    #expect(server.status == 0)
  }
}
