import ZoomScrollView

/// Tiles that a finger puts elsewhere.
///
/// Hold a tile still until it is yours, and drag it: the others make room, and near an edge the page scrolls. Let go, and it
/// stays there.
public final class ReorderCase: ScrollCase {
  private let controller: TileController

  public init() {
    let controller = TileController()
    self.controller = controller
    super.init(scrollView: controller.collectionView, relay: controller.hearing)
    controller.collectionView.delegate = controller.hearing
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }
}
