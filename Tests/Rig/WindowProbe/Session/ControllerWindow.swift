import CairoPainter
import DisplayList
import GTKHost
import ScrollGeometry
import UIKit

/// A view controller's window on the desktop; says when it is seen first.
@MainActor
enum ControllerWindow {
  /// Until it is closed.
  ///
  /// - Parameter fill: is called when texts can be measured.
  /// - Returns: the exit status.
  static func run(_ root: UIViewController, title: String, fill: () -> Void) -> Int32 {
    do {
      return try WindowHost.run(
        title: title, size: Size(width: 1280, height: 800), textures: NoTextures()
      ) { host in
        UIScreen.main.textMeasuring = host.text
        ImageCoders.current = CairoImageCoder(textures: nil)
        fill()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
        window.rootViewController = root
        window.makeKeyAndVisible()
        host.whenFirstDrawn { say("shown") }
        return FrameLoop(window: window)
      }
    } catch {
      say("\(error)")
      return 1
    }
  }
}
