import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

/// Pyramids that are made in locked processes.
enum Pyramids {
  static func print(_ paths: [String]) {
    let service = DecodingService.start(report: { complain($0.sentence) })
    let decoder = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let sandboxed = SandboxedDecoder(service: service, decoder: decoder)
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      Swift.print("\(name): \(verdict(path, sandboxed, mostBytes: nil))")
      Swift.print("\(name), too large: \(verdict(path, sandboxed, mostBytes: 5000))")
    }
  }

  /// - Parameter mostBytes: that the pyramid may take; nil for as many as it may.
  private static func verdict(
    _ path: String, _ decoder: SandboxedDecoder, mostBytes: Int64?
  ) -> String {
    let cachePath = path + ".cache"
    guard let cache = PyramidCache(folder: cachePath) else { return "no cache" }
    do throws(PictureError) {
      let file = try PictureFile(path: path)
      let header = try decoder.header(of: file)
      let key = try PyramidKey(file)
      cache.remove(key)
      try cache.add(key, named: PyramidWriter.fileName) { folder throws(PictureError) in
        let most = mostBytes ?? PyramidWriter.mostBytes(for: header)
        try decoder.buildPyramid(
          of: file, header, in: PyramidFolder(folder, mostBytes: most)
        ) { _ in true }
      }
      guard let made = cache.file(key) else { return "none" }
      let isSame = try decoder.header(of: made).grid == header.grid
      return "\(isSame ? "made" : "another picture"), \(count(cachePath))"
    } catch {
      return "\(error.message) \(count(cachePath))"
    }
  }

  private static func count(_ folder: String) -> String {
    "\(PyramidFolder(folder).names.count) in the cache"
  }
}
