import Testing
import UIKit

@MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let title = UIView()
  private let button = UIView()

  init() {
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func layOut(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    let views: [String: Any] = ["title": title, "button": button]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }

  @Test func aRowWithMetricsAndSizes() {
    layOut(
      "H:|-side-[title]-[button(==60)]-|", "V:|[title(30)]", "V:|-5-[button(title)]",
      metrics: ["side": 12])
    #expect(title.frame == CGRect(x: 12, y: 0, width: 212, height: 30))
    #expect(button.frame == CGRect(x: 232, y: 5, width: 60, height: 30))
  }

  @Test func predicatesPrioritiesAndAlignment() {
    layOut(
      "|[title(>=100,<=120)]-(==0@500,>=20)-[button(40@250)]|", options: .alignAllTop)
    layOut("V:|-(10)-[title(8)]", "V:[button(9)]")
    #expect(title.frame == CGRect(x: 0, y: 10, width: 120, height: 8))
    #expect(button.frame == CGRect(x: 140, y: 10, width: 160, height: 9))
  }

  @Test func itemsOfAnyType() {
    let item: Any = title
    root.addConstraint(
      NSLayoutConstraint(
        item: item, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 33))
    root.layoutIfNeeded()
    #expect(title.bounds.width == 33)
  }
}
