import Foundation
import PhotoControls
import PhotoTiles
import PictureFacts
import Testing

@testable import PhotoFiles
@testable import ZoomScrollCommand

/// Pins in files that others write, too.
@MainActor @Suite final class FilePinsTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-pins-\(UUID().uuidString)"
  private var path: [UInt8] { Array("\(folder)/a.png".utf8) }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // A PNG's beginning: as it lies.
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    try Data(bytes).write(to: URL(filePath: "\(folder)/a.png"))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func makePins() throws -> FilePins {
    let album = try FileAlbum(
      AlbumRequest([folder]), isWatched: false, keptTurns: TurnSidecar.read)
    return FilePins(FileWork(), album) { [path] in $0 == 0 ? path : nil }
  }

  private func pin(_ x: Double, _ y: Double, _ note: String) throws -> PhotoPin {
    try #require(PhotoPin(x: x, y: y, note: note))
  }

  private func keep(_ change: PinChange, _ pins: FilePins) async -> [PhotoPin] {
    await withCheckedContinuation { waiting in
      pins.keep(change, of: 0) { pins, problem in
        #expect(problem == nil)
        waiting.resume(returning: pins)
      }
    }
  }

  private func takeBack(_ pins: FilePins) async -> UndoProblem? {
    await withCheckedContinuation { waiting in pins.takeBack(0) { waiting.resume(returning: $0) } }
  }

  private var kept: [String] {
    get throws { try PinSidecar.read(path).map(\.note) }
  }

  @Test func twoWindowsKeepAPinEach() async throws {
    let (one, other) = (try makePins(), try makePins())
    #expect(await keep(.add(try pin(0.1, 0.2, "one")), one).map(\.note) == ["one"])
    #expect(await keep(.add(try pin(0.3, 0.4, "other")), other).map(\.note) == ["one", "other"])
    #expect(try kept == ["one", "other"])
    // Each takes back its own.
    #expect(await takeBack(one) == nil)
    #expect(try kept == ["other"])
    #expect(await takeBack(one)?.isForGood == true)
    #expect(await takeBack(other) == nil)
    #expect(try kept.isEmpty)
  }

  /// On a photo that is shown turned, where rounding moves a pin a little.
  @Test func aPinIsFoundHoweverThePhotoLies() async throws {
    try TurnSidecar.write([.clockwise, .clockwise, .clockwise], path)
    let pins = try makePins()
    for (x, y) in [(0.1, 0.7), (0.3, 0.9), (1.0 / 3, 0.2)] {
      let new = await keep(.add(try pin(x, y, "\(x)")), pins)
      let last = try #require(new.last)
      #expect(abs(last.x - x) < 1e-12 && abs(last.y - y) < 1e-12)
    }
    let all = await keep(.add(try pin(0.5, 0.5, "last")), pins)
    let moved = await keep(.replace(all[1], with: try pin(0.6, 0.6, "moved")), pins)
    #expect(moved.map(\.note) == ["0.1", "moved", "\(1.0 / 3)", "last"])
    #expect(await keep(.remove(moved[0]), pins).map(\.note) == ["moved", "\(1.0 / 3)", "last"])
    // Somebody else has removed it.
    #expect(await keep(.remove(moved[0]), pins).count == 3)
    for _ in 1...3 { #expect(await takeBack(pins) == nil) }
    #expect(try kept == ["0.1", "0.3", "\(1.0 / 3)", "last"])
  }

  /// Whoever takes back quickly takes back one after the other.
  @Test func whatIsTakenBackAtOnceIsTakenBackInTurn() async throws {
    let pins = try makePins()
    for note in ["a", "b", "c"] { _ = await keep(.add(try pin(0.5, 0.5, note)), pins) }
    async let first = takeBack(pins)
    async let second = takeBack(pins)
    #expect(await [first, second] == [nil, nil])
    #expect(try kept == ["a"])
  }

  @Test func pinsAreKnownUnderAnotherName() async throws {
    let pins = try makePins()
    _ = await keep(.add(try pin(0.5, 0.5, "a")), pins)
    // Nothing was pinned to that one.
    pins.didMove(Array("/none.png".utf8), to: path)
    #expect(await takeBack(pins) == nil)
    #expect(try kept.isEmpty)
  }

  /// For good: there is nothing to try again for.
  @Test func pinsOfAPhotoThatHasGoneAreForgotten() async throws {
    let pins = try makePins()
    _ = await keep(.add(try pin(0.5, 0.5, "a")), pins)
    try "mine".write(toFile: "\(folder)/a.png.pins.json", atomically: true, encoding: .utf8)
    #expect(await takeBack(pins)?.isForGood == false)
    try FileManager.default.removeItem(atPath: "\(folder)/a.png.pins.json")
    try FileManager.default.removeItem(atPath: "\(folder)/a.png")
    #expect(await takeBack(pins)?.isForGood == true)
    #expect(await takeBack(pins)?.message == "The photo has gone.")
  }
}
