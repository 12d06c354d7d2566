/// Stands for elements that are only known when the menu is open. Until they are there, a line says so.
open class UIDeferredMenuElement: UIMenuElement {
  private final let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private final let isKept: Bool
  private final var isAsked = false
  /// Counts the times it was asked: an old answer is none.
  private final var round = 0
  final private(set) var elements: [UIMenuElement]?
  /// Who shows it, and wants to know when the elements are there.
  final var arrived: (() -> Void)?

  /// - Parameter elementProvider: asked when the menu is first shown; calls its argument once, at any time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isKept: true, elementProvider)
  }

  private init(
    isKept: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isKept = isKept
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Asked each time that the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isKept: false, elementProvider)
  }

  /// The menu is shown now.
  final func ask() {
    guard !isAsked else { return }
    isAsked = true
    round += 1
    let asked = round
    // Who asks sees himself what is there at once.
    var isWaiting = false
    provider { [self] found in
      guard round == asked, elements == nil else { return }
      elements = found
      if isWaiting { arrived?() }
    }
    isWaiting = true
  }

  /// The menu has gone.
  final func forget() {
    arrived = nil
    guard !isKept else { return }
    isAsked = false
    round += 1
    elements = nil
  }
}
