import Localization

// An order that takes its time says how far it is, and can be stopped: what is done by then stays done.
extension PhotoViewerScreen {
  /// - Parameter text: what is under way, when so many of so many are done.
  func following(_ text: @escaping (_ done: Int, _ total: Int) -> String) -> OrderProgress {
    var isStopped = false
    weak var shown: NoticeView?
    return { [weak self] done, total in
      guard let self, !isStopped, done < total else { return !isStopped }
      if let shown, shown === notice {
        shown.text = text(done, total)
        layoutNotice()
        return true
      }
      say(
        text(done, total), actionTitle: Words.text("Stop"), delay: ControlsTunables.workDelay,
        stay: .infinity
      ) { isStopped = true }
      shown = notice
      return true
    }
  }
}
