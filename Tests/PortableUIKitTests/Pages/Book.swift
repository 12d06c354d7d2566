import PortableUIKit
import ScrollGeometry

/// Numbered pages in a page view controller, and everything that is asked and told.
@MainActor
final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  final class Page: UIViewController {
    let number: Int
    weak var book: Book?

    init(_ number: Int, _ book: Book) {
      self.number = number
      self.book = book
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) {
      if book?.notesAppearance ?? false { book?.lines.append("\(call) \(number)") }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      note("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note(parent == nil ? "didLeave" : "didMove")
    }
  }

  let pages: UIPageViewController
  let hand: Hand
  let count: Int
  var lines: [String] = []
  var notesAppearance = false
  var dotCount = 0
  private(set) var made: [Int: Page] = [:]

  init(
    count: Int = 5, at first: Int? = 1,
    orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat? = nil,
    dots: Int = 0, rightToLeft: Bool = false
  ) {
    self.count = count
    dotCount = dots
    pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: spacing.map { [.interPageSpacing: $0] })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.screen = UIScreen()
    window.screen.scale = 2
    hand = Hand(window: window)
    pages.dataSource = self
    pages.delegate = self
    if rightToLeft {
      pages.view.semanticContentAttribute = .forceRightToLeft
      scroller.semanticContentAttribute = .forceRightToLeft
    }
    if let first { pages.setViewControllers([page(first)], direction: .forward, animated: false) }
    window.rootViewController = pages
    hand.wait(0.1)
    lines = []
  }

  func page(_ number: Int) -> Page {
    if let page = made[number] { return page }
    let page = Page(number, self)
    made[number] = page
    return page
  }

  /// As programs find it.
  var scroller: UIScrollView {
    pages.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
  }

  var shown: Int? { (pages.viewControllers?.first as? Page)?.number }

  func takeLog() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// A flick sideways by so many points.
  func flick(_ points: Double) {
    hand.drag(from: (160 - points / 2, 240), to: (160 + points / 2, 240), 0.1)
  }

  func settle() { hand.wait(3) }

  private func number(_ controller: UIViewController) -> Int {
    (controller as? Page)?.number ?? -1
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    lines.append("before \(number(controller))")
    return number(controller) > 0 ? page(number(controller) - 1) : nil
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    lines.append("after \(number(controller))")
    return number(controller) < count - 1 ? page(number(controller) + 1) : nil
  }

  func presentationCount(for pages: UIPageViewController) -> Int {
    if dotCount > 0 { lines.append("count") }
    return dotCount
  }

  func presentationIndex(for pages: UIPageViewController) -> Int {
    lines.append("index")
    return shown ?? 0
  }

  func pageViewController(
    _ pages: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) {
    lines.append("will \(pending.map(number))")
  }

  func pageViewController(
    _ pages: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    lines.append("did \(previousViewControllers.map(number)) \(completed)")
  }
}
