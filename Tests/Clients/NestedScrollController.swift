import UIKit

/// A page that scrolls up and down, with a strip of cards in it that scrolls sideways.
class NestedScrollController: UIViewController, UIScrollViewDelegate {
  let page = UIScrollView()
  let strip = UIScrollView()
  private(set) var cards: [UIView] = []
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    page.alwaysBounceVertical = true
    page.isDirectionalLockEnabled = true
    page.delegate = self
    page.contentInsetAdjustmentBehavior = .never
    strip.delegate = self
    strip.showsHorizontalScrollIndicator = false
    view.addSubview(page)
    page.addSubview(strip)
    for number in 0..<8 {
      let card = UIView()
      card.tag = number
      card.layer.cornerRadius = 12
      card.backgroundColor = UIColor(
        hue: CGFloat(number) / 8, saturation: 0.6, brightness: 0.9, alpha: 1)
      cards.append(card)
      strip.addSubview(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.frame = view.bounds
    page.contentSize = CGSize(width: view.bounds.width, height: 2000)
    strip.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 160)
    strip.contentSize = CGSize(width: 20 + 160 * CGFloat(cards.count), height: 160)
    for (number, card) in cards.enumerated() {
      card.frame = CGRect(x: 20 + 160 * CGFloat(number), y: 10, width: 140, height: 140)
    }
  }

  private func name(_ scrollView: UIScrollView) -> String {
    scrollView === page ? "page" : "strip"
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("\(name(scrollView)) begins")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("\(name(scrollView)) \(decelerate ? "flies" : "stops")")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    log.append("\(name(scrollView)) rests")
  }
}
