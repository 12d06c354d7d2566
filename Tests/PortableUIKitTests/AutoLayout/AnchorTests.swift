import Foundation
import PortableUIKit
import Testing

@MainActor struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView.constrained()
  private let other = UIView.constrained()

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  @Test func edgesAreInsetFromTheSuperview() {
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
  }

  @Test func centredWithASize() {
    layOut(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5))
    #expect(view.frame == CGRect(x: 100, y: 75, width: 100, height: 50))
  }

  @Test func neighboursAndProportions() {
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
      other.leadingAnchor.constraint(equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 1),
      other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      other.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
      other.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 3))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 73, height: 50))
    #expect(other.frame == CGRect(x: 81, y: 55, width: 219, height: 145))
  }

  @Test func inequalitiesGiveRoomToWhatIsWanted() {
    let wanted = view.widthAnchor.constraint(equalToConstant: 500)
    wanted.priority = .defaultHigh
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      wanted,
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30))
    #expect(view.frame.width == 280)
    wanted.constant = 120
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 120, height: 30))
  }

  @Test func theHigherPriorityWins() {
    let low = view.widthAnchor.constraint(equalToConstant: 100)
    let high = view.widthAnchor.constraint(equalToConstant: 60)
    low.priority = UILayoutPriority(250)
    high.priority = UILayoutPriority(251)
    layOut(low, high)
    #expect(view.bounds.width == 60)
    low.priority = UILayoutPriority(252)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 100)
    low.isActive = false
    root.layoutIfNeeded()
    #expect(view.bounds.width == 60)
  }

  @Test func distancesAreDimensions() {
    let left = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
    let right = view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    layOut(
      left.constraint(equalTo: right, multiplier: 3),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame == CGRect(x: 150, y: 0, width: 100, height: 10))
  }

  @Test func constraintsReachThroughSeveralLevels() {
    let inner = UIView.constrained()
    view.addSubview(inner)
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100),
      other.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor),
      other.heightAnchor.constraint(equalTo: inner.heightAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 10))
    #expect(inner.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
    #expect(other.frame == CGRect(x: 65, y: 46, width: 20, height: 10))
  }

  @Test func leadingIsRightFromRightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      other.leadingAnchor.constraint(
        greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      other.heightAnchor.constraint(equalToConstant: 10),
      other.widthAnchor.constraint(greaterThanOrEqualToConstant: 30))
    #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 10))
    #expect(other.frame.minX == 4)
    #expect(other.frame.maxX <= 232)
  }

  @Test func thirdsMeetOnDevicePixels() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.screen = UIScreen()
    window.addSubview(root)
    root.frame.size.width = 100
    let third = UIView.constrained()
    root.addSubview(third)
    let views = [view, other, third]
    for (index, view) in views.enumerated() {
      layOut(
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor))
    }
    layOut(third.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    #expect(views.map { $0.frame.minX } == [0, 33, 67])
    #expect(views.map { $0.frame.width } == [33, 34, 33])
  }

  @Test func aTransformSurvives() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.frame == CGRect(x: 40, y: 40, width: 40, height: 40))
  }

  @Test func aFrameIsFixedForOthers() {
    let fixed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    root.addSubview(fixed)
    layOut(
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalTo: fixed.heightAnchor))
    #expect(view.frame == CGRect(x: 70, y: 30, width: 40, height: 50))
    fixed.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    root.layoutIfNeeded()
    #expect(fixed.frame == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(view.frame == CGRect(x: 70, y: 0, width: 60, height: 10))
  }

  @Test func theRootsSizeIsFollowed() {
    layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    root.frame = CGRect(x: 7, y: 7, width: 400, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 100))
  }
}

extension UIView {
  /// Nothing but constraints says where it is.
  static func constrained() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }
}
