import UIKit

/// A base class whose extensions are overridden, and override.
open class PlainController: UIViewController {
  public private(set) var log: [String] = []
  func add(_ line: String) { log.append(line) }
}

public class SpecialController: PlainController {
  override func describe() -> String { "special " + super.describe() }
}

// MARK: What extensions have

extension PlainController {
  open override func viewDidLoad() {
    super.viewDidLoad()
    let recogniser = UITapGestureRecognizer(target: self, action: #selector(tell))
    view.addGestureRecognizer(recogniser)
  }

  @objc func tell() { add(describe()) }

  @objc func describe() -> String { "controller" }

  override open var prefersStatusBarHidden: Bool { true }
}
