/// The looks of a bar to which a program has given some, and where it is between them.
class GivenLooks: BarLooks {
  final let own = LookSet()
  private final let watch = BarLookWatch()
  private final var ground: BarGround?
  /// What was there before a push or a pop that is under way.
  private final var leaving: BarGround?
  private final var isActive = false
  /// A look that is shown is another one than it was.
  private final var isStale = true
  /// The bar's own look.
  private final var plain: UIBarAppearance?
  /// A look, and what is made of it where nobody says how the bar is at the edge.
  private final var bare: (of: UIBarAppearance, look: UIBarAppearance)?
  /// Whose texts are shown.
  private final var current: UIBarAppearance?
  /// Of the standard look, 0…1.
  private(set) final var share: CGFloat = 1

  override init() {
    super.init()
    watch.looks = self
    own.heard = { [unowned(unsafe) self] in heard() }
  }

  deinit {
    clearByHand { watch.looks = nil }
  }

  // MARK: What each kind of bar says

  var bar: UIView? { nil }
  /// Of the item that is on top.
  var itemSet: LookSet? { nil }
  var isCompact: Bool { false }
  var isShadowAbove: Bool { true }
  /// How far the content is under the bar, points; less than 0 or 0: not at all, nil: nobody knows of any.
  var way: CGFloat? { nil }

  /// What the bar's own properties and methods of these names have set.
  final var backgroundImage: UIImage?
  final var shadowImage: UIImage?
  /// Where there is no such image.
  var plainGround: UIColor? { nil }
  var plainShadow: UIColor? { .separator }
  var plainShadowImage: UIImage? { shadowImage }

  /// The bar shows its ground, or none of its own.
  func showStyle() {}

  /// Texts have another look.
  func showTexts() {}

  // MARK: What is shown

  final override var isShown: Bool { isActive }

  final func heard() {
    if !isActive, own.isGiven { activate() }
    bare = nil
    isStale = true
    bar?.setNeedsLayout()
  }

  final func activate() {
    guard !isActive else { return }
    isActive = true
    showStyle()
    bar?.setNeedsLayout()
  }

  final override func styleChanged() {
    plain = nil
    isStale = true
    bar?.setNeedsLayout()
  }

  private final var ownPlain: UIBarAppearance {
    if let plain { return plain }
    let made = UIBarAppearance()
    made.configureWithTransparentBackground()
    made.backgroundImage = backgroundImage
    if backgroundImage == nil { made.backgroundColor = plainGround }
    made.shadowImage = plainShadowImage
    made.shadowColor = plainShadow
    plain = made
    return made
  }

  private final func bare(of look: UIBarAppearance) -> UIBarAppearance {
    if let bare, bare.of === look { return bare.look }
    let made = look.withoutGround
    bare = (look, made)
    return made
  }

  private final func chosen() -> (edge: UIBarAppearance, standard: UIBarAppearance) {
    let item = itemSet
    var given = item?.standard ?? own.standard
    var edge = item?.edge ?? own.edge
    if isCompact {
      given = item?.compact ?? own.compact ?? given
      edge = item?.compactEdge ?? own.compactEdge ?? edge
    }
    let standard = given ?? ownPlain
    return (edge ?? given.map { bare(of: $0) } ?? standard, standard)
  }

  final override func layOut() {
    guard isActive, let bar else { return }
    let ground = madeGround(in: bar)
    let looks = chosen()
    ground.place(in: bar.bounds)
    ground.show(looks, anew: isStale)
    share = wantedShare
    ground.show(share: share)
    let isEdge = share < BarLookTunables.halfway
    let texts = isEdge ? looks.edge : looks.standard
    if isStale || texts !== current {
      current = texts
      showTexts()
    }
    isStale = false
    if let window = bar.window { watch.start(in: window) }
  }

  private final func madeGround(in bar: UIView) -> BarGround {
    if let ground { return ground }
    let made = BarGround(isShadowAbove: isShadowAbove)
    if let leaving {
      bar.insertSubview(made, aboveSubview: leaving)
    } else {
      bar.insertSubview(made, at: 0)
    }
    ground = made
    isStale = true
    return made
  }

  private final var wantedShare: CGFloat {
    guard let way else { return 1 }
    return min(1, max(0, way / BarLookTunables.fadeWay))
  }

  /// All is laid out: the ground is as the content lies.
  final func follow() {
    let wanted = wantedShare
    guard wanted != share, let ground else { return }
    let half = BarLookTunables.halfway
    let isOther = (wanted < half) != (share < half)
    share = wanted
    ground.show(share: wanted)
    guard isOther, let bar else { return }
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
  }

  final override var titleStyle: (any TextStyle)? { current?.titleLook }
  final override var largeTitleStyle: (any TextStyle)? { current?.largeTitleLook }
  final override var titleOffset: UIOffset { current?.titleMove ?? .zero }
  final override var backSign: UIImage? { current?.backSign }

  final override func dress(
    _ label: UILabel, _ text: String, of use: BarButtonUse, _ last: DressedText?
  ) -> DressedText? {
    guard let (style, offset) = current?.buttons(use)?.text(use), let style else { return nil }
    if let last, last.isSame(as: text, in: label, style, offset) { return last }
    return DressedText(text, in: label, style, offset)
  }

  final override func dress(_ button: TabBarButton, isSelected: Bool) {
    button.dress(current?.tabs, isSelected: isSelected)
  }

  // MARK: A push or a pop

  final override func beginChange() {
    leaving = ground
    ground = nil
  }

  final override func prepareChange() {
    guard let ground, let leaving else { return }
    ground.alpha = ground.isSame(as: leaving) ? 1 : 0
    if ground.alpha == 1 { leaving.alpha = 0 }
  }

  /// What covers all comes over what was there; what lets something through comes as that goes.
  final override func moveChange() {
    guard let ground, let leaving else { return }
    ground.alpha = 1
    if !ground.covers { leaving.alpha = 0 }
  }

  final override func endChange(_ isComplete: Bool) {
    guard let leaving else { return }
    if isComplete {
      leaving.removeFromSuperview()
    } else {
      ground?.removeFromSuperview()
      ground = leaving
      leaving.alpha = 1
      isStale = true
    }
    self.leaving = nil
  }
}
