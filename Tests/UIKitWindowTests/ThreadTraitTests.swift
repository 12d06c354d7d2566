import Testing
import UIKit
import UIKitWindow

/// What a thread that is not the views' may know of the screen and the system.
@MainActor
struct ThreadTraitTests {
  @Test func `Images that other threads make have the screen's scale`() {
    let before = UIScreen.main.scale
    defer { UIScreen.main.scale = before }
    UIScreen.main.scale = 3
    let scales = onThreads(4) { _ in
      UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.scale
    }
    #expect(scales == [3, 3, 3, 3])
  }

  @Test func `The traits that one thread has made current are no other's`() {
    let here = UITraitCollection.current.userInterfaceStyle
    let styles = onThreads(8) { index in
      let style: UIUserInterfaceStyle = index % 2 == 0 ? .dark : .light
      var seen: [UIUserInterfaceStyle] = [UITraitCollection.current.userInterfaceStyle]
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        for _ in 0..<100 { seen.append(UITraitCollection.current.userInterfaceStyle) }
      }
      seen.append(UITraitCollection.current.userInterfaceStyle)
      return seen
    }
    for (index, seen) in styles.enumerated() {
      #expect(seen.first == .light && seen.last == .light)
      #expect(seen.dropFirst().dropLast().allSatisfy { $0 == (index % 2 == 0 ? .dark : .light) })
    }
    #expect(UITraitCollection.current.userInterfaceStyle == here)
  }
}
