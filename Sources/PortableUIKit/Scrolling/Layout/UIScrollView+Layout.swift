import ScrollGeometry

extension UIScrollView: ScrollContainer {
  func zooms(_ view: UIView) -> Bool { zoomedView === view }

  func takeSolvedContentSize(of engine: LayoutTree) {
    guard let box = viewLayout?.systemGuides.first(where: { $0.box.role == .content })?.box,
      box.engine === engine, let solved = box.solved
    else { return }
    let change =
      Point(x: solved.width, y: solved.height)
      - Point(x: contentSize.width.native, y: contentSize.height.native)
    if !change.isNegligible { contentSize = CGSize(solved.size) }
  }

  /// The content: its size is the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
  /// The view's frame, which stays where it is while the content moves.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
