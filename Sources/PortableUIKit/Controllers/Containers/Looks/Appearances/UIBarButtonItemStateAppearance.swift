/// How a button in a bar looks in one state.
open class UIBarButtonItemStateAppearance: LookObject {
  package final var titleStyle: (any TextStyle)? { didSet { changed() } }
  /// By how much the title is moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// Kept only, as its place: buttons in bars have no ground.
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func take(_ other: UIBarButtonItemStateAppearance) {
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    titlePositionAdjustment = other.titlePositionAdjustment
    titleStyle = other.titleStyle
  }

  override func duplicate() -> CopiedLook {
    let made = UIBarButtonItemStateAppearance()
    made.take(self)
    return made
  }
}
