import Foundation
import Testing

@testable import Gallery

/// The page of the cases in a folder of its own.
final class CasesExportTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-cases-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func export(_ files: [String: String], to name: String = "out") throws {
    let page = WebPage(files: files.map { .init(name: $0.key, bytes: Array($0.value.utf8)) })
    try CasesExport(page: page).run(into: folder + "/" + name)
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: folder + "/out/" + name, encoding: .utf8)
  }

  @Test func theFolderIsThePage() throws {
    try export(["index.html": "page", "curve.js": "curve"])
    #expect(text("index.html") == "page" && text("curve.js") == "curve")
  }

  @Test func madeAgainItIsBroughtUpToDateAndOnlyItsOwnIsRemoved() throws {
    try export(["index.html": "page", "old.js": "old"])
    try "mine".write(toFile: folder + "/out/CNAME", atomically: true, encoding: .utf8)
    try export(["index.html": "new page", "new.js": "new"])
    #expect(text("index.html") == "new page" && text("new.js") == "new")
    #expect(text("old.js") == nil)
    #expect(text("CNAME") == "mine")
  }

  @Test func whatIsNotItsOwnIsLeftAlone() throws {
    try export(["index.html": "page"])
    try "mine".write(toFile: folder + "/out/new.js", atomically: true, encoding: .utf8)
    #expect(throws: GalleryError.inTheWay(folder + "/out/new.js")) {
      try export(["index.html": "new page", "new.js": "new"])
    }
    #expect(text("index.html") == "page" && text("new.js") == "mine")
  }

  @Test func aFolderOfSomethingElseIsRefused() throws {
    #expect(throws: GalleryError.notTheCases(folder + "/")) {
      try export(["index.html": "page"])
      try export(["index.html": "page"], to: "")
    }
    // A gallery is not the page of the cases, nor the other way round.
    _ = try GalleryFolder(folder + "/gallery")
    #expect(throws: GalleryError.notTheCases(folder + "/gallery")) {
      try export(["index.html": "page"], to: "gallery")
    }
    #expect(throws: GalleryError.notAGallery(folder + "/out")) {
      try GalleryFolder(folder + "/out")
    }
  }

  @Test func itsPageLiesBelowTheGallerys() throws {
    for (name, text) in [("index.html", "gallery"), ("cases/index.html", "cases")] {
      let path = folder + "/web/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let cases = try WebPage.find(.cases, named: folder + "/web", besideProgram: "")
    #expect(cases.files == [.init(name: "index.html", bytes: Array("cases".utf8))])
    let gallery = try WebPage.find(named: folder + "/web", besideProgram: "")
    #expect(gallery.files == [.init(name: "index.html", bytes: Array("gallery".utf8))])
  }
}
