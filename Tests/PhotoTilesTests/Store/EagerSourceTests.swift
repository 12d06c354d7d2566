import ScrollGeometry
import Testing

@testable import PhotoDecoding
@testable import PhotoTiles

/// The first picture is begun with before anybody asks.
@Suite struct EagerSourceTests {
  /// Fitted into 1000 × 500 pixels, the first picture is shown at level 2.
  private let source = FakeSource([(4000, 2000), (4000, 2000)])
  private let fitted = PieceKey(picture: 0, level: 2)

  private func eager() -> EagerSource {
    EagerSource(source, fitting: Size(width: 1000, height: 500), yields: false) { _, _ in 0 }
  }

  private func request(_ key: PieceKey) async throws -> DecodeRequest {
    DecodeRequest(
      key: key, header: try await source.header(of: key.picture).get(), workingBytes: 0)
  }

  @Test func decodesWhatFitsTheWindowBeforeItIsAskedFor() async throws {
    let eager = eager()
    source.waitUntilBegun(1)
    #expect(source.log == [fitted])
    let pixels = try await eager.decode(request(fitted)).get()
    #expect(pixels.tile(column: 0, row: 0)?.width == 512)
    #expect(source.log == [fitted])
  }

  @Test func handsItOutOnce() async throws {
    let eager = eager()
    _ = await eager.decode(try await request(fitted))
    _ = await eager.decode(try await request(fitted))
    #expect(source.log == [fitted, fitted])
  }

  @Test(arguments: [PieceKey(picture: 0, level: 1), PieceKey(picture: 1, level: 2)])
  func decodesAnythingElseAsEver(_ other: PieceKey) async throws {
    source.hold(fitted)
    let eager = eager()
    // A wrong guess is not waited for.
    _ = try await eager.decode(request(other)).get()
    #expect(source.log.contains(other))
    source.release()
  }

  @Test func saysWhyThePictureCannotBeDecoded() async throws {
    source.fail(fitted)
    let result = await eager().decode(try await request(fitted))
    #expect(throws: PictureError.damaged("PNG")) { try result.get() }
  }

  @Test func leavesTheHeadersAsTheyAre() async throws {
    let eager = eager()
    for picture: Int32 in [0, 0, 1] {
      #expect(try await eager.header(of: picture).get() == source.header(of: picture).get())
    }
  }
}
