import Dispatch
import Foundation
import PhotoControls
import PhotoTiles
import PictureFacts
import Testing

@testable import PhotoFiles
@testable import ZoomScrollCommand

/// Which file keeps how a photo is turned.
@MainActor @Suite final class FileTurnerTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-turner-\(UUID().uuidString)"
  private let work = FileWork()

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func makeTurner(of name: String, canShow: Bool = true) throws -> FileTurner {
    // A PNG's beginning: there is no place in it for a note that we know of.
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
    let album = try FileAlbum(
      AlbumRequest([folder]), isWatched: false, keptTurns: TurnSidecar.read)
    return FileTurner(work, KeptChoices(state: folder), album, canShow: { _ in canShow }) {
      Int($0)
    }
  }

  private func answer<Value: Sendable>(
    _ order: (@escaping @MainActor (Value) -> Void) -> Void
  ) async -> Value {
    await withCheckedContinuation { waiting in order { waiting.resume(returning: $0) } }
  }

  private var kept: [PhotoTurn] { TurnSidecar.read(Array("\(folder)/a.png".utf8)) }

  private func isKept() -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/a.png.turns.json")
  }

  @Test func whatAFileHasNoPlaceForLiesBesideIt() async throws {
    let turner = try makeTurner(of: "a.png")
    let why: String? = await answer { turner.whyNotKept(0, .clockwise, $0) }
    #expect(why == nil)
    var outcome = await answer { turner.turn(0, .clockwise, inFile: true, $0) }
    #expect(outcome == .noted && kept == [.clockwise])
    outcome = await answer { turner.turn(0, .mirrored, inFile: true, $0) }
    #expect(outcome == .noted && kept == [.clockwise, .mirrored])
    // Taken back, one after the other: nothing is left of it.
    outcome = await answer { turner.turn(0, .mirrored, inFile: true, $0) }
    #expect(outcome == .noted && kept == [.clockwise])
    outcome = await answer { turner.turn(0, .anticlockwise, inFile: true, $0) }
    #expect(outcome == .noted && !isKept())
  }

  /// Whoever turns it again and again and goes on has meant all of it.
  @Test func turnsThatFollowQuicklyAreAllKept() async throws {
    let turner = try makeTurner(of: "a.png")
    let outcomes = await withCheckedContinuation { waiting in
      var heard: [TurnOutcome] = []
      for _ in 1...3 {
        turner.turn(0, .clockwise, inFile: true) {
          heard.append($0)
          if heard.count == 3 { waiting.resume(returning: heard) }
        }
      }
    }
    #expect(outcomes == [.noted, .noted, .noted])
    #expect(kept == [.clockwise, .clockwise, .clockwise])
  }

  /// The window may hear of one turn when the next one is noted already, and the one after that is not.
  @Test func aTurnThatIsHeardOfLateTakesNothingBack() async throws {
    let turner = try makeTurner(of: "a.png")
    let (isWaiting, goesOn, isNoted) = (Signal(), Signal(), Signal())
    let outcomes = await withCheckedContinuation { waiting in
      var heard: [TurnOutcome] = []
      let hear: @MainActor @Sendable (TurnOutcome) -> Void = { outcome in
        heard.append(outcome)
        if heard.count == 1 {
          goesOn.send()
          isNoted.wait()
        }
        if heard.count == 3 { waiting.resume(returning: heard) }
      }
      turner.turn(0, .clockwise, inFile: true, hear)
      turner.turn(0, .clockwise, inFile: true, hear)
      work.run {
        isWaiting.send()
        goesOn.wait()
      } then: { _ in
      }
      turner.turn(0, .clockwise, inFile: true, hear)
      work.run {
        isNoted.send()
      } then: { _ in
      }
      isWaiting.wait()
    }
    #expect(outcomes == [.noted, .noted, .noted])
    #expect(kept == [.clockwise, .clockwise, .clockwise])
  }

  private final class Signal: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func send() { semaphore.signal() }

    func wait() { semaphore.wait() }
  }

  /// Somebody wants to see it turned, and nothing kept.
  @Test func forNowNothingIsWritten() async throws {
    let turner = try makeTurner(of: "a.png")
    let outcome = await answer { turner.turn(0, .clockwise, inFile: false, $0) }
    #expect(outcome == .shown(reason: nil) && !isKept())
    // Until somebody wants it after all.
    let reason: String? = await answer { turner.keepTurns(0, $0) }
    #expect(reason == nil && kept == [.clockwise])
  }

  /// The next start shows it as it was turned.
  @Test func anotherStartTurnsOn() async throws {
    _ = try makeTurner(of: "a.png")
    try TurnSidecar.write([.flipped], Array("\(folder)/a.png".utf8))
    let turner = try makeTurner(of: "a.png")
    let outcome = await answer { turner.turn(0, .clockwise, inFile: true, $0) }
    #expect(outcome == .noted && kept == [.flipped, .clockwise])
  }

  @Test func whatCannotBeShownTurnedIsNotKeptTurned() async throws {
    let turner = try makeTurner(of: "a.png", canShow: false)
    let outcome = await answer { turner.turn(0, .clockwise, inFile: true, $0) }
    guard case .failed = outcome else {
      Issue.record("it is turned")
      return
    }
    #expect(!isKept())
  }

  /// What somebody else has put there stays, and one is told.
  @Test func whatLiesThereIsNotReplaced() async throws {
    let turner = try makeTurner(of: "a.png")
    try "mine".write(toFile: "\(folder)/a.png.turns.json", atomically: true, encoding: .utf8)
    let outcome = await answer { turner.turn(0, .clockwise, inFile: true, $0) }
    #expect(
      outcome
        == .shown(reason: "“a.png.turns.json” is not understood, so it was left as it is."))
    #expect(try String(contentsOfFile: "\(folder)/a.png.turns.json", encoding: .utf8) == "mine")
  }
}
