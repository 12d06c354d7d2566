import Testing
import UIKit

@MainActor
struct SelectorTests {
  private let client = ActionClient(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  @Test func `Methods with no, one and two arguments are called, private ones too`() {
    client.button.sendActions(for: .touchDown)
    client.button.sendActions(for: .touchUpInside)
    #expect(client.log == ["pressed", "tapped true", "action Go"])
  }

  @Test func `An override is called for its base class's method`() {
    let client = LoudClient(frame: .zero)
    client.button.sendActions(for: .touchUpInside)
    #expect(client.log == ["tapped true", "loudly", "action Go"])
  }

  @Test func `Targets are listed and can be removed`() {
    let button = client.button
    #expect(button.allTargets == [client])
    #expect(
      button.allControlEvents == [.touchDown, .touchUpInside, .touchUpOutside, .touchCancel])
    #expect(button.actions(forTarget: client, forControlEvent: .touchDown)?.count == 1)
    #expect(button.actions(forTarget: client, forControlEvent: .valueChanged) == nil)
    button.removeTarget(client, action: Selector(ActionClient.tapped), for: .touchUpInside)
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(client.log == ["pressed", "action Go"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allTargets.isEmpty)
    #expect(button.allControlEvents == .touchUpInside)
  }

  @Test func `The same action is sent once, for the events of both registrations`() {
    let control = UIControl()
    let end = ChainEnd()
    for events in [UIControl.Event.valueChanged, .valueChanged, .touchDown] {
      control.addTarget(end, action: Selector(ChainEnd.goHome), for: events)
    }
    control.sendActions(for: .valueChanged)
    #expect(end.count == 1)
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(end.count == 2)
  }

  @Test func `Without a target the responder chain is asked`() {
    let end = ChainEnd()
    let middle = UIView()
    let control = UIControl()
    end.addSubview(middle)
    middle.addSubview(control)
    control.addTarget(nil, action: Selector(ChainEnd.goHome), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(end.count == 1)
    #expect(
      control.target(forAction: Selector(ChainEnd.goHome), withSender: nil) as? UIView === end)
    #expect(control.canPerformAction(Selector(ChainEnd.goHome), withSender: nil) == false)
  }

  @Test func `Targets are not kept alive`() {
    let control = UIControl()
    let recognizer = UITapGestureRecognizer()
    weak var seen: ChainEnd?
    do {
      let end = ChainEnd()
      seen = end
      control.addTarget(end, action: Selector(ChainEnd.goHome), for: .touchUpInside)
      recognizer.addTarget(end, action: Selector(ChainEnd.goHome))
    }
    #expect(seen == nil)
    control.sendActions(for: .touchUpInside)
    #expect(control.allTargets.isEmpty)
  }

  @Test func `An object hears of notifications until it is removed or gone`() {
    weak var seen: ActionClient?
    do {
      let client = ActionClient(frame: .zero)
      client.listen(to: Notification.Name("observed"))
      seen = client
      NotificationCenter.default.post(name: Notification.Name("observed"), object: nil)
      #expect(client.log == ["observed"])
      NotificationCenter.default.removeObserver(client)
      NotificationCenter.default.post(name: Notification.Name("observed"), object: nil)
      #expect(client.log == ["observed"])
    }
    #expect(seen == nil)
    NotificationCenter.default.post(name: Notification.Name("observed"), object: nil)
  }

  @Test func `A centre of one's own may go before its observers, and they before it`() {
    final class Listener: NSObject {
      var count = 0
      func hear(_ notification: Notification) { count += 1 }
    }
    let name = Notification.Name("private")
    let kept = Listener()
    weak var seen: NotificationCenter?
    do {
      let center = NotificationCenter()
      seen = center
      center.addObserver(kept, selector: Selector(Listener.hear), name: name, object: nil)
      let passing = Listener()
      center.addObserver(passing, selector: Selector(Listener.hear), name: name, object: nil)
      center.post(name: name, object: nil)
      #expect(kept.count == 1 && passing.count == 1)
    }
    #expect(seen == nil)
    // Whoever comes next finds what is left of them.
    NotificationCenter.default.addObserver(
      kept, selector: Selector(Listener.hear), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(kept.count == 2)
    NotificationCenter.default.removeObserver(kept)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(kept.count == 2)
  }

  @Test func `A closure's token is removed as before`() {
    nonisolated(unsafe) var count = 0
    let name = Notification.Name("closure")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in count += 1
    }
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `Actions of a name replace each other, and all handlers are listed`() {
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in })
    let name = UIAction.Identifier("one")
    var calls: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: name) { _ in calls.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(calls == [2])
    var masks: [UIControl.Event] = []
    control.enumerateEventHandlers { action, target, events, stop in
      #expect(action != nil && target == nil)
      masks.append(events)
    }
    #expect(masks == [.primaryActionTriggered, .valueChanged])
    control.removeAction(identifiedBy: name, for: .allEvents)
    #expect(control.allControlEvents == .primaryActionTriggered)
  }

  @Test func `A timer calls its target`() {
    let end = ChainEnd()
    let timer = Timer.scheduledTimer(
      timeInterval: 1000, target: end, selector: Selector(ChainEnd.goHome), userInfo: nil,
      repeats: true)
    timer.fire()
    #expect(end.count == 1)
    timer.invalidate()
  }

  @Test func `What is asked for later comes with the frames, unless it is cancelled`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let loop = FrameLoop(window: window)
    loop.frame(at: 10)
    client.perform(Selector(ActionClient.later), with: "one", afterDelay: 0.5)
    client.perform(Selector(ActionClient.later), with: "two", afterDelay: 0.5)
    client.perform(Selector(ActionClient.later), with: "three", afterDelay: 0.25)
    loop.frame(at: 10.25)
    #expect(client.log == ["later three"])
    #expect(!loop.isAtRest)
    NSObject.cancelPreviousPerformRequests(
      withTarget: client, selector: Selector(ActionClient.later), object: "one")
    loop.frame(at: 10.49)
    #expect(client.log == ["later three"])
    loop.frame(at: 10.5)
    #expect(client.log == ["later three", "later two"])
    client.perform(Selector(ActionClient.later), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: client)
    loop.frame(at: 11)
    #expect(client.log == ["later three", "later two"])
    #expect(loop.isAtRest)
  }

  @Test func `A method is called at once, and its result comes back`() {
    client.perform(Selector(ActionClient.later), with: 3)
    #expect(client.log == ["later 3"])
    #expect(client.responds(to: Selector(ActionClient.noticed)))
    #expect(!client.responds(to: Selector(ChainEnd.goHome)))
  }
}
