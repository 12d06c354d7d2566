import Localization
import PhotoBrowserApp
import PortableUIKit

/// The line above the photos of a grid in which somebody looks for some, as high as the buttons beside it; says below that there
/// are none.
final class FindingView: UIView {
  private let bar = UIView(frame: .zero)
  private let edge = UIView(frame: .zero)
  private let field: FindingField
  private let emptiness = UILabel(frame: .zero)
  private let button: WelcomeButton

  /// - Parameters:
  ///   - write: called with what somebody has written.
  ///   - close: called by whoever has found it, or has given up.
  init(
    frame: CGRect, write: @escaping @MainActor (String) -> Void,
    close: @escaping @MainActor () -> Void
  ) {
    field = FindingField(write: write, close: close)
    button = WelcomeButton(Words.text("Show all photos"), action: close)
    super.init(frame: frame)
    bar.addSubview(edge)
    bar.addSubview(field)
    addSubview(bar)
    emptiness.font = .text(ofSize: 17, weight: .semibold)
    emptiness.textAlignment = .center
    emptiness.numberOfLines = 2
    addSubview(emptiness)
    button.isHidden = true
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// What it takes of the upper edge, points.
  var room: CGFloat {
    fieldFrame.maxY + (Self.line - CGFloat(GridTunables.fieldHeight)) / 2 + Self.margin
  }

  private static let margin = CGFloat(GridTunables.buttonMargin)
  private static let line = CGFloat(GridTunables.buttonHeight)

  /// In the middle, clear of the buttons in the corner; where these leave too little, below them.
  private var fieldFrame: CGRect {
    let isNarrow = bounds.width < CGFloat(GridTunables.narrow)
    let (margin, height) = (Self.margin, CGFloat(GridTunables.fieldHeight))
    let room = max(0, bounds.width - 2 * margin - (isNarrow ? 0 : CGFloat(GridTunables.buttonRoom)))
    let width = min(CGFloat(GridTunables.fieldWidth), room)
    let start = min((bounds.width - width) / 2, margin + room - width).rounded()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isReversed ? bounds.width - start - width : start,
      y: safeAreaInsets.top + margin + (Self.line - height) / 2
        + (isNarrow ? Self.line + margin : 0),
      width: width, height: height)
  }

  /// What is written goes to the field.
  func beginWriting() { field.beginWriting() }

  /// A screen reader reads the field, and no photo.
  var isHeard: Bool {
    get { field.isHeard }
    set { field.isHeard = newValue }
  }

  /// What lies behind the photos, 0…1.
  var ground = GridTunables.background {
    didSet {
      let ink: CGFloat = ground > 0.5 ? 0 : 1  // derivation: as far from the ground as can be
      bar.backgroundColor = UIColor(white: CGFloat(ground), alpha: 1)
      edge.backgroundColor = UIColor(white: ink, alpha: 0.1)
      emptiness.textColor = UIColor(white: ink, alpha: 0.6)
    }
  }

  /// What is neither in its line nor on a button goes to the photos.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit.isDescendant(of: bar) || hit === button ? hit : nil
  }

  /// - Parameters:
  ///   - found: so many photos have it in their names.
  ///   - hit: the name of the one that Return opens; nil where there is none.
  func show(_ typed: String, found: Int, hit: String?) {
    field.show(typed, found: found, hit: hit)
    let isFound = found > 0 || typed.isEmpty
    emptiness.text = isFound ? "" : Words.text("No photos named “%”", typed)
    emptiness.isHidden = isFound
    button.isHidden = isFound
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: room)
    edge.frame = CGRect(x: 0, y: room - 1, width: bounds.width, height: 1)
    field.frame = fieldFrame
    emptiness.frame = bounds.insetBy(dx: 2 * CGFloat(GridTunables.fieldPadding), dy: 0)
    let height = emptiness.sizeThatFits(emptiness.bounds.size).height
    button.place(below: (bounds.midY + height / 2).rounded(), in: bounds)
  }
}
