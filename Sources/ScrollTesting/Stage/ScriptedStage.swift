import DisplayList
import HeadlessHost
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// A stage as a script sees it, whose clock begins at 0.
@MainActor
final class ScriptedStage: Playable {
  private let stage: Stage
  /// By the stage's clock, seconds.
  private let start: Double
  private let scrollView: UIScrollView?
  private let page: (() -> Int?)?

  init(_ stage: Stage, scrollView: UIScrollView?, page: (() -> Int?)?) {
    self.stage = stage
    start = stage.time
    self.scrollView = scrollView
    self.page = page
  }

  func send(_ event: InputEvent) {
    var event = event
    event.time += start
    if case .touches(var samples) = event.kind {
      for index in samples.indices { samples[index].time += start }
      event.kind = .touches(samples)
    }
    stage.loop.send(event)
  }

  func frame(at time: Double) { stage.frame(at: start + time) }

  var isAtRest: Bool { stage.loop.isAtRest }
  var displayList: DisplayList { stage.displayList }

  var reading: Reading {
    guard let view = scrollView ?? stage.window.outermostScrollView else {
      return Reading(page: page?(), zoom: 1, offset: .zero)
    }
    return Reading(
      page: page.map { $0() } ?? view.pageThatIsShown, zoom: view.zoomScale.native,
      offset: Point(view.contentOffset))
  }
}

extension UIView {
  /// The first one on the way down, level by level.
  fileprivate var outermostScrollView: UIScrollView? {
    var level = [self]
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? UIScrollView }).first { return found }
      level = level.flatMap(\.subviews)
    }
    return nil
  }
}

extension UIScrollView {
  /// From 0; nil where none are turned.
  fileprivate var pageThatIsShown: Int? {
    guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return nil }
    let isVertical = contentSize.height > contentSize.width
    let pages = isVertical ? contentOffset.y / bounds.height : contentOffset.x / bounds.width
    return Int(pages.rounded())
  }
}
