import PhotoTiles
import TestSupport
import Testing

@testable import Gallery
@testable import GalleryServer

/// What paths stand for.
struct SiteTests {
  @Test func everythingThatTheManifestNamesIsThere() async throws {
    let test = try await TestSite()
    // The page's four files, the manifest and "/"; three thumbnails, an image, 33 tiles.
    #expect(test.targets.count == 43)
    for target in test.targets { #expect(test.site.resource(target) != nil, "\(target)") }
    let tree = try #require(test.site.pictures[2].tiles?.path)
    #expect(
      test.site.resource("/\(tree)12/5_3.jpg?again=1")
        == .picture(
          photo: 2,
          GalleryFile(path: tree + "12/5_3.jpg", level: 0, place: .init(column: 5, row: 3))))
  }

  @Test func whatLiesBesideATreeIsNothing() async throws {
    let test = try await TestSite()
    let tree = try #require(test.site.pictures[2].tiles?.path)
    for wrong in [
      "12/6_0.jpg", "12/0_4.jpg", "13/0_0.jpg", "8/0_0.jpg", "12/-1_0.jpg", "12/+1_0.jpg",
      "12/01_0.jpg", "012/1_0.jpg", "12/1_0.png", "12/1_0", "12/1_0_0.jpg", "12/1.jpg", "12/", "12",
      "", "12/1_0.jpg/", "99999999999999999999/0_0.jpg", "12/1_0.jpg.jpg", "12/1 _0.jpg",
    ] { #expect(test.site.resource("/" + tree + wrong) == nil, "\(wrong)") }
    for wrong in ["", "*", "index.html", "http://localhost/", "//", "/..", "/tiles/", "/thumbs/"] {
      #expect(test.site.resource(wrong) == nil, "\(wrong)")
    }
  }

  /// A changed path leads to what its new name says, or to nothing.
  @Test func hostilePathsLeadNowhere() async throws {
    let test = try await TestSite()
    let targets = test.targets
    let known = Set(targets)
    var random = SeededGenerator(seed: 5)
    var found = 0
    for _ in 0..<5000 {
      let target = HostileRequest.target(from: targets, with: &random)
      guard test.site.resource(target) != nil else { continue }
      found += 1
      let path = String(target.prefix { $0 != "?" && $0 != "#" })
      #expect(known.contains(path), "\(target)")
    }
    // Some of them end where a query begins: those are found, and the test would not tell otherwise.
    #expect(found > 0)
  }
}
