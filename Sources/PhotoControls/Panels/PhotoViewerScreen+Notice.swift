import PortableUIKit

// What has happened is said over what it has happened to: whoever goes on has read it.
extension PhotoViewerScreen {
  /// - Parameters:
  ///   - actionTitle: nil when there is nothing to do about it.
  ///   - delay: seconds until it is seen.
  ///   - stay: seconds; nil for as long as that takes.
  func say(
    _ text: String, actionTitle: String? = nil, delay: Double = 0, stay: Double? = nil,
    action: @escaping () -> Void = {}
  ) {
    notice?.removeFromSuperview()
    let usual = actionTitle == nil ? ControlsTunables.newsStay : ControlsTunables.noticeStay
    let made = NoticeView(
      text, actionTitle: actionTitle, delay: delay, stay: stay ?? usual, action: action
    ) { [unowned(unsafe) self] in
      notice?.removeFromSuperview()
      notice = nil
    }
    notice = made
    noticeSubject = nil
    view.addSubview(made)
    layoutNotice()
  }

  private var shownSubject: NoticeSubject {
    if panel is PhotosPanel { return .panel }
    if library.showsGrid { return .grid }
    let page = browser.awaitedPage ?? browser.page
    return page < album.count ? .photo(album.photo(at: page).picture) : .nothing
  }

  /// Before each frame: when somebody has turned to another photo it goes, and soon where there is something to do about it.
  func updateNotice() {
    guard let notice else { return }
    let subject = shownSubject
    // What was done may have led elsewhere itself.
    defer { noticeSubject = subject }
    guard let noticeSubject, noticeSubject != subject else { return }
    if notice.hasAction { return notice.hurry() }
    notice.leave()
    self.notice = nil
  }

  func layoutNotice() {
    guard let notice else { return }
    let area = view.controlsArea
    let size = notice.sizeThatFits(area.size)
    // Above the buttons that zoom, clear of a photo's name while there are none, and of what one can do here.
    let bottom =
      hints?.frame.minY ?? area.maxY - stripRoom - ControlsTunables.button
    notice.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(),
      y: max(area.minY, bottom - ControlsTunables.noticeGap - size.height), width: size.width,
      height: size.height)
  }
}
