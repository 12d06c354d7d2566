/// A landscape in flat colours, to look at and to zoom into. There are as many as `Palette.all`.
public final class PictureView: UIView {
  /// Natural size, points.
  public let naturalSize: CGSize
  private let palette: Palette
  private var shapes: [(view: UIView, shape: SceneryShape)] = []

  public init(_ index: Int) {
    palette = Palette.all[index % Palette.all.count]
    naturalSize = palette.size
    super.init(frame: CGRect(origin: .zero, size: palette.size))
    clipsToBounds = true
    isUserInteractionEnabled = false
    backgroundColor = palette.ground[palette.ground.count - 1]
    for shape in Scenery(palette).shapes {
      let view = UIView(frame: .zero)
      view.backgroundColor = shape.color
      addSubview(view)
      shapes.append((view, shape))
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// Of a picture that is not there yet, points.
  public static func naturalSize(_ index: Int) -> CGSize {
    Palette.all[index % Palette.all.count].size
  }

  /// Where the eye goes first: the sun or the moon, as a share of the size.
  public var focus: CGPoint { palette.sun }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    for (view, shape) in shapes {
      view.frame = CGRect(
        x: shape.place.minX * size.width, y: shape.place.minY * size.height,
        width: shape.place.width * size.width, height: shape.place.height * size.height)
      view.layer.cornerRadius =
        shape.isRound ? min(view.frame.width, view.frame.height) / 2 : 0
    }
  }
}
