import UIKit

/// Cards that snap to their middle, and a row of dots.
class CarouselController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  private(set) var cards: [UIView] = []
  private let count: Int
  private let cardWidth: CGFloat = 240
  private let spacing: CGFloat = 20
  private var isPlaced = false

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private var step: CGFloat { cardWidth + spacing }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.decelerationRate = .fast
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for number in 0..<count {
      let card = UIView()
      card.backgroundColor = .systemBlue
      card.layer.cornerRadius = 16
      card.tag = number
      cards.append(card)
      scrollView.addSubview(card)
    }
    pageControl.numberOfPages = count
    pageControl.currentPage = 0
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.show(self.pageControl.currentPage, animated: true)
      }, for: .valueChanged)
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
    let margin = (view.bounds.width - cardWidth) / 2
    scrollView.contentInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    scrollView.contentSize = CGSize(width: step * CGFloat(count) - spacing, height: 300)
    for (number, card) in cards.enumerated() {
      card.bounds = CGRect(x: 0, y: 0, width: cardWidth, height: 260)
      card.center = CGPoint(x: step * CGFloat(number) + cardWidth / 2, y: 150)
    }
    pageControl.frame = CGRect(x: 0, y: 420, width: view.bounds.width, height: 30)
    if !isPlaced {
      isPlaced = true
      show(0, animated: false)
    }
    updateCards()
  }

  func show(_ page: Int, animated: Bool) {
    let x = step * CGFloat(page) - scrollView.contentInset.left
    scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
  }

  private func page(at x: CGFloat) -> Int {
    let page = Int(((x + scrollView.contentInset.left) / step).rounded())
    return max(0, min(count - 1, page))
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let page = self.page(at: targetContentOffset.pointee.x)
    targetContentOffset.pointee.x = step * CGFloat(page) - scrollView.contentInset.left
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = page(at: scrollView.contentOffset.x)
    updateCards()
  }

  /// The further from the middle, the smaller.
  private func updateCards() {
    let middle = scrollView.bounds.midX
    for card in cards {
      let distance = min(1, abs(card.center.x - middle) / step)
      let scale = 1 - 0.2 * distance
      card.transform = CGAffineTransform(scaleX: scale, y: scale)
      card.alpha = 1 - 0.5 * distance
    }
  }
}
