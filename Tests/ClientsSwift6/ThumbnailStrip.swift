import UIKit

/// A strip of pictures that are loaded as they come in sight, written for Swift 6.
final class ThumbnailStrip: UIScrollView {
  struct Thumbnail: Sendable, Equatable {
    let name: String
    let brightness: Double
  }

  /// Answers from anywhere.
  typealias Loader = @Sendable (Int) async -> Thumbnail

  private let loader: Loader
  private let count: Int
  private let side: CGFloat = 80
  private var tasks: [Int: Task<Void, Never>] = [:]
  private(set) var shown: [Int: UIView] = [:]
  private(set) var loaded: [Int: Thumbnail] = [:]

  init(count: Int, loader: @escaping Loader) {
    self.count = count
    self.loader = loader
    super.init(frame: .zero)
    alwaysBounceHorizontal = true
    contentSize = CGSize(width: CGFloat(count) * side, height: side)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = max(0, Int(bounds.minX / side))
    let last = min(count - 1, Int((bounds.maxX - 1) / side))
    guard first <= last else { return }
    let wanted = first...last
    for (index, view) in shown where !wanted.contains(index) {
      view.removeFromSuperview()
      shown[index] = nil
      tasks.removeValue(forKey: index)?.cancel()
    }
    for index in wanted where shown[index] == nil {
      let view = UIView(
        frame: CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side).insetBy(
          dx: 4, dy: 4))
      addSubview(view)
      shown[index] = view
      tasks[index] = Task { [weak self, loader] in
        let thumbnail = await loader(index)
        guard !Task.isCancelled else { return }
        self?.show(thumbnail, at: index)
      }
    }
  }

  private func show(_ thumbnail: Thumbnail, at index: Int) {
    loaded[index] = thumbnail
    shown[index]?.backgroundColor = UIColor(white: thumbnail.brightness, alpha: 1)
  }

  /// All that is wanted now has come.
  func finishLoading() async {
    for task in tasks.values { await task.value }
  }
}
