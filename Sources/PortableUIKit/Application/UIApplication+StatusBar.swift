// A window on a desktop has no status bar; what programs ask for is how they are turned.
extension UIApplication {
  public var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  public var isStatusBarHidden: Bool { true }
  public var statusBarFrame: CGRect { .zero }
}
