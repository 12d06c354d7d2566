import Foundation
import ScrollBed
import Testing
import UIKit

/// Notes what a person does to a card.
private final class Keeper: NSObject, UISheetPresentationControllerDelegate {
  var log: [String] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    log.append("at \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nothing")")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("gone")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.append("attempt")
  }
}

/// Cards in a window of a telephone's proportions: 320 by 460 points, without a safe area.
@MainActor
struct SheetTests {
  private let bed = Bed()
  private let root = UIViewController()
  private let page = UIViewController()
  private let keeper = Keeper()
  private var sheet: UISheetPresentationController { page.sheetPresentationController! }

  init() {
    bed.window.rootViewController = root
    bed.frame()
    sheet.delegate = keeper
  }

  private func present(_ detents: [UISheetPresentationController.Detent]? = nil) {
    sheet.detents = detents ?? [.large()]
    root.present(page, animated: false)
    bed.frame()
  }

  private var card: UIView { sheet.presentedView! }
  private var shown: CGRect { card.layer.presentation()?.frame ?? card.frame }

  /// A touch there is for the card, or for what darkens the rest.
  private func isTouched(_ place: CGPoint) -> Bool {
    guard let container = card.superview else { return false }
    return bed.window.hitTest(place, with: nil)?.isDescendant(of: container) ?? false
  }

  /// Steps of 10 points, 120 a second, and a stop: it is let go without velocity.
  private func drag(_ distance: Double, from start: Double, x: Double = 160, lift: Bool = true) {
    bed.touch(1, .down, x, start)
    let steps = Int(distance.magnitude / 10)
    for step in 1...steps {
      bed.wait(1 / 120)
      bed.touch(1, .move, x, start + distance * Double(step) / Double(steps))
    }
    bed.wait(0.3)
    guard lift else { return }
    bed.touch(1, .up, x, start + distance)
  }

  @Test func `It leaves a gap at the top, and what lies below stays`() {
    present()
    #expect(card.frame == CGRect(x: 0, y: 10, width: 320, height: 450))
    #expect(page.view.superview === card)
    #expect(page.view.frame == card.bounds)
    #expect(card.layer.cornerRadius == 10)
    #expect(root.view.window != nil)
    #expect(page.presentationController is UISheetPresentationController)
    bed.window.frame.size = CGSize(width: 400, height: 560)
    bed.frame()
    #expect(card.frame == CGRect(x: 0, y: 10, width: 400, height: 550))
    #expect(page.view.frame == card.bounds)
  }

  @Test func `Other styles are no cards`() {
    for style in [.fullScreen, .overFullScreen, .custom, .overCurrentContext]
      as [UIModalPresentationStyle]
    {
      let other = UIViewController()
      #expect(other.sheetPresentationController != nil)
      other.modalPresentationStyle = style
      #expect(other.sheetPresentationController == nil)
    }
  }

  @Test(arguments: [
    (
      320.0, 460.0, 0, UIModalPresentationStyle.pageSheet,
      CGRect(x: 0, y: 230, width: 320, height: 230)
    ),
    // A telephone that lies.
    (460, 320, 0, .pageSheet, CGRect(x: 0, y: 0, width: 460, height: 320)),
    // One height, in the middle; several, at the edge.
    (1024, 768, 1, .pageSheet, CGRect(x: 160, y: 22, width: 704, height: 724)),
    (1024, 768, 1, .formSheet, CGRect(x: 242, y: 74, width: 540, height: 620)),
    (1024, 768, 0, .formSheet, CGRect(x: 160, y: 384, width: 704, height: 384)),
    (620, 610, 1, .formSheet, CGRect(x: 40, y: 22, width: 540, height: 566)),
  ])
  func `Where it lies`(
    width: Double, height: Double, detents: Int, style: UIModalPresentationStyle, expected: CGRect
  ) {
    bed.window.frame.size = CGSize(width: width, height: height)
    bed.frame()
    page.modalPresentationStyle = style
    present(detents == 0 ? [.large(), .medium()] : [.large()])
    #expect(card.frame == expected)
  }

  @Test func `Heights of one's own, the lowest first`() {
    var context: UISheetPresentationController.Detent.ResolutionContext?
    present([
      .large(),
      .custom(identifier: .init("little")) {
        context = $0
        return 0.2 * $0.maximumDetentValue
      },
      .custom { _ in nil }, .custom { _ in .nan }, .custom { _ in 9999 },
    ])
    #expect(context?.maximumDetentValue == 450)
    #expect(card.frame == CGRect(x: 0, y: 370, width: 320, height: 90))
    sheet.selectedDetentIdentifier = .large
    #expect(card.frame.minY == 10)
    // What is not there is the lowest.
    sheet.selectedDetentIdentifier = .medium
    #expect(card.frame.minY == 370)
  }

  @Test func `It follows the finger, less what decides that it is a drag`() {
    present([.medium(), .large()])
    drag(-60, from: 300, lift: false)
    #expect(abs(shown.minY - (230 - 50)) < 1e-9)
    #expect(abs(shown.maxY - 460) < 1e-9)
    #expect(page.view.frame.height == card.bounds.height)
    for y in [240.0, 250, 260, 380] {
      bed.touch(1, .move, 160, y)
      bed.frame()
      // Below the lowest height it sinks as it is.
      #expect(abs(shown.minY - (230 + y - 290)) < 1e-9)
      #expect(abs(shown.height - max(230, 230 - (y - 290))) < 1e-9)
    }
    bed.touch(1, .cancel, 160, 380)
    bed.wait(1)
    #expect(card.frame.minY == 230)
    #expect(keeper.log.isEmpty)
  }

  @Test func `Above its highest place it resists, and below it where it may not go`() {
    present()
    let band = { (excess: Double) in 450 * (1 - 1 / (1 + 0.55 * excess / 450)) }
    drag(-100, from: 300, lift: false)
    #expect(abs(shown.minY.native - (10 - band(90))) < 1e-9)
    bed.touch(1, .up, 160, 200)
    bed.wait(1)
    #expect(card.frame.minY == 10)
    page.isModalInPresentation = true
    drag(300, from: 100, lift: false)
    #expect(abs(shown.minY.native - (10 + band(290))) < 1e-9)
    bed.touch(1, .up, 160, 400)
    bed.wait(1)
    #expect(card.frame.minY == 10)
    #expect(root.presentedViewController === page)
  }

  @Test(arguments: [60.0, 120, 90])
  func `Let go it comes to the nearest place on a spring that does not swing`(rate: Double) {
    bed.framesPerSecond = rate
    present([.medium(), .large()])
    drag(-150, from: 300, lift: false)
    let start = shown.minY.native
    #expect(abs(start - 90) < 1e-9)
    bed.touch(1, .up, 160, 150)
    bed.frame()
    #expect(keeper.log == ["at com.apple.UIKit.large"])
    #expect(sheet.selectedDetentIdentifier == .large)
    // p(t) = 1 - (1 + wt) exp(-wt): w from the first time, and the others by it.
    var ways: [(time: Double, way: Double)] = []
    for _ in 0..<4 {
      let from = bed.frameTime
      bed.wait(0.05)
      ways.append(((ways.last?.time ?? 0) + bed.frameTime - from, (start - shown.minY.native) / 80))
    }
    var (low, high) = (0.0, 200.0)
    for _ in 0..<80 {
      let w = (low + high) / 2
      if 1 - (1 + w * ways[0].time) * exp(-w * ways[0].time) < ways[0].way {
        low = w
      } else {
        high = w
      }
    }
    for (time, way) in ways.dropFirst() {
      #expect(abs(way - (1 - (1 + low * time) * exp(-low * time))) < 0.01, "\(time)")
    }
    bed.wait(1)
    #expect(shown == CGRect(x: 0, y: 10, width: 320, height: 450))
  }

  @Test func `A flick leads to where it would come`() {
    present([.medium(), .large()])
    // 2000 points a second upwards: from 280 it would come to 680.
    bed.swipe(from: (160, 300), to: (160, 240), 0.03)
    bed.wait(1)
    #expect(sheet.selectedDetentIdentifier == .large)
    bed.swipe(from: (160, 100), to: (160, 160), 0.06)
    bed.wait(1)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(keeper.log == ["at com.apple.UIKit.large", "at com.apple.UIKit.medium"])
    bed.swipe(from: (160, 300), to: (160, 360), 0.03)
    bed.wait(1)
    #expect(root.presentedViewController == nil)
    #expect(keeper.log.last == "gone")
  }

  @Test func `Drawn down by more than half it goes, or asks in vain`() {
    present()
    drag(220, from: 100)
    bed.wait(1)
    #expect(root.presentedViewController === page)
    drag(250, from: 100)
    bed.wait(1)
    #expect(root.presentedViewController == nil)
    #expect(keeper.log == ["gone"])
    #expect(page.view.window == nil)
  }

  @Test func `A touch beside it takes it away, and not where all can be seen below`() {
    present([.medium(), .large()])
    page.isModalInPresentation = true
    bed.touch(1, .down, 160, 100)
    bed.touch(1, .up, 160, 100)
    bed.wait(1)
    #expect(keeper.log == ["attempt"])
    page.isModalInPresentation = false
    sheet.largestUndimmedDetentIdentifier = .medium
    bed.wait(1)
    #expect(!isTouched(CGPoint(x: 160, y: 100)) && isTouched(CGPoint(x: 160, y: 300)))
    bed.touch(1, .down, 160, 100)
    bed.touch(1, .up, 160, 100)
    bed.wait(1)
    #expect(root.presentedViewController === page)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    bed.wait(1)
    #expect(isTouched(CGPoint(x: 160, y: 5)))
    bed.touch(1, .down, 160, 5)
    bed.touch(1, .up, 160, 5)
    bed.wait(1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `A touch on the grabber brings the next height`() {
    sheet.prefersGrabberVisible = true
    present([.medium(), .large()])
    for identifier in [.large, .medium] as [UISheetPresentationController.Detent.Identifier] {
      let place = card.frame.minY.native + 8
      bed.touch(1, .down, 160, place)
      bed.touch(1, .up, 160, place)
      bed.wait(1)
      #expect(sheet.selectedDetentIdentifier == identifier)
    }
  }

  @Test func `What scrolls in it comes first, but at its top`() {
    let list = UIScrollView(frame: .zero)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.frame = page.view.bounds
    list.contentSize = CGSize(width: 320, height: 3000)
    page.view.addSubview(list)
    present([.medium(), .large()])
    // Up: the card first, then what is in it.
    drag(-150, from: 400)
    bed.wait(1)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(list.contentOffset.y == 0)
    drag(-150, from: 400)
    bed.wait(1)
    #expect(list.contentOffset.y == 140)
    #expect(card.frame.minY == 10)
    // Down: what is in it until its top, then the card.
    drag(100, from: 100)
    bed.wait(1)
    #expect(list.contentOffset.y == 50)
    #expect(card.frame.minY == 10)
    list.contentOffset.y = 0
    bed.frame()
    drag(150, from: 100)
    bed.wait(1)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(list.contentOffset.y == 0)
    // Where it is wished so, content scrolls at once.
    sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(-100, from: 400)
    bed.wait(1)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(list.contentOffset.y == 90)
  }

  @Test func `Sideways is not the card's`() {
    let pages = UIScrollView(frame: .zero)
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.frame = page.view.bounds
    pages.contentSize = CGSize(width: 3000, height: 100)
    page.view.addSubview(pages)
    present()
    bed.swipe(from: (250, 200), to: (100, 205), 0.2)
    bed.wait(1)
    #expect(pages.contentOffset.x > 100)
    #expect(card.frame.minY == 10)
  }

  @Test func `What covers it gives it back`() {
    present([.medium()])
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    page.present(cover, animated: false)
    bed.frame()
    #expect(page.view.window == nil)
    cover.dismiss(animated: false)
    bed.frame()
    #expect(page.view.superview === card)
    #expect(card.frame == CGRect(x: 0, y: 230, width: 320, height: 230))
    #expect(page.view.frame == card.bounds)
  }

  @Test func `It comes from below, and its shade with it`() throws {
    root.present(page, animated: true)
    bed.frame()
    #expect(shown.minY > 450)
    let dimming = try #require(card.superview?.subviews.first)
    #expect(dimming !== card && dimming.layer.presentation()?.opacity == 0)
    bed.wait(0.25)
    let shade = Double(try #require(dimming.layer.presentation()).opacity)
    #expect(shade > 0.1 && shade < 0.9)
    bed.wait(1)
    #expect(shown.minY == 10 && dimming.alpha == 1)
  }

  /// A bar above a list that is scrolled: of a quick finger on the bar the first that is heard is a place in the list.
  @Test(arguments: [60.0, 120]) func `A quick drag from its bar moves it`(_ rate: Double) {
    bed.framesPerSecond = rate
    let list = UIScrollView(frame: .zero)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.frame = page.view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    list.contentSize = CGSize(width: 320, height: 3000)
    page.view.addSubview(list)
    present()
    list.contentOffset.y = 500
    bed.frame()
    bed.touch(1, .down, 160, 30)
    bed.wait(1 / rate)
    for y in [110.0, 190, 270] {
      bed.touch(1, .move, 160, y)
      bed.wait(1 / rate)
    }
    #expect(shown.minY > 100)
    bed.touch(1, .up, 160, 270)
    bed.wait(1)
    #expect(root.presentedViewController == nil)
    #expect(keeper.log == ["gone"])
    #expect(list.contentOffset.y == 500)
  }

  /// The other way round: what came down on the list is the list's, although it has left it.
  @Test func `A quick drag from the list does not`() {
    let list = UIScrollView(frame: .zero)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.frame = page.view.bounds.inset(by: UIEdgeInsets(top: 44, left: 0, bottom: 100, right: 0))
    list.contentSize = CGSize(width: 320, height: 3000)
    page.view.addSubview(list)
    present()
    list.contentOffset.y = 500
    bed.frame()
    bed.touch(1, .down, 160, 340)
    bed.wait(1 / 120)
    bed.touch(1, .move, 160, 440)
    bed.wait(0.3)
    #expect(shown.minY == 10)
    #expect(list.contentOffset.y < 500)
    bed.touch(1, .up, 160, 440)
    bed.wait(1)
    #expect(root.presentedViewController === page)
  }
}
