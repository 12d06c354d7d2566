import UIKit

/// Centres by the frame of the picture.
class FrameCenteringController: PictureViewController {
  override func centerPicture() {
    let size = scrollView.bounds.size
    var frame = picture.frame
    frame.origin.x = frame.width < size.width ? (size.width - frame.width) / 2 : 0
    frame.origin.y = frame.height < size.height ? (size.height - frame.height) / 2 : 0
    picture.frame = frame
  }
}
