/// The constraints of a stack, along it and across it.
#if !hasFeature(Embedded)
  @MainActor
#endif
struct StackPlan {
  typealias Attribute = NSLayoutConstraint.Attribute

  let canvas: LayoutBox
  let axis: NSLayoutConstraint.Axis
  /// Those that show.
  let views: [UIView]
  /// After each of them, points.
  let spaces: [CGFloat]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(canvas: LayoutBox, axis: NSLayoutConstraint.Axis, views: [UIView], spaces: [CGFloat]) {
    self.canvas = canvas
    self.axis = axis
    self.views = views
    self.spaces = spaces
  }

  // Below what a program asks for, as weak as UIKit's own are (51, 25, 149).
  private static var hugsAcross: UILayoutPriority { UILayoutPriority(51) }
  private static var hugsAlong: UILayoutPriority { UILayoutPriority(25) }
  private static var equalCenters: UILayoutPriority { UILayoutPriority(149) }
  private static var almostRequired: UILayoutPriority { UILayoutPriority(999) }

  private var isRow: Bool { axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var center: Attribute { isRow ? .centerX : .centerY }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  mutating func distribute(_ distribution: UIStackView.Distribution) {
    guard let first = views.first, let last = views.last else { return }
    relate(of(first, start), .equal, of(canvas, start), name: "UISV-canvas-connection")
    relate(of(canvas, end), .equal, of(last, end), name: "UISV-canvas-connection")
    switch distribution {
    case .fill: chain(.equal)
    case .fillEqually:
      chain(.equal)
      for view in views.dropFirst() {
        relate(of(view, length), .equal, of(first, length), name: "UISV-fill-equally")
      }
    case .fillProportionally:
      chain(.equal)
      proportion(to: first)
    case .equalSpacing:
      chain(.greaterThanOrEqual)
      equalise(end, start, name: "UISV-distributing", priority: Self.almostRequired)
      hug(length, Self.hugsAlong)
    case .equalCentering:
      chain(.greaterThanOrEqual)
      equalise(center, center, name: "UISV-distributing", priority: Self.equalCenters)
      hug(length, Self.hugsAlong)
    }
  }

  mutating func align(_ alignment: UIStackView.Alignment) {
    for view in views {
      switch alignment {
      case .fill:
        across(view, .equal, .equal)
      case .leading:
        across(view, .equal, .lessThanOrEqual)
      case .trailing:
        across(view, .greaterThanOrEqual, .equal)
      case .center:
        relate(of(view, crossCenter), .equal, of(canvas, crossCenter), name: "UISV-alignment")
        across(view, .greaterThanOrEqual, .lessThanOrEqual)
      case .firstBaseline, .lastBaseline:
        if isRow, let first = views.first, view !== first {
          let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
          relate(of(view, line), .equal, of(first, line), name: "UISV-alignment")
        }
        across(view, .greaterThanOrEqual, .lessThanOrEqual)
      }
    }
    if alignment != .fill { hug(crossLength, Self.hugsAcross) }
  }

  /// A hidden view lies where it would come back, without length.
  mutating func collapse(
    _ view: UIView, after previous: UIView?, _ alignment: UIStackView.Alignment
  ) {
    let name = "UISV-hiding"
    relate(of(view, length), .equal, nil, name: name, priority: Self.almostRequired)
    let place = previous.map { of($0, end) } ?? of(canvas, start)
    relate(of(view, start), .equal, place, name: name, priority: Self.almostRequired)
    relate(
      of(view, crossStart), .equal, of(canvas, crossStart), name: name,
      priority: Self.almostRequired)
    guard alignment == .fill else { return }
    relate(
      of(view, crossEnd), .equal, of(canvas, crossEnd), name: name,
      priority: Self.almostRequired)
  }

  // MARK: Parts

  private mutating func chain(_ relation: NSLayoutConstraint.Relation) {
    for index in views.indices.dropLast() {
      relate(
        of(views[index + 1], start), relation, of(views[index], end), constant: spaces[index],
        name: "UISV-spacing")
    }
  }

  private mutating func proportion(to first: UIView) {
    func natural(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    let unit = natural(first)
    guard unit > 0 else { return }
    for view in views.dropFirst() where natural(view) > 0 {
      relate(
        of(view, length), .equal, of(first, length), multiplier: natural(view) / unit,
        name: "UISV-fill-proportionally", priority: Self.almostRequired)
    }
  }

  /// All distances from an attribute of one view to one of the next are the same.
  private mutating func equalise(
    _ from: Attribute, _ to: Attribute, name: String, priority: UILayoutPriority
  ) {
    guard views.count > 2 else { return }
    func way(_ index: Int) -> LayoutOperand {
      var way = of(views[index + 1], to)
      way.origin = (views[index].autoLayout.box, from)
      return way
    }
    for index in 1..<views.count - 1 {
      relate(way(index), .equal, way(0), name: name, priority: priority)
    }
  }

  private mutating func across(
    _ view: UIView, _ first: NSLayoutConstraint.Relation, _ last: NSLayoutConstraint.Relation
  ) {
    relate(of(view, crossStart), first, of(canvas, crossStart), name: "UISV-alignment")
    relate(of(view, crossEnd), last, of(canvas, crossEnd), name: "UISV-alignment")
  }

  private mutating func hug(_ length: Attribute, _ priority: UILayoutPriority) {
    guard !views.isEmpty else { return }
    relate(
      of(canvas, length), .equal, nil, name: "UISV-ambiguity-suppression", priority: priority)
  }

  private func of(_ view: UIView, _ attribute: Attribute) -> LayoutOperand {
    LayoutOperand(view.autoLayout.box, attribute)
  }

  private func of(_ box: LayoutBox, _ attribute: Attribute) -> LayoutOperand {
    LayoutOperand(box, attribute)
  }

  private mutating func relate(
    _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, name: String,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint.make(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    constraints.append(constraint)
  }
}
