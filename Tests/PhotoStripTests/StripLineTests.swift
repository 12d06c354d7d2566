import ScrollGeometry
import Testing

@testable import PhotoStrip

struct StripLineTests {
  /// 30 points from photo to photo, 1000 wide: what is in the middle is at 500.
  func line(
    at position: Double, expansion: Double = 1, low: Double = 84, high: Double = 84,
    count: Int = 100, isReversed: Bool = false
  ) -> StripLine {
    var line = StripLine()
    line.count = count
    line.size = Size(width: 1000, height: 76)
    line.position = position
    line.expansion = expansion
    (line.lowWidth, line.highWidth) = (low, high)
    line.isReversed = isReversed
    return line
  }

  func isNear(_ a: Rect, x: Double, width: Double) -> Bool {
    (a.minX - x).magnitude < 1e-9 && (a.width - width).magnitude < 1e-9 && a.minY == 10
      && a.height == 56
  }

  /// A photo in the ratio 3 : 2 is 84 points wide, with 16 points on both sides of it.
  @Test func theOneInTheMiddleIsWhole() {
    let line = line(at: 7)
    #expect(isNear(line.frame(of: 7), x: 458, width: 84))
    #expect(isNear(line.frame(of: 8), x: 558, width: 28))
    #expect(isNear(line.frame(of: 9), x: 588, width: 28))
    #expect(isNear(line.frame(of: 6), x: 414, width: 28))
    #expect(isNear(line.frame(of: 5), x: 384, width: 28))
  }

  @Test func scrubbedAllAreNarrow() {
    let line = line(at: 7.25, expansion: 0)
    for photo in 0..<100 {
      #expect(
        isNear(
          line.frame(of: photo), x: 486 + (Double(photo) - 7.25) * 30, width: 28))
    }
  }

  /// Between two photos everything is as far as the position from where it is at the one to where it is at the other.
  @Test(arguments: [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1], [0.0, 0.3, 1])
  func betweenTwoItIsInBetween(share: Double, expansion: Double) {
    let (narrow, wide) = (37.0, 112.0)
    let start = line(at: 4, expansion: expansion, low: narrow, high: wide)
    let end = line(at: 5, expansion: expansion, low: wide)
    let between = line(at: 4 + share, expansion: expansion, low: narrow, high: wide)
    let shown = share == 1 ? end : between
    for photo in [0, 3, 4, 5, 6, 30] {
      let (a, b) = (start.frame(of: photo), end.frame(of: photo))
      #expect(
        isNear(
          shown.frame(of: photo), x: a.minX + (b.minX - a.minX) * share,
          width: a.width + (b.width - a.width) * share))
    }
  }

  @Test(arguments: [0.0, 3, 3.3, 50.5, 98.9, 99])
  func gapsAreKept(position: Double) {
    for expansion in [0, 0.4, 1] {
      let line = line(at: position, expansion: expansion, low: 84, high: 37)
      for photo in 1..<100 {
        let gap = line.frame(of: photo).minX - line.frame(of: photo - 1).maxX
        #expect(gap > 2 - 1e-9 && gap < 16 + 1e-9)
      }
    }
  }

  @Test(arguments: [0.0, 0.4, 17.5, 99])
  func rightToLeftIsMirrored(position: Double) {
    let (line, mirrored) = (line(at: position), line(at: position, isReversed: true))
    for photo in 0..<100 {
      #expect(
        (line.frame(of: photo).midX + mirrored.frame(of: photo).midX - 1000).magnitude < 1e-9)
    }
  }

  @Test func widthsOfPictures() {
    #expect(StripLine.wholeWidth(of: Size(width: 3000, height: 2000)) == 84)
    #expect((StripLine.wholeWidth(of: Size(width: 2000, height: 3000)) - 56 / 1.5).magnitude < 1e-9)
    // Panoramas and towers are cropped.
    #expect(StripLine.wholeWidth(of: Size(width: 9000, height: 1000)) == 112)
    #expect(StripLine.wholeWidth(of: Size(width: 100, height: 9000)) == 28)
    #expect(StripLine.wholeWidth(of: .zero) == 28)
  }

  /// Whatever there is, what is looked at is as much as can be seen.
  @Test(arguments: [0.0, 3.2, 5000.5, 99_999])
  func photosAreThoseThatCanBeSeen(position: Double) {
    for expansion in [0, 0.5, 1] {
      let line = line(at: position, expansion: expansion, low: 112, high: 84, count: 100_000)
      let photos = line.photos()
      #expect(photos.count < 40)
      let seen = (max(0, photos.lowerBound - 50)..<min(100_000, photos.upperBound + 50)).filter {
        line.frame(of: $0).maxX > 0 && line.frame(of: $0).minX < 1000
      }
      #expect(seen.allSatisfy(photos.contains))
      #expect(line.photos(margin: 5).count <= photos.count + 10)
    }
    #expect(line(at: position, count: 0).photos().isEmpty)
  }

  @Test func scrollingLeadsFromTheFirstToTheLast() {
    for isReversed in [false, true] {
      let line = line(at: 0, count: 11, isReversed: isReversed)
      #expect(line.contentSize == Size(width: 1300, height: 76))
      #expect(line.offset(at: 0) == (isReversed ? 300 : 0))
      #expect(line.offset(at: 10) == (isReversed ? 0 : 300))
      for position in [0, 0.3, 7, 10] {
        #expect((line.position(at: line.offset(at: position)) - position).magnitude < 1e-12)
      }
      #expect(line.restingOffset(near: 44) == 30)
      #expect(line.restingOffset(near: 46) == 60)
      #expect(line.restingOffset(near: -80) == 0)
      #expect(line.restingOffset(near: 900) == 300)
    }
  }

  @Test func whatCannotBeIsNothing() {
    let line = line(at: .infinity)
    #expect(line.photos().isEmpty || line.photos().count < 100)
    #expect(self.line(at: 0, count: 0).contentSize.width == 1000)
  }
}
