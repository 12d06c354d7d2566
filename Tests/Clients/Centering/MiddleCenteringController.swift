import UIKit

/// Centres by the middle of the picture.
class MiddleCenteringController: PictureViewController {
  override func centerPicture() {
    let bounds = scrollView.bounds.size
    let content = scrollView.contentSize
    let offsetX = max((bounds.width - content.width) * 0.5, 0)
    let offsetY = max((bounds.height - content.height) * 0.5, 0)
    picture.center = CGPoint(
      x: content.width * 0.5 + offsetX, y: content.height * 0.5 + offsetY)
  }
}
