/// What a view that is written into has to say to everybody.
package enum TextNotice: Sendable {
  case began, changed, ended
}

/// Who hears of views that are written into: Foundation's notifications, where there are some.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
package enum TextNotices {
  nonisolated(unsafe) package static var handler: ((TextNotice, UIView) -> Void)?

  static func tell(_ notice: TextNotice, _ view: UIView) { handler?(notice, view) }
}
