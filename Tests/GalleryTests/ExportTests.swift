import Foundation
import PhotoTiles
import Testing

@testable import Gallery

/// A gallery that is made again and again, is broken off, and stands in the way.
struct ExportTests {
  private let gallery = TestGallery()

  @Test func whatHasNotChangedIsKept() throws {
    try gallery.addPhoto("a.jpg", width: 700, height: 500)
    try gallery.addPhoto("b.jpg", width: 710, height: 500)
    try gallery.export()
    let before = try gallery.times()
    try FileManager.default.moveItem(
      atPath: gallery.photos + "/b.jpg", toPath: gallery.photos + "/renamed.jpg")
    try gallery.addPhoto("c.jpg", width: 720, height: 500)
    let outcome = try gallery.export()
    #expect(outcome == .init(pictures: 3, made: 1, removed: 0, failed: 0))
    let after = try gallery.times()
    for file in before.keys where file != "gallery.json" { #expect(after[file] == before[file]) }
    #expect(try gallery.manifest().pictures.map(\.name) == ["a.jpg", "c.jpg", "renamed.jpg"])
  }

  @Test func whatIsGoneOrChangedIsRemoved() throws {
    try gallery.addPhoto("a.jpg", width: 2600, height: 1700)
    try gallery.addPhoto("b.jpg", width: 700, height: 500)
    try gallery.addPhoto("c.jpg", width: 600, height: 500)
    try gallery.export()
    try FileManager.default.removeItem(atPath: gallery.photos + "/a.jpg")
    try gallery.addPhoto("b.jpg", width: 701, height: 500)
    let outcome = try gallery.export()
    #expect(outcome == .init(pictures: 2, made: 1, removed: 2, failed: 0))
    let pictures = try gallery.manifest().pictures
    let expected = pictures.flatMap(\.files).map(\.path) + ["gallery.json", "index.html"]
    #expect(gallery.files() == expected.sorted())
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: gallery.output + "/tiles").isEmpty)
  }

  @Test func nothingOfThePersonsIsRemoved() throws {
    try gallery.addPhoto("a.jpg", width: 2600, height: 1700)
    try gallery.addPhoto("b.jpg", width: 70, height: 50)
    try gallery.export()
    let tree = try #require(try gallery.manifest().pictures[0].tiles?.path)
    let own = ["gallery/CNAME", "gallery/thumbs/mine.jpg", "gallery/\(tree)12/notes.txt"]
    for name in own { try gallery.write([1, 2, 3], to: name) }
    try FileManager.default.removeItem(atPath: gallery.photos + "/a.jpg")
    try gallery.export()
    for name in own {
      #expect(FileManager.default.fileExists(atPath: gallery.folder + "/" + name), "\(name)")
    }
    // The tiles about the notes are gone.
    #expect(gallery.files().filter { $0.hasPrefix(tree) } == ["\(tree)12/notes.txt"])
  }

  @Test func aFolderOfSomethingElseIsLeftAlone() throws {
    try gallery.addPhoto("a.jpg", width: 70, height: 50)
    try FileManager.default.createDirectory(
      atPath: gallery.output, withIntermediateDirectories: true)
    try gallery.write([1], to: "gallery/thesis.txt")
    #expect(throws: GalleryError.notAGallery(gallery.output)) { try gallery.export() }
    #expect(gallery.files() == ["thesis.txt"])
    try gallery.write([1], to: "file")
    #expect(throws: GalleryError.notAFolder(gallery.folder + "/file")) {
      try gallery.export(to: gallery.folder + "/file")
    }
    #expect(throws: GalleryError.system(path: "/no/where", code: ENOENT)) {
      try gallery.export(to: "/no/where")
    }
    #expect(throws: GalleryError.holdsPictures(gallery.photos)) {
      try gallery.export(to: gallery.photos)
    }
    #expect(throws: GalleryError.holdsPictures(gallery.folder)) {
      try gallery.export(to: gallery.folder)
    }
  }

  @Test func photosThatCannotBeReadAreLeftOut() throws {
    try gallery.addPhoto("a.jpg", width: 700, height: 500)
    try gallery.write(Array("not a picture".utf8), to: "photos/b.jpg")
    // Whole at its beginning only: its header can be read, its pixels cannot.
    try gallery.addPhoto("c.webp", width: 700, height: 500, as: .webP)
    let whole = try Data(contentsOf: URL(fileURLWithPath: gallery.photos + "/c.webp"))
    try gallery.write(Array(whole.prefix(200)), to: "photos/c.webp")
    let outcome = try gallery.export()
    #expect(outcome == .init(pictures: 1, made: 1, removed: 0, failed: 2))
    #expect(
      gallery.problems == [
        "b.jpg: This file is not a picture, or is one of an unknown kind.",
        "c.webp: The WebP data of this picture is damaged.",
      ])
    #expect(try gallery.manifest().pictures.map(\.name) == ["a.jpg"])
    #expect(try gallery.missing().isEmpty)
  }

  /// A copy of the folder is what a process that is killed just then leaves behind.
  @Test func aRunThatIsKilledLeavesAWholeGallery() throws {
    for number in 1...3 { try gallery.addPhoto("\(number).jpg", width: 600 + number, height: 500) }
    try gallery.export()
    for number in 2...6 {
      try gallery.addPhoto("\(number).jpg", width: number == 4 ? 2600 : 700 + number, height: 1700)
    }
    try FileManager.default.removeItem(atPath: gallery.photos + "/1.jpg")
    var copies: [String] = []
    try gallery.export { progress in
      let copy = gallery.folder + "/killed\(progress.done)"
      try! FileManager.default.copyItem(atPath: gallery.output, toPath: copy)
      copies.append(copy)
    }
    #expect(copies.count == 5)
    for (index, copy) in copies.enumerated() {
      #expect(try gallery.manifest(in: copy).pictures.map(\.name) == ["1.jpg", "2.jpg", "3.jpg"])
      #expect(try gallery.missing(in: copy).isEmpty)
      // What was finished is not made again.
      let outcome = try gallery.export(to: copy)
      #expect(outcome == .init(pictures: 5, made: 4 - index, removed: 3, failed: 0))
      #expect(gallery.files(in: copy) == gallery.files())
    }
  }

  /// Killed while a line was written, between the files and their line, and amidst its work.
  @Test func whatAKilledRunLeftHalfDoneIsDoneAgain() throws {
    try gallery.addPhoto("a.jpg", width: 2600, height: 1700)
    try gallery.export()
    let whole = gallery.files()
    let ledger = gallery.output + "/" + Ledger.fileName
    let bytes = try Data(contentsOf: URL(fileURLWithPath: ledger))
    try bytes.dropLast(30).write(to: URL(fileURLWithPath: ledger))
    try FileManager.default.createDirectory(
      atPath: gallery.output + "/.zoomscroll-work/x/tiles", withIntermediateDirectories: true)
    try gallery.write([1], to: "gallery/.zoomscroll-work/x/tiles/1")
    #expect(try gallery.export().made == 1)
    #expect(gallery.files() == whole)
    #expect(
      !FileManager.default.fileExists(atPath: gallery.output + "/.zoomscroll-work"))
    #expect(try gallery.export().made == 0)
  }

  @Test func aPictureWhoseFileIsGoneIsMadeAgain() throws {
    try gallery.addPhoto("a.jpg", width: 700, height: 500)
    try gallery.export()
    let image = try #require(try gallery.manifest().pictures[0].image)
    try FileManager.default.removeItem(atPath: gallery.output + "/" + image)
    #expect(try gallery.export().made == 1)
    #expect(try gallery.missing().isEmpty)
  }

  @Test func onlyOneWritesAtATime() throws {
    try gallery.addPhoto("a.jpg", width: 70, height: 50)
    try gallery.export()
    let other = try GalleryFolder(gallery.output)
    #expect(throws: GalleryError.busy(gallery.output)) { try gallery.export() }
    withExtendedLifetime(other) {}
  }

  @Test func aGalleryOfALaterVersionIsLeftAlone() throws {
    try gallery.addPhoto("a.jpg", width: 70, height: 50)
    try gallery.export()
    try gallery.write(
      Array(#"{"gallery":{"version":2}}"#.utf8), to: "gallery/" + Ledger.fileName)
    #expect(throws: GalleryError.tooNew(gallery.output)) { try gallery.export() }
  }

  // MARK: - The page

  @Test func thePageIsRenewed() throws {
    try gallery.addPhoto("a.jpg", width: 70, height: 50)
    gallery.page = WebPage(files: [
      .init(name: "index.html", bytes: [1]), .init(name: "old.wasm", bytes: [2]),
    ])
    try gallery.export()
    gallery.page = WebPage(files: [
      .init(name: "index.html", bytes: [3]), .init(name: "new.wasm", bytes: [4]),
    ])
    try gallery.export()
    #expect(
      gallery.files().filter { !$0.hasPrefix("thumbs/") } == [
        "gallery.json", "index.html", "new.wasm",
      ])
    #expect(try Data(contentsOf: URL(fileURLWithPath: gallery.output + "/index.html")) == Data([3]))
    // Somebody else's file under a name that the page has begun to use.
    try gallery.write([5], to: "gallery/more.js")
    gallery.page = WebPage(files: [
      .init(name: "index.html", bytes: [3]), .init(name: "more.js", bytes: [4]),
    ])
    #expect(throws: GalleryError.inTheWay(gallery.output + "/more.js")) { try gallery.export() }
  }

  @Test func thePageIsFoundBesideTheProgram() throws {
    let program = gallery.folder + "/package/.build/triple/release/zoomscroll"
    do throws(GalleryError) {
      _ = try WebPage.find(named: nil, besideProgram: program)
      Issue.record("There is none.")
    } catch {
      #expect(error.description.contains("Scripts/build-web"))
    }
    let built = gallery.folder + "/package/.build-web"
    try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
    try gallery.write([7], to: "package/.build-web/index.html")
    try gallery.write([8], to: "package/.build-web/.hidden")
    // Of the page of the cases, which has a folder of its own besides.
    for name in ["cases.js", "cases.wasm.gz", "collections.wasm.gz", "writing.wasm.gz"] {
      try gallery.write([9], to: "package/.build-web/" + name)
    }
    #expect(
      try WebPage.find(named: nil, besideProgram: program).files
        == [.init(name: "index.html", bytes: [7])])
    #expect(throws: GalleryError.noPage([gallery.photos])) {
      _ = try WebPage.find(named: gallery.photos, besideProgram: program)
    }
  }

  @Test func withoutScriptsThereAreLinks() throws {
    let html = "<div id=\"photos\"></div>\n<script></script>"
    gallery.page = WebPage(files: [
      .init(name: "index.html", bytes: Array(html.utf8)), .init(name: "page.js", bytes: [1]),
    ])
    try gallery.addPhoto("a \"<&>.jpg", width: 700, height: 500)
    try gallery.addPhoto("b.jpg", width: 2600, height: 1700)
    try gallery.export()
    let pictures = try gallery.manifest().pictures
    let image = try #require(pictures[0].image)
    let index = try String(contentsOfFile: gallery.output + "/index.html", encoding: .utf8)
    #expect(
      index == """
        <div id="photos"></div>
        <noscript>\
        <a href="\(image)"><img src="\(pictures[0].thumbnail)" alt="a &quot;&lt;&amp;&gt;.jpg" loading="lazy"></a>\
        <a href="\(pictures[1].thumbnail)"><img src="\(pictures[1].thumbnail)" alt="b.jpg" loading="lazy"></a>\
        </noscript>
        <script></script>
        """)
  }
}
