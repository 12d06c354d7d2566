import AVFoundation
import Testing

struct RectangleTests {
  @Test func `The largest rectangle of a shape lies in the middle`() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: box)
        == CGRect(x: 10, y: 32.5, width: 100, height: 25))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 30, height: 60), insideRect: box)
        == CGRect(x: 47.5, y: 20, width: 25, height: 50))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: box).isEmpty)
  }
}
