import DisplayList
import Foundation
import PhotoTiles

@testable import Gallery
@testable import GalleryServer

/// Photos of known sizes with a secret beside them, and the site that is made of them.
final class TestSite {
  static let secret = "nobody may ever read this"

  let folder: String
  let site: GallerySite
  let maker: PictureMaker

  /// - Parameters:
  ///   - pageBytes: of a script that belongs to the page.
  ///   - fileBytes: so much is kept of finished files.
  init(
    sizes: [(width: Int, height: Int)] = [(300, 200), (900, 700), (2600, 1700)],
    pageBytes: Int = 0, fileBytes: Int = 64 << 20
  ) async throws {
    folder = NSTemporaryDirectory() + "GalleryServerTests-" + UUID().uuidString
    let photos = folder + "/photos"
    try FileManager.default.createDirectory(atPath: photos, withIntermediateDirectories: true)
    for (index, size) in sizes.enumerated() {
      let bytes = try PictureCoding.jpeg.encode(Self.pixels(size.width, size.height))
      try Data(bytes).write(to: URL(fileURLWithPath: "\(photos)/\(index).jpg"))
    }
    var files: [WebPage.File] = [
      .init(name: "index.html", bytes: Array("<!doctype html>".utf8)),
      .init(name: "gallery.wasm.gz", bytes: [1, 2, 3]), .init(name: "page.js", bytes: [4, 5]),
      .init(name: "page.js.gz", bytes: [6]),
    ]
    if pageBytes > 0 {
      files.append(.init(name: "large.js", bytes: Array(repeating: 7, count: pageBytes)))
    }
    let page = WebPage(files: files)
    let reader = PhotoReader(try PhotoFinder.find([photos]), service: nil, cache: nil)
    var read: [ReadPhoto] = []
    for number in 0..<reader.count { read.append(try await reader.photo(number)) }
    site = GallerySite(read, page: page, name: reader.name)
    maker = PictureMaker(read, by: reader, fileBytes: fileBytes)
    try Self.secret.write(toFile: photos + "/secret.txt", atomically: true, encoding: .utf8)
    try Self.secret.write(toFile: folder + "/secret.txt", atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Everything that may be had, as a client names it.
  var targets: [String] {
    site.pictures.flatMap(\.files).map { "/" + $0.path } + site.files.map { "/" + $0.name } + ["/"]
  }

  /// Red grows to the right, green downwards.
  private static func pixels(_ width: Int, _ height: Int) -> PixelBuffer {
    let memory = NSMutableData(length: width * height * 4)!
    let pixels = memory.mutableBytes.assumingMemoryBound(to: UInt8.self)
    for index in 0..<width * height {
      pixels[4 * index + 1] = UInt8(index / width * 255 / height)
      pixels[4 * index + 2] = UInt8(index % width * 255 / width)
      pixels[4 * index + 3] = 255
    }
    return PixelBuffer(
      width: width, height: height, bytesPerRow: width * 4, base: memory.bytes, isOpaque: true,
      owner: memory)
  }
}
