import UIKit

private extension Selector {
  static let hear = #selector(ToolsController.hear(_:))
}

@objcMembers
public class ToolsController: UIViewController {
  public private(set) var log: [String] = []
  @IBOutlet public weak var label: UILabel!
  @objc dynamic public var level = 0
  private let helper = Helper()
  public let plain = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  public let sending = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
  public let helped = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  public let named = UIButton(frame: CGRect(x: 0, y: 150, width: 100, height: 40))
  public lazy var tap = UITapGestureRecognizer(target: self, action: #selector(recognised))
  public var refresh = #selector(ToolsController.plainly)

  public override func viewDidLoad() {
    super.viewDidLoad()
    plain.addTarget(self, action: #selector(plainly), for: .touchUpInside)
    sending.addTarget(
      self,
      action: #selector(self.pressed(_:event:)),
      for: .touchUpInside)
    helped.addTarget(helper, action: #selector(helper.help), for: .touchUpInside)
    named.addTarget(self, action: Selector(("tappedWithSender:")), for: .touchUpInside)
    for button in [plain, sending, helped, named] { view.addSubview(button) }
    let area = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    area.addGestureRecognizer(tap)
    view.addSubview(area)
    helper.owner = self
    NotificationCenter.default.addObserver(self, selector: .hear, name: .tools, object: nil)
  }

  /// Both ways: what is added by one selector is removed by another of the same name.
  public func stopSending() {
    sending.removeTarget(
      self, action: #selector(ToolsController.pressed(_:event:)), for: .touchUpInside)
    plain.removeTarget(self, action: Selector("tappedWithSender:"), for: .touchUpInside)
  }

  @objc private func plainly() { log.append("plainly") }

  @objc func pressed(_ sender: UIButton, event: UIEvent) {
    log.append("pressed \(sender === sending) \(event.allTouches?.count ?? 0)")
  }

  @objc func recognised(_ recogniser: UITapGestureRecognizer) {
    log.append("recognised \(recogniser.state == .ended)")
  }

  @objc fileprivate func hear(_ notification: Notification) {
    log.append("heard \(notification.name.rawValue)")
  }

  func tapped(sender: Any) { log.append("tapped") }

  @IBAction func opened(_ sender: UIButton) { log.append("opened") }

  public var knows: [Bool] {
    [
      responds(to: #selector(opened(_:))), responds(to: #selector(Helper.help)),
      helper.responds(to: #selector(Helper.help)),
    ]
  }

  public var path: String { #keyPath(UIScrollView.contentOffset) }

  fileprivate func note(_ text: String) { log.append(text) }
}

class Helper: NSObject {
  weak var owner: ToolsController?

  @objc func help() { owner?.note("helped") }
}
