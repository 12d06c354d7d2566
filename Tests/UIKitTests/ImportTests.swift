import Photos
import Testing
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIImage

import class UIKit.UIView

/// Compiles: what a file that imports parts of UIKit finds is all of it.
private final class FirstTouchRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
}

@MainActor
struct ImportTests {
  @Test func `A part of UIKit brings all of it`() {
    let view = UIView(frame: .zero)
    view.addGestureRecognizer(FirstTouchRecognizer())
    #expect(UIImage().size == .zero && view.gestureRecognizers?.count == 1)
  }

  @Test func `Older spellings`() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.section == 1 && path.item == 3)
    let count: NSInteger = 4
    #expect(count == 4)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }
}
