import Foundation
import PortableUIKit
import Testing

@MainActor struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView.constrained()

  init() { root.addSubview(view) }

  @Test func prioritiesAreUIKits() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }

  @Test func theClosestCommonAncestorHoldsAConstraint() {
    let inner = UIView()
    let deep = UIView()
    view.addSubview(inner)
    inner.addSubview(deep)
    let own = deep.widthAnchor.constraint(equalToConstant: 1)
    let across = deep.topAnchor.constraint(equalTo: view.topAnchor)
    NSLayoutConstraint.activate([own, across])
    #expect(deep.constraints == [own])
    #expect(inner.constraints.isEmpty)
    #expect(view.constraints == [across])
    #expect(across.isActive)
    #expect(across.firstItem === deep)
    #expect(across.secondItem === view)
    #expect(across.firstAttribute == .top)
    #expect(across.priority == .required)
    #expect(across.multiplier == 1)
    view.removeConstraint(across)
    #expect(!across.isActive)
    #expect(view.constraints.isEmpty)
  }

  @Test func theOlderInitialiserSaysTheSame() {
    root.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 2),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top,
        multiplier: 1, constant: 3),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .height,
        multiplier: 0.5, constant: 1),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
    ])
    root.layoutIfNeeded()
    #expect(root.constraints.count == 4)
    #expect(view.frame == CGRect(x: 10, y: 3, width: 101, height: 44))
  }

  @Test func leavingTheSuperviewEndsWhatCrossesItsEdge() {
    let inner = UIView.constrained()
    view.addSubview(inner)
    let across = view.topAnchor.constraint(equalTo: root.topAnchor)
    let own = view.widthAnchor.constraint(equalToConstant: 80)
    let inside = inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([across, own, inside])
    root.layoutIfNeeded()
    #expect(inner.bounds.width == 40)
    view.removeFromSuperview()
    #expect(!across.isActive)
    #expect(own.isActive && inside.isActive)
    own.constant = 60
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 60)
    #expect(inner.bounds.width == 30)
  }

  @Test func constraintsDoNotKeepTheirViewsAlive() {
    weak var freed: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView.constrained()
      parent.addSubview(child)
      let width = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
      width.isActive = true
      parent.layoutIfNeeded()
      freed = parent
      constraint = width
    }
    #expect(freed == nil)
    #expect(constraint == nil)
  }

  @Test func conflictsAreReportedByNameAndTheLastOneGivesWay() {
    var reports: [LayoutConflict] = []
    let old = LayoutConflictReporter.shared.handler
    LayoutConflictReporter.shared.handler = { reports.append($0) }
    defer { LayoutConflictReporter.shared.handler = old }
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let bystander = view.heightAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20)
    second.identifier = "as wide as the page"
    NSLayoutConstraint.activate([first, bystander, second])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 100, height: 10))
    #expect(reports.count == 1)
    #expect(reports.first?.broken === second)
    #expect(reports.first?.constraints == [first, second])
    #expect(
      reports.first?.text == """
        Unable to simultaneously satisfy constraints:
          <NSLayoutConstraint UIView.width == 100>
          <NSLayoutConstraint 'as wide as the page' UIView.width == UIView.width - 20>
          <frame of UIView, which translates its autoresizing mask>
        Will attempt to recover by breaking constraint <NSLayoutConstraint 'as wide as the page' \
        UIView.width == UIView.width - 20>
        """)
    // It holds again when what stood against it has gone.
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.bounds.width == 280)
    #expect(reports.count == 1)
  }

  @Test func changingBothOfTwoThatAgreeIsNoConflict() {
    var count = 0
    let old = LayoutConflictReporter.shared.handler
    LayoutConflictReporter.shared.handler = { _ in count += 1 }
    defer { LayoutConflictReporter.shared.handler = old }
    let pair = [
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 100),
    ]
    NSLayoutConstraint.activate(pair)
    root.layoutIfNeeded()
    for constraint in pair { constraint.constant = 200 }
    root.layoutIfNeeded()
    #expect(view.bounds.width == 200)
    #expect(count == 0)
  }

  @Test func ambiguity() {
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
  }

  @Test func constraintsAreUpdatedInnerViewsFirstAndBeforeTheLayout() {
    final class Noting: UIView {
      nonisolated(unsafe) static var log: [String] = []
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        Self.log.append("update \(tag)")
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        Self.log.append("layout \(tag)")
      }
    }
    Noting.log = []
    let (outer, inner) = (Noting(), Noting())
    (outer.tag, inner.tag) = (1, 2)
    outer.addSubview(inner)
    root.addSubview(outer)
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(Noting.log == ["update 2", "update 1", "layout 1", "layout 2"])
    #expect(!inner.needsUpdateConstraints())
    Noting.log = []
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(Noting.log == ["update 2"])
  }
}
