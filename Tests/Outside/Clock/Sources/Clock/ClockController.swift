import UIKit

/// Says how often a timer has come, and shows a picture that it draws itself.
final class ClockController: UIViewController {
  private let ticks = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
  private let news = UILabel(frame: CGRect(x: 20, y: 60, width: 400, height: 30))
  private let face = UIImageView(frame: CGRect(x: 0, y: 100, width: 400, height: 400))
  private let button = UIButton(type: .system)
  private var count = 0
  private var calledOff = DispatchWorkItem {}
  private let alarm = Alarm(frame: CGRect(x: 500, y: 300, width: 200, height: 100))
  private lazy var listener = Listener { [weak self] in self?.say($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for label in [ticks, news] {
      label.textColor = .white
      view.addSubview(label)
    }
    face.image = picture()
    face.isUserInteractionEnabled = true
    face.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(faceTapped)))
    view.addSubview(face)
    // As large as it is.
    let flag = UIImageView(image: UIImage(named: "flag"))
    flag.frame.origin = CGPoint(x: 690, y: 100)
    view.addSubview(flag)
    if UIImage(named: "nothing") != nil { say("something") }
    button.frame = CGRect(x: 500, y: 20, width: 200, height: 40)
    button.setTitle("Press", for: .normal)
    button.addTarget(self, action: #selector(self.pressed(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(ClockController.down), for: .touchDown)
    button.addTarget(self, action: #selector(pressed(_:)), for: .touchDown)
    button.removeTarget(self, action: #selector(pressed(_:)), for: .touchDown)
    view.addSubview(button)
    alarm.setTitle("Alarm", for: .normal)
    alarm.prepare()
    alarm.delegate = listener
    view.addSubview(alarm)
    // The look of all of its class.
    Plate.appearance().backgroundColor = .green
    view.addSubview(Plate(frame: CGRect(x: 500, y: 450, width: 200, height: 50)))
    fetch()
    ticks.text = "0 ticks"
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] in self?.tick($0) }
    calledOff = DispatchWorkItem { [weak self] in self?.say("called off") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: calledOff)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self] in
      guard let self else { return }
      say("later")
    }
    DispatchQueue.main.async { [unowned self] in
      say("next")
      calledOff.cancel()
    }
  }

  /// A picture by its address, here from where the page lies.
  private func fetch() {
    guard let address = URL(string: "images/flag@2x.png") else { return }
    let imageView = UIImageView(frame: CGRect(x: 500, y: 520, width: 40, height: 40))
    view.addSubview(imageView)
    URLSession.shared.dataTask(with: address) { data, response, error in
      guard let data, let image = UIImage(data: data), error == nil,
        (response as? HTTPURLResponse)?.statusCode == 200
      else { return }
      DispatchQueue.main.async { imageView.image = image }
    }.resume()
  }

  private func tick(_ timer: Timer) {
    count += 1
    ticks.text = "\(count) ticks"
    // What was called off meanwhile comes no more.
    if count == 5 { timer.invalidate() }
  }

  @objc private func faceTapped(_ tap: UITapGestureRecognizer) {
    if tap.state == .ended { say("tapped") }
  }

  @objc private func pressed(_ sender: UIButton) {
    say(sender === button ? "pressed" : "somebody else")
  }

  @objc func down() { say("down") }

  private func say(_ word: String) {
    news.text = (news.text ?? "") + word + "."
  }

  /// Half red, half of a picture in a picture: green over blue.
  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let inner = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 0)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 50))
    inner.draw(in: CGRect(x: 0, y: 50, width: 100, height: 50))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image ?? UIImage()
  }
}

private final class Plate: UIView {
  override class var requiresConstraintBasedLayout: Bool { true }
}
