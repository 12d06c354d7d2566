import Testing
import UIKit

/// Each test has classes of its own: what is said of a class holds for the whole process.
@MainActor
struct AppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private init() {
    // The main screen is everybody's.
    window.screen = UIScreen()
    window.isHidden = false
  }

  private class Dots: UIPageControl {}
  private final class SmallDots: Dots {}

  @Test func `Views of the class and its heirs have it from when they come into a window`() {
    Dots.appearance().pageIndicatorTintColor = .gray
    let proxy = Dots.appearance()
    proxy.currentPageIndicatorTintColor = .red
    #expect(Dots.appearance().currentPageIndicatorTintColor == .red)
    #expect(SmallDots.appearance().currentPageIndicatorTintColor == nil)
    let box = UIView()
    let dots = [Dots(), SmallDots()]
    for view in dots { box.addSubview(view) }
    #expect(dots.allSatisfy { $0.pageIndicatorTintColor == nil })
    window.addSubview(box)
    #expect(dots.allSatisfy { $0.pageIndicatorTintColor == .gray })
    #expect(dots.allSatisfy { $0.currentPageIndicatorTintColor == .red })
    let other = UIPageControl()
    window.addSubview(other)
    #expect(other.pageIndicatorTintColor == nil)
  }

  private final class Bar: UINavigationBar {}

  @Test func `What a view has set itself it keeps, and no look comes later`() {
    Bar.appearance().barTintColor = .blue
    Bar.appearance().barStyle = .black
    Bar.appearance().isTranslucent = false
    Bar.appearance().tintColor = .green
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
    let own = Bar(frame: .zero)
    own.barTintColor = .red
    own.tintColor = .white
    let plain = Bar(frame: .zero)
    window.addSubview(own)
    window.addSubview(plain)
    #expect(own.barTintColor == .red && own.tintColor == .white)
    #expect(own.barStyle == .black && !own.isTranslucent)
    #expect(plain.barTintColor == .blue && plain.tintColor == .green)
    #expect(plain.titleTextAttributes?[.foregroundColor] as? UIColor == .yellow)
    Bar.appearance().barTintColor = .purple
    #expect(plain.barTintColor == .blue)
    let later = Bar(frame: .zero)
    window.addSubview(later)
    #expect(later.barTintColor == .purple)
    Bar.appearance().barTintColor = nil
    let last = Bar(frame: .zero)
    window.addSubview(last)
    #expect(last.barTintColor == nil)
  }

  private final class Caption: UILabel {}
  private final class Card: UIView {}
  private final class CardController: UIViewController {}

  @Test func `A look may be for views in others, and in controllers`() {
    Caption.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
    Caption.appearance().textColor = .blue
    Caption.appearance(whenContainedInInstancesOf: [Card.self, CardController.self]).textColor =
      .green
    Caption.appearance().font = .systemFont(ofSize: 30)
    func caption(in view: UIView) -> Caption {
      let caption = Caption()
      view.addSubview(caption)
      return caption
    }
    let controller = CardController()
    let cards = [Card(), Card()]
    let captions = [caption(in: window), caption(in: cards[0]), caption(in: cards[1])]
    let own = Caption()
    own.textColor = .white
    own.font = .systemFont(ofSize: 10)
    cards[0].addSubview(own)
    window.addSubview(cards[0])
    controller.view.addSubview(cards[1])
    window.addSubview(controller.view)
    #expect(captions.map(\.textColor) == [.blue, .red, .green])
    #expect(captions.allSatisfy { $0.font.pointSize == 30 })
    #expect(own.textColor == .white && own.font.pointSize == 10)
  }

  private final class Meter: UIView {
    var needleColor: UIColor?
    var steps = 5
  }

  @Test func `A class's own properties have looks, too`() {
    Meter.appearance().needleColor = .orange
    Meter.appearance().steps = 9
    Meter.appearance().backgroundColor = .black
    let meter = Meter()
    window.addSubview(meter)
    #expect(meter.needleColor == .orange && meter.steps == 9)
    #expect(meter.backgroundColor == .black)
  }
}
