import CoreGraphics
import QuartzCore
import UIKit

/// A program that shows a curve. Its delegate draws with layers, and imports what it draws with.
class GraphAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let curve = CAShapeLayer()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 400))
    path.addCurve(
      to: CGPoint(x: 300, y: 100), control1: CGPoint(x: 120, y: 400),
      control2: CGPoint(x: 200, y: 100))
    curve.path = path
    curve.fillColor = nil
    curve.strokeColor = UIColor.systemBlue.cgColor

    let controller = UIViewController()
    controller.view.layer.addSublayer(curve)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}
