import Foundation
import Testing
import UIKitWindow

@testable import UIKit

/// A program that links the product `UIKitWindow` reads and writes pictures, with and without a window.
@MainActor
struct ImageFileTests {
  /// Red on the left, blue on the right; the right half is half transparent where `isOpaque` is false.
  private func drawn(scale: CGFloat = 1, isOpaque: Bool = true) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor.blue.withAlphaComponent(isOpaque ? 1 : 0.5).setFill()
      $0.fill(CGRect(x: 8, y: 0, width: 8, height: 8))
    }
  }

  /// Blue, green, red and opacity of the pixel there.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let cgImage = try #require(image.cgImage)
    let data = try #require(cgImage.dataProvider?.data)
    let start = (y * cgImage.width + x) * 4
    return (0..<4).map { Int(data[start + $0]) }
  }

  private func near(_ pixel: [Int], _ wanted: [Int]) -> Bool {
    zip(pixel, wanted).allSatisfy { abs($0 - $1) <= 6 }
  }

  /// A folder of its own for each test.
  private func folder(_ files: [String: Data]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("image-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return folder
  }

  @Test func `A picture of either kind is written and read`() throws {
    let image = drawn()
    let png = try #require(image.pngData())
    let jpeg = try #require(image.jpegData(compressionQuality: 1))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF]))
    for data in [png, jpeg] {
      let read = try #require(UIImage(data: data))
      #expect(read.size == CGSize(width: 16, height: 8))
      #expect(try near(pixel(read, 2, 2), [0, 0, 255, 255]))
      #expect(try near(pixel(read, 13, 5), [255, 0, 0, 255]))
      #expect(read.pngData() != nil)
    }
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 8, height: 4))
  }

  @Test func `A name finds what a package has put beside the program`() throws {
    let name = "image-\(UUID().uuidString)"
    let folder = Bundle.main.bundleURL.appendingPathComponent("\(name)_Tests.resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(UIImage(named: name) == nil)
    try drawn(scale: 2).pngData()?.write(to: folder.appendingPathComponent("\(name)@2x.png"))
    let image = try #require(UIImage(named: name))
    #expect(image.size == CGSize(width: 16, height: 8))
    #expect(UIImage(named: "\(name).png")?.size == image.size)
    #expect(UIImage(named: "\(name).jpg") == nil)
  }

  @Test func `Quality makes a JPEG larger, and what shines through does so on white`() throws {
    let photo = try #require(UIImage(contentsOfFile: Self.photo))
    let rough = try #require(photo.jpegData(compressionQuality: 0.1))
    let fine = try #require(photo.jpegData(compressionQuality: 0.9))
    #expect(rough.count * 3 < fine.count)
    let jpeg = try #require(drawn(isOpaque: false).jpegData(compressionQuality: 1))
    let read = try #require(UIImage(data: jpeg))
    #expect(try near(pixel(read, 13, 4), [255, 128, 128, 255]))
  }

  @Test func `Opacity goes through a PNG`() throws {
    let data = try #require(drawn(isOpaque: false).pngData())
    let read = try #require(UIImage(data: data))
    #expect(try near(pixel(read, 13, 4), [128, 0, 0, 128]))
    #expect(read.cgImage?.alphaInfo == .premultipliedFirst)
  }

  @Test func `Files are found by path and by name`() throws {
    let one = try #require(drawn().pngData())
    let two = try #require(drawn(scale: 2).jpegData(compressionQuality: 1))
    let folder = try folder(["plain.png": one, "fine@2x.jpg": two, "notes.png": Data("text".utf8)])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      UIImage(contentsOfFile: folder.appendingPathComponent("plain.png").path)?.size
        == CGSize(width: 16, height: 8))
    let fine = try #require(
      UIImage(contentsOfFile: folder.appendingPathComponent("fine@2x.jpg").path))
    #expect(fine.scale == 2)
    #expect(fine.size == CGSize(width: 16, height: 8))
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("notes.png").path) == nil)
    #expect(UIImage(contentsOfFile: folder.appendingPathComponent("absent.png").path) == nil)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "plain", in: bundle, compatibleWith: nil)?.scale == 1)
    #expect(UIImage(named: "fine", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "fine.jpg", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "absent", in: bundle, compatibleWith: nil) == nil)
  }

  private static var photo: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples/4 Dahlia.jpg").path
  }

  @Test func `What is decoded on other threads is what the main thread decodes`() throws {
    let png = try #require(drawn(isOpaque: false).pngData())
    let photo = try #require(FileManager.default.contents(atPath: Self.photo))
    let files = [png, photo]
    let expected = files.map { UIImage(data: $0)?.cgImage?.dataProvider?.data }
    #expect(expected.allSatisfy { $0 != nil })
    let results = onThreads(8) { index in
      UIImage(data: files[index % 2])?.cgImage?.dataProvider?.data
    }
    for (index, result) in results.enumerated() { #expect(result == expected[index % 2]) }
  }

  @Test func `Pixels of a drawing are made once, whoever asks`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in
      "drawn".draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
    }
    let picture = try #require(image.cgImage)
    let results = onThreads(8) { _ in picture.pixels.map { ObjectIdentifier($0) } }
    #expect(results[0] != nil)
    #expect(Set(results).count == 1)
  }

  @Test func `An image that another thread draws is the one that the main thread draws`() throws {
    @Sendable func draw() -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 90, height: 40)).image {
        UIColor.systemBackground.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 90, height: 40))
        "The quick brown fox".draw(
          in: CGRect(x: 0, y: 0, width: 90, height: 40),
          withAttributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label])
      }.pngData()
    }
    let expected = try #require(draw())
    for result in onThreads(8, { _ in draw() }) { #expect(result == expected) }
  }

  @Test func `A name is decoded once, and a file that is gone has no image`() throws {
    let data = try #require(drawn().pngData())
    let folder = try folder(["icon.png": data, "other.png": data])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    func icon(_ name: String = "icon") -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: nil)
    }
    let first = try #require(icon())
    #expect(icon()?.cgImage === first.cgImage && icon("icon.png")?.cgImage === first.cgImage)
    #expect(icon("other")?.cgImage !== first.cgImage)
    // Its path is no name.
    let path = folder.appendingPathComponent("icon.png").path
    #expect(UIImage(contentsOfFile: path)?.cgImage !== first.cgImage)
    try FileManager.default.removeItem(atPath: path)
    #expect(icon() == nil)
  }

  @Test func `What was asked for longest ago is decoded again when there are too many`() throws {
    let image = drawn()
    // Room for two of 16 by 8 pixels.
    let pictures = NamedPictures(limit: 2 * 16 * 8 * 4)
    var decoded: [String] = []
    func ask(_ name: String) {
      _ = pictures.image(at: name) {
        decoded.append(name)
        return image
      }
    }
    for name in ["a", "b", "a", "c", "a", "b", "c"] { ask(name) }
    #expect(decoded == ["a", "b", "c", "b", "c"])
    #expect(pictures.image(at: "d") { nil } == nil)
    for _ in 0..<2 { ask("d") }
    #expect(decoded.suffix(1) == ["d"])
  }
}
