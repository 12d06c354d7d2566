import DisplayList
import ScrollGeometry
import Testing

struct PlacedImageTests {
  private let texture = TextureID(picture: 7)

  @Test func `Groups around an image are resolved to device pixels`() throws {
    let list = DisplayList(
      size: Size(width: 100, height: 100), pixelsPerPoint: 2,
      items: [
        .pushTransform(AffineTransform(a: 3, b: 0, c: 0, d: 3, tx: 10, ty: 20)),
        .pushClip(Rect(x: 0, y: 0, width: 5, height: 50), radius: 0),
        .pushOpacity(0.5),
        .image(
          texture, source: Rect(x: 8, y: 0, width: 20, height: 40),
          destination: Rect(x: 1, y: 2, width: 10, height: 20)),
        .pop, .pop, .pop,
        .image(
          texture, source: Rect(x: 0, y: 0, width: 4, height: 4),
          destination: Rect(x: 0, y: 0, width: 4, height: 4)),
      ])
    let images = list.images
    #expect(images.count == 2)
    let first = try #require(images.first)
    #expect(first.deviceRect == Rect(x: 26, y: 52, width: 60, height: 120))
    #expect(first.clip == Rect(x: 20, y: 40, width: 30, height: 160))
    #expect(first.visibleRect == Rect(x: 26, y: 52, width: 24, height: 120))
    #expect(first.opacity == 0.5)
    // Ten points show twenty texels; a point is six pixels.
    #expect(first.scale == 3)
    #expect(first.transform.apply(to: Point(x: 8, y: 0)) == Point(x: 26, y: 52))
    #expect(first.transform.apply(to: Point(x: 28, y: 40)) == Point(x: 86, y: 172))
    // The groups are closed again.
    #expect(images[1].deviceRect == Rect(x: 0, y: 0, width: 8, height: 8))
    #expect(images[1].clip == Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(images[1].opacity == 1)
  }

  @Test func `Clips nest, and an image outside all of them is not visible`() throws {
    let list = DisplayList(
      size: Size(width: 100, height: 100), pixelsPerPoint: 1,
      items: [
        .pushClip(Rect(x: 0, y: 0, width: 50, height: 50), radius: 0),
        .pushClip(Rect(x: 40, y: 0, width: 50, height: 50), radius: 0),
        .image(
          texture, source: Rect(x: 0, y: 0, width: 10, height: 10),
          destination: Rect(x: 60, y: 0, width: 10, height: 10)),
        .pop, .pop,
      ])
    let image = try #require(list.images.first)
    #expect(image.clip == Rect(x: 40, y: 0, width: 10, height: 50))
    #expect(image.visibleRect.isNull)
  }

  @Test func `A turned image keeps its scale`() throws {
    let list = DisplayList(
      size: Size(width: 100, height: 100), pixelsPerPoint: 1,
      items: [
        .pushTransform(AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 50, ty: 0)),
        .image(
          texture, source: Rect(x: 0, y: 0, width: 10, height: 20),
          destination: Rect(x: 0, y: 0, width: 10, height: 20)),
        .pop,
      ])
    let image = try #require(list.images.first)
    #expect(image.deviceRect == Rect(x: 10, y: 0, width: 40, height: 20))
    #expect(image.scale == 2)
  }
}
