import Testing

@testable import GTKHost

@Suite struct DeviceGridTests {
  @Test func aThinLineIsStillAPixel() {
    #expect(DeviceGrid(pixelsPerPoint: 2).snapped(width: 0.1) == 0.5)
    #expect(DeviceGrid(pixelsPerPoint: 1).snapped(width: 2.6) == 3)
  }
}
