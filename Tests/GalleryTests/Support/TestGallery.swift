import DisplayList
import Foundation
import PhotoTiles

@testable import Gallery

/// A folder of photos, a page, and the gallery that is made of them; all gone after the test.
final class TestGallery {
  let folder: String
  var photos: String { folder + "/photos" }
  var output: String { folder + "/gallery" }
  var page = WebPage(files: [WebPage.File(name: "index.html", bytes: Array("<!doctype html>".utf8))]
  )
  private(set) var problems: [String] = []

  init() {
    folder = NSTemporaryDirectory() + "GalleryTests-" + UUID().uuidString
    try! FileManager.default.createDirectory(
      atPath: folder + "/photos", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A photo whose every place has a colour of its own.
  func addPhoto(
    _ name: String, width: Int, height: Int, as coding: PictureCoding = .jpeg, isOpaque: Bool = true
  ) throws {
    let pixels = Self.pixels(width: width, height: height, isOpaque: isOpaque)
    try write(try coding.encode(pixels), to: "photos/" + name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  @discardableResult
  func export(
    to output: String? = nil, fileLimit: Int = GalleryExport.fileLimit,
    onProgress: (GalleryExport.Progress) -> Void = { _ in }
  ) throws -> GalleryExport.Outcome {
    let reader = PhotoReader(try PhotoFinder.find([photos]), service: nil, cache: nil)
    problems = []
    return try GalleryExport(reader, page: page, fileLimit: fileLimit).run(
      into: output ?? self.output,
      onProblem: { problems.append("\(($0 as NSString).lastPathComponent): \($1)") },
      onProgress: onProgress)
  }

  // MARK: - What is there

  func manifest(in output: String? = nil) throws -> GalleryManifest {
    let data = try Data(
      contentsOf: URL(fileURLWithPath: (output ?? self.output) + "/gallery.json"))
    return try JSONDecoder().decode(GalleryManifest.self, from: data)
  }

  /// All files of the gallery that anybody can see, sorted.
  func files(in output: String? = nil) -> [String] {
    let all = FileManager.default.enumerator(atPath: output ?? self.output)
    var isFolder: ObjCBool = false
    return (all?.compactMap { $0 as? String } ?? []).filter { name in
      _ = FileManager.default.fileExists(
        atPath: (output ?? self.output) + "/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue && !name.hasPrefix(".")
    }.sorted()
  }

  /// Those of the files that a manifest names and that are not there.
  func missing(in output: String? = nil) throws -> [String] {
    let there = Set(files(in: output))
    return try manifest(in: output).pictures.flatMap(\.files).map(\.path)
      .filter { !there.contains($0) }
  }

  func times(in output: String? = nil) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for file in files(in: output) {
      let path = (output ?? self.output) + "/" + file
      times[file] =
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return times
  }

  /// Red grows to the right, green downwards, blue is high in the top left quarter only. What is not
  /// opaque is half so.
  static func pixels(width: Int, height: Int, isOpaque: Bool = true) -> PixelBuffer {
    let memory = NSMutableData(length: width * height * 4)!
    let pixels = memory.mutableBytes.assumingMemoryBound(to: UInt8.self)
    let share = isOpaque ? 1 : 2
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels + (y * width + x) * 4
        pixel[0] = UInt8((x < width / 2 && y < height / 2 ? 220 : 40) / share)
        pixel[1] = UInt8((20 + 215 * y / height) / share)
        pixel[2] = UInt8((20 + 215 * x / width) / share)
        pixel[3] = UInt8(255 / share)
      }
    }
    return PixelBuffer(
      width: width, height: height, bytesPerRow: width * 4, base: memory.bytes,
      isOpaque: isOpaque, owner: memory)
  }
}
