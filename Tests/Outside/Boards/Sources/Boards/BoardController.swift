import UIKit

/// A board to pinch and to drag, at the window's top.
open class BoardController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let board = BoardView()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Shade.table
    scrollView.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    scrollView.contentSize = board.bounds.size
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(board)
    view.addSubview(scrollView)
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { board }
}
