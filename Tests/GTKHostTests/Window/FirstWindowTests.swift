import ScrollGeometry
import Testing

@testable import GTKHost

struct FirstWindowTests {
  private let least = Size(width: 1024, height: 768)

  private func size(_ width: Double, _ height: Double) -> Size {
    FirstWindow.size(atLeast: least, on: Size(width: width, height: height))
  }

  /// Two fifths of its area, in the same shape.
  @Test(arguments: [(5120.0, 2880.0), (3840, 2160), (2560, 1440), (1440, 2560)])
  func onALargeScreenItIsLarge(width: Double, height: Double) {
    let size = size(width, height)
    #expect((size.width * size.height / (width * height) - 0.4).magnitude < 0.001)
    #expect((size.width / size.height - 4 / 3).magnitude < 0.002)
  }

  @Test func onASmallScreenItIsWhatFits() {
    #expect(size(1920, 1080).height > least.height && size(1280, 860) == least)
    #expect(size(720, 1440) == Size(width: 720, height: 540))
  }

  /// The title bar would be beyond the screen's edge, or below the desktop's bar.
  @Test(arguments: [(1280.0, 800.0), (1366, 768), (800, 600)])
  func itLeavesRoomForBars(width: Double, height: Double) {
    let size = size(width, height)
    #expect(size.height <= height - 80 && size.height > height * 0.8)
    #expect((size.width / size.height - 4 / 3).magnitude < 0.002)
  }

  @Test func withoutAScreenItHasItsUsualSize() {
    #expect(FirstWindow.size(atLeast: least, on: nil) == least)
    #expect(size(0, 0) == least)
  }
}
