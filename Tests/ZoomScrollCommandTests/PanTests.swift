import Foundation
import Testing

/// What is drawn of a picture that is too large for memory, while it moves.
@Suite(.serialized) final class PanTests {
  private static let side = 4600
  /// Everywhere in the picture; the screen behind it is darker.
  private static let grays = 150...181
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "zoomscroll-pan-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var file = Data("P5\n\(Self.side) \(Self.side)\n255\n".utf8)
    for y in 0..<Self.side {
      file.append(
        contentsOf: (0..<Self.side).map { UInt8(Self.grays.lowerBound + ($0 ^ y) & 31) })
    }
    try file.write(to: URL(fileURLWithPath: folder + "/large.pgm"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// From corner to corner, sharp, with a picture of every frame.
  private var script: String {
    var lines = ["size 800x600", "settle", "wait 1"]
    // To the limit, which is beyond pixel for pixel.
    lines += ["pinch 400,300 40 -> 560 0.2", "settle", "wait 1"]
    for (index, step) in ["60,45", "-60,45", "60,-45", "-60,-45"].enumerated() {
      let parts = step.split(separator: ",").compactMap { Int($0) }
      var (x, y) = (400 - 4 * parts[0], 300 - 4 * parts[1])
      lines.append("touch 1 down \(x),\(y)")
      for frame in 0..<8 {
        (x, y) = (x + parts[0], y + parts[1])
        lines += ["+0.01 touch 1 move \(x),\(y)", "shot pan-\(index)-\(frame)"]
      }
      lines += ["touch 1 up \(x),\(y)", "+0.1 shot pan-\(index)-glide", "settle"]
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: ["0", "0.2"]) func neverShowsAHole(latency: String) throws {
    let play = try Command(
      "play", "-", "large.pgm", "--memory", "64M", "--decode-latency", latency, "--frames", "out",
      "--frames-fps", "0.001", input: script, in: folder, cache: folder + "/cache")
    #expect(play.error == "" && play.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/cache/zoomscroll") != [])
    let shots = try FileManager.default.contentsOfDirectory(atPath: folder + "/out")
      .filter { $0.hasPrefix("pan-") }
    #expect(shots.count == 36)
    for shot in shots.sorted() {
      let range = try Self.range(folder + "/out/" + shot)
      #expect(range.lowerBound >= Double(Self.grays.lowerBound) - 1, "\(shot)")
      // It is the picture, and sharp or not, it moves.
      #expect(range.upperBound <= Double(Self.grays.upperBound), "\(shot)")
    }
  }

  /// The darkest and the brightest value of a picture, 0 to 255, as ImageMagick sees it.
  private static func range(_ path: String) throws -> ClosedRange<Double> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/convert")
    process.arguments = [
      path, "-alpha", "off", "-format", "%[fx:255*minima] %[fx:255*maxima]", "info:",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let values = text.split(separator: " ").compactMap { Double($0) }
    try #require(values.count == 2)
    return values[0]...values[1]
  }
}
