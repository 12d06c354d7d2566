import ScrollGeometry
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

/// The first picture is begun with before anybody asks.
@Suite struct HeadStartTests {
  /// Fitted into 1000 × 500 pixels, the first picture is shown at level 2.
  private let source = FakeSource([(4000, 2000), (4000, 2000)])
  private let fitted = PieceKey(picture: 0, level: 2)

  private func start() -> HeadStart {
    HeadStart(of: 0, from: source, fitting: Size(width: 1000, height: 500), yields: false)
  }

  @Test func decodesWhatFitsTheWindowBeforeItIsAskedFor() async throws {
    let start = start()
    source.waitUntilBegun(1)
    #expect(source.log == [fitted])
    let pixels = try #require(await start.piece(fitted)).get()
    #expect(pixels.tile(column: 0, row: 0)?.width == 512)
    #expect(source.log == [fitted])
  }

  @Test func handsItOutOnce() async {
    let start = start()
    #expect(await start.piece(fitted) != nil)
    #expect(await start.piece(fitted) == nil)
  }

  @Test(arguments: [PieceKey(picture: 0, level: 1), PieceKey(picture: 1, level: 2)])
  func aWrongGuessIsNotWaitedFor(_ other: PieceKey) async {
    source.hold(fitted)
    let start = start()
    #expect(await start.piece(other) == nil)
    source.release()
    #expect(await start.piece(fitted) == nil, "it was given up")
  }

  @Test func saysWhyThePictureCannotBeDecoded() async throws {
    source.fail(fitted)
    let result = try #require(await start().piece(fitted))
    #expect(throws: PictureError.damaged("PNG")) { try result.get() }
  }

  @Test func handsOutTheHeaderOfItsPictureOnce() async throws {
    let start = start()
    #expect(await start.header(of: 1) == nil)
    let header = try #require(await start.header(of: 0)).get()
    #expect(try await source.header(of: 0).get() == header)
    #expect(await start.header(of: 0) == nil)
  }
}
