import Localization
import PortableUIKit

// To the trash, and back: what has happened is said, and can be undone.
extension PhotoViewerScreen {
  func moveToTrash() {
    let page = browser.page
    guard let trash, page < album.count, !library.showsGrid else { return }
    let photo = album.photo(at: page)
    trash.moveToTrash(photo.picture) { [weak self] problem in
      guard let self else { return }
      if let problem { return say(problem) }
      say(Words.text("“%” is in the trash.", photo.name), actionTitle: Words.text("Undo")) {
        [weak self] in self?.restore()
      }
    }
  }

  /// What was moved there last.
  func restore() {
    guard let trash, trash.canRestore else { return }
    trash.restoreLast { [weak self] problem in
      self?.say(problem ?? Words.text("It is back."))
    }
  }

  func say(
    _ text: String, actionTitle: String? = nil, action: @escaping () -> Void = {}
  ) {
    notice?.removeFromSuperview()
    let made = NoticeView(text, actionTitle: actionTitle, action: action) {
      [unowned(unsafe) self] in
      notice?.removeFromSuperview()
      notice = nil
    }
    notice = made
    view.addSubview(made)
    layoutNotice()
  }

  func layoutNotice() {
    guard let notice else { return }
    let area = view.controlsArea
    let size = notice.sizeThatFits(area.size)
    notice.frame = CGRect(
      x: (area.midX - size.width / 2).rounded(),
      // Above the buttons that zoom.
      y: area.maxY - stripRoom - ControlsTunables.button - ControlsTunables.gap - size.height,
      width: size.width, height: size.height)
  }
}
