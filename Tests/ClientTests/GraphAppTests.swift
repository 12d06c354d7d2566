import Testing
import UIKit

@testable import Clients

@MainActor
struct GraphAppTests {
  @Test func `A delegate that imports what it draws with is the program's`() {
    let delegate = GraphAppDelegate()
    UIApplication.shared.delegate = delegate
    #expect(UIApplication.shared.delegate === delegate)
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(UIApplication.shared.delegate?.window === delegate.window)
    #expect(delegate.curve.path?.boundingBox == CGRect(x: 20, y: 100, width: 280, height: 300))
    delegate.window?.isHidden = true
  }
}
