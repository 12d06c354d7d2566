// Something may be odd about a photo that is shown: that is said once whenever somebody comes to it.
extension PhotoViewerScreen {
  /// Before each frame.
  func updateRemark() {
    guard let shownPage else {
      if library.showsGrid { remarkedPicture = nil }
      return
    }
    let picture = album.photo(at: shownPage).picture
    guard picture != remarkedPicture else { return }
    guard let text = remark(picture) else {
      remarkedPicture = nil
      return
    }
    // What somebody has just done is told first.
    guard notice == nil else { return }
    remarkedPicture = picture
    say(text)
  }
}
