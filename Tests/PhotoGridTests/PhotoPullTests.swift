import Foundation
import ScrollGeometry
import Testing

@testable import PhotoGrid

struct PhotoPullTests {
  private func pulled(_ way: Vector, isUpward: Bool = false) -> PhotoPull {
    var pull = PhotoPull(
      Rect(x: 0, y: 100, width: 800, height: 400), at: Point(x: 500, y: 300),
      in: Size(width: 800, height: 600), isUpward: isUpward)
    pull.follow(way)
    return pull
  }

  /// scale = 1 − 0.4 sin(π/2 · y/h), x = 0.4 w sin(π/2 · x/w), y as the finger; about the finger.
  @Test(arguments: [Vector(dx: 0, dy: 0), Vector(dx: 60, dy: 150), Vector(dx: -200, dy: 420)])
  func followsAndShrinksAboutTheFinger(way: Vector) {
    let scale = 1 - 0.4 * sin(Double.pi / 2 * way.dy / 600)
    let across = 0.4 * 800 * sin(Double.pi / 2 * way.dx / 800)
    let frame = pulled(way).frame
    #expect((frame.width - 800 * scale).magnitude < 1e-9)
    #expect((frame.height - 400 * scale).magnitude < 1e-9)
    #expect((frame.minX - (500 + across - 500 * scale)).magnitude < 1e-9)
    #expect((frame.minY - (300 + way.dy - 200 * scale)).magnitude < 1e-9)
  }

  @Test func theBackdropIsGoneAtHalfTheHeight() {
    #expect(pulled(.zero).cover == 1)
    #expect((pulled(Vector(dx: 0, dy: 150)).cover - 0.5).magnitude < 1e-12)
    #expect(pulled(Vector(dx: 0, dy: 300)).cover == 0)
    #expect(pulled(Vector(dx: 0, dy: -50)).cover == 1)
  }

  /// A sixth of 600 is 100; 299 points a second glide 149 on.
  @Test func leavesWhenItWouldComeToRestFarBelow() {
    #expect(!pulled(Vector(dx: 0, dy: 99)).leaves(with: .zero))
    #expect(pulled(Vector(dx: 0, dy: 101)).leaves(with: .zero))
    #expect(pulled(Vector(dx: 0, dy: 20)).leaves(with: Vector(dx: 0, dy: 299)))
    #expect(!pulled(Vector(dx: 0, dy: 20)).leaves(with: Vector(dx: 0, dy: 140)))
    #expect(pulled(Vector(dx: 0, dy: 1)).leaves(with: Vector(dx: 0, dy: 301)))
    #expect(!pulled(Vector(dx: 0, dy: 500)).leaves(with: Vector(dx: 0, dy: -51)))
    #expect(!pulled(Vector(dx: 0, dy: -5)).leaves(with: Vector(dx: 0, dy: 900)))
  }

  /// The finger is in the middle of the picture and of the room: all of it is upside down.
  @Test(arguments: [Vector(dx: 0, dy: 40), Vector(dx: -90, dy: 180), Vector(dx: 30, dy: -70)])
  func upwardIsDownwardInAMirror(way: Vector) {
    let up = pulled(Vector(dx: way.dx, dy: -way.dy), isUpward: true)
    let down = pulled(way)
    #expect((up.frame.minX - down.frame.minX).magnitude < 1e-9)
    #expect((up.frame.minY - (600 - down.frame.maxY)).magnitude < 1e-9)
    #expect((up.frame.width - down.frame.width).magnitude < 1e-9)
    #expect(up.cover == down.cover)
    for speed in [-400.0, -51, 0, 140, 299, 301] {
      #expect(
        up.leaves(with: Vector(dx: 9, dy: -speed)) == down.leaves(with: Vector(dx: 9, dy: speed)))
    }
  }
}
