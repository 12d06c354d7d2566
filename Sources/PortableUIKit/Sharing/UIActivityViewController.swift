import Localization

/// Asks what to do with things: in a menu with what the host can do (copy them, save them, send them, have other programs
/// open them), and the program's own activities below.
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool
  ) -> Void
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [ActivityItem]?,
    _ activityError: ActivityError?
  ) -> Void

  /// Called once, when all is over and the menu has gone: with no type when nothing was chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older one, called without items.
  open var completionHandler: CompletionHandler?
  /// What has no line in the menu.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private final let items: [ActivityItem]
  private final let own: [UIActivity]
  private final var menu: SharingMenu?
  /// The program's own that was chosen, until it is over.
  private final var running: UIActivity?
  private final var isOver = false

  /// - Parameters:
  ///   - activityItems: what is shared.
  ///   - applicationActivities: the program's own.
  public init(activityItems: [ActivityItem], applicationActivities: [UIActivity]?) {
    items = activityItems
    own = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    items = []
    own = []
    super.init(coder: coder)
  }

  override func makeOwnPresentation(over presenter: UIViewController?) -> UIPresentationController?
  {
    SharingPresentation(presentedViewController: self, presenting: presenter)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard menu == nil, !isOver else { return }
    let menu = SharingMenu()
    self.menu = menu
    menu.ended = { [self] in menuHasEnded() }
    if menu.open(lines(), from: self) { return }
    // There is nothing to choose. Not before it is there: it cannot go while it comes.
    view.window?.afterLayout.append { [self] in finish(nil, .cancelled) }
    view.window?.setNeedsLayout()
  }

  /// Whoever takes it away without an answer hears of none.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presented == nil else { return }
    isOver = true
    running?.finished = nil
    running = nil
    menu?.ended = nil
    menu?.dismissMenu()
    menu = nil
  }

  // MARK: The menu

  private final var host: (any SharingHost)? {
    SharingHosts.shared.host(of: viewIfLoaded?.window)
  }

  private final func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    guard let type, let excludedActivityTypes else { return false }
    return excludedActivityTypes.contains(type)
  }

  private final func lines() -> UIMenu {
    let placeholders = items.map { item -> ActivityItem in
      SharedItem.source(item)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let ways = ways(for: placeholders.compactMap { SharedItem($0) })
      .filter { !isExcluded($0.activityType) }
    var others: [UIMenuElement] = []
    var programs: [UIMenuElement] = []
    for way in ways {
      let action = UIAction(title: way.title) { [unowned(unsafe) self] _ in choose(way) }
      if case .open = way { programs.append(action) } else { others.append(action) }
    }
    if !programs.isEmpty {
      others.append(UIMenu(title: Words.text("Open with…"), children: programs))
    }
    let own = own.filter {
      !isExcluded($0.activityType) && $0.canPerform(withActivityItems: placeholders)
    }.map { activity -> UIMenuElement in
      UIAction(title: activity.activityTitle ?? "", image: activity.activityImage) {
        [unowned(unsafe) self] _ in choose(activity)
      }
    }
    let groups = [others, own].filter { !$0.isEmpty }
    return UIMenu(children: groups.map { UIMenu(options: .displayInline, children: $0) })
  }

  private final func ways(for items: [SharedItem]) -> [SharingWay] {
    guard !items.isEmpty else { return [] }
    return host?.ways(toShare: items) ?? (SharedItem.text(of: items) == nil ? [] : [.copy])
  }

  /// Nothing was chosen, unless that has been told before.
  private final func menuHasEnded() {
    if running == nil { finish(nil, .cancelled) }
  }

  // MARK: What is chosen

  private final func wanted(by type: UIActivity.ActivityType?) -> [ActivityItem] {
    items.compactMap { item -> ActivityItem? in
      guard let source = SharedItem.source(item) else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private final func subject(for type: UIActivity.ActivityType?) -> String {
    for item in items {
      guard let source = SharedItem.source(item) else { continue }
      let subject = source.activityViewController(self, subjectForActivityType: type)
      if !subject.utf8.isEmpty { return subject }
    }
    return ""
  }

  private final func choose(_ way: SharingWay) {
    let type = way.activityType
    let shared = wanted(by: type).compactMap { SharedItem($0) }
    if way == .copy, let text = SharedItem.text(of: shared) {
      let input = TextInputHosts.shared.host(of: view.window)
      UIPasteboard.general.take(text, through: input)
      return finish(type, .done)
    }
    guard let host else { return finish(type, .cancelled) }
    // The menu is out of the way of what the host shows.
    let subject = subject(for: type)
    leave { [self] in
      host.share(shared, subject: subject, by: way) { [self] in tell(type, $0) }
    }
  }

  private final func choose(_ activity: UIActivity) {
    running = activity
    activity.finished = { [self] completed in
      running = nil
      finish(activity.activityType, completed ? .done : .cancelled)
    }
    activity.prepare(withActivityItems: wanted(by: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  // MARK: The end

  private final func finish(_ type: UIActivity.ActivityType?, _ result: SharingResult) {
    guard !isOver else { return }
    leave { [self] in tell(type, result) }
  }

  private final func leave(_ then: @escaping () -> Void) {
    guard !isOver else { return }
    isOver = true
    guard let presenter else { return then() }
    presenter.dismiss(animated: false, completion: then)
  }

  private final func tell(_ type: UIActivity.ActivityType?, _ result: SharingResult) {
    completionWithItemsHandler?(type, result == .done, nil, result.error)
    completionHandler?(type, result == .done)
  }
}
