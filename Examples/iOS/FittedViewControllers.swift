import UIKit
import ZoomScrollView

/// A picture that is fitted, with a margin at every zoom, in a view of any size.
final class PictureViewController: UIViewController {
  private let scrollView = CenteredZoomScrollView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Margin"
    let picture = UIView(frame: .zero)
    picture.backgroundColor = .systemTeal
    scrollView.margin = 12
    scrollView.fit = .always
    scrollView.contentView = picture
    scrollView.naturalContentSize = CGSize(width: 3000, height: 2000)
    view.addSubview(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.defaultInsets = view.safeAreaInsets
    scrollView.frame = view.bounds
  }
}

/// Windows on a desk: pinch one, or the desk; hold one to drag it.
final class DeskViewController: UIViewController {
  private let desk = ZoomableWindowsView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Desk"
    desk.surfaceSize = CGSize(width: 1200, height: 1200)
    desk.minimumZoomScale = 0.5
    desk.maximumZoomScale = 3
    for index in 0..<6 {
      let photo = UIView(
        frame: CGRect(x: 60 + index % 2 * 400, y: 60 + index / 2 * 360, width: 320, height: 240))
      photo.backgroundColor = index % 3 == 0 ? .systemTeal : .systemRed
      desk.addWindow(photo)
    }
    view.addSubview(desk)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    desk.frame = view.bounds
  }
}
