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

  @Test func aFullDiskIsStatus1() throws {
    // Writing there fails as on a disk without room.
    try FileManager.default.createDirectory(
      atPath: folder + "/out", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/out/.zoomscroll-gallery", withDestinationPath: "/dev/full")
    let command = try Command("export", "a.jpg", "out", "--web", "web", in: folder)
    #expect(command.status == 1)
    #expect(command.error == "zoomscroll: out/.zoomscroll-gallery: No space left on device\n")
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
