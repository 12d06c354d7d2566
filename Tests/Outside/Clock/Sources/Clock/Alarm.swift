import UIKit

@objc protocol AlarmDelegate: AnyObject {
  @objc optional func alarmWillRing(_ alarm: Alarm)
  @objc optional func alarm(_ alarm: Alarm, rangFor times: Int)
  @objc optional var isPatient: Bool { get }
}

/// Rings and tells of it, with words of Objective-C's.
@IBDesignable
final class Alarm: UIButton {
  weak var delegate: AlarmDelegate?
  @IBInspectable var times = 2
  private let bell = Bell()

  override class var layerClass: AnyClass { return CAGradientLayer.self }

  override func awakeFromNib() {
    super.awakeFromNib()
    prepare()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    prepare()
  }

  @MainActor func prepare() {
    let gradient = layer as? CAGradientLayer
    gradient?.colors = [UIColor.purple.cgColor, UIColor.purple.cgColor]
    addTarget(
      self,
      action: #selector(
        ring(_:)),
      for: .touchUpInside)
    addTarget(bell, action: #selector(bell.strike), for: .touchDown)
    addTarget(self, action: Selector("rungWithAlarm:"), for: .touchUpInside)
  }

  @IBAction private func ring(_ sender: Any) {
    delegate?.alarmWillRing?(self)
    if delegate?.isPatient == true {
      delegate?.alarm?(self, rangFor: (sender as? Alarm)?.times ?? bell.strikes)
    }
  }

  @objc func rung(alarm: Alarm) -> Bool {
    setTitle("Rang \(bell.strikes)", for: .normal)
    return true
  }
}

private class Bell: NSObject {
  fileprivate var strikes = 0

  @objc func strike() { strikes += 1 }
}

// One that has a member which the class that it inherits from lacks.
class QuietListener: AlarmDelegate {}

final class Listener: QuietListener {
  let isPatient = true
  private let tell: (String) -> Void

  init(_ tell: @escaping (String) -> Void) { self.tell = tell }
}

extension Listener {
  @objc func alarm(_ alarm: Alarm, rangFor times: Int) { tell("rang \(times)") }
}
