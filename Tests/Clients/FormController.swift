import UIKit

/// A long form of buttons: they light up when a finger rests on them, count when it lifts, and let go
/// when the form scrolls.
class FormController: UIViewController {
  let scrollView: UIScrollView
  let stack = UIStackView()
  private(set) var buttons: [UIButton] = []
  private(set) var log: [String] = []

  init(scrollView: UIScrollView = UIScrollView()) {
    self.scrollView = scrollView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.widthAnchor, constant: -32),
    ])
    for number in 0..<20 { addButton(number) }
  }

  private func addButton(_ number: Int) {
    let button = UIButton(type: .system)
    button.setTitle("Option \(number)", for: .normal)
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    button.addAction(
      UIAction { [weak self] _ in self?.log.append("down \(number)") }, for: .touchDown)
    button.addAction(
      UIAction { [weak self] _ in self?.log.append("tap \(number)") }, for: .touchUpInside)
    button.addAction(
      UIAction { [weak self] _ in self?.log.append("cancel \(number)") }, for: .touchCancel)
    buttons.append(button)
    stack.addArrangedSubview(button)
  }
}

/// Lets a drag that begins on a button scroll.
class ButtonScrollView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton { return true }
    return super.touchesShouldCancel(in: view)
  }
}
