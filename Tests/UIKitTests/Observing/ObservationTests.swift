import Foundation
import ScrollTesting
import Testing
import UIKit

@testable import PortableUIKit

/// Key-value observing of what views and gesture recognisers tell of.
@MainActor
@Suite(.serialized) struct ObservationTests {
  private final class Client: UIViewController, UIScrollViewDelegate {
    var lines: [String] = []
    nonisolated(unsafe) static var context = 0

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let old = (change?[.oldKey] as? CGPoint).map { "\($0.y)" } ?? "-"
      let new = (change?[.newKey] as? CGPoint).map { "\($0.y)" } ?? "-"
      let isSetting = change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue
      lines.append("\(keyPath ?? "") \(old) \(new) \(isSetting) \(context != nil)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("did scroll") }
  }

  /// What a program makes of it: its own offset stands between.
  private final class Tall: UIScrollView {
    override var contentOffset: CGPoint { didSet {} }
  }

  private let view = Tall(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private init() { view.contentSize = CGSize(width: 100, height: 1000) }

  @Test func anOffsetIsToldOfAfterTheDelegate() {
    let client = Client()
    view.delegate = client
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view.contentOffset == change.newValue)
      client.lines.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    view.contentOffset.y = 30
    view.contentOffset.y = 30
    view.bounds.origin.y = 40
    #expect(client.lines == ["did scroll", "0.0 30.0", "did scroll", "30.0 40.0"])
    observation.invalidate()
    view.contentOffset.y = 50
    #expect(client.lines.count == 5)
  }

  @Test func valuesComeOnlyWhenAskedForAndInitiallyWhenAskedFor() {
    var lines: [String] = []
    let observation = view.observe(\.contentSize, options: [.initial]) { _, change in
      lines.append("\(change.oldValue as Any) \(change.newValue as Any) \(change.isPrior)")
    }
    view.contentSize.height = 2000
    #expect(lines == ["nil nil false", "nil nil false"])
    withExtendedLifetime(observation) {}
  }

  @Test func whatIsLetGoOfObservesNothing() {
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.bounds) { _, _ in count += 1 }
    view.frame.size.width = 120
    #expect(count == 1)
    withExtendedLifetime(observation) {}
    observation = nil
    view.frame.size.width = 130
    #expect(count == 1)
  }

  /// As a program does that waits for the end of a scroll.
  @Test func anObserverMayEndItselfAndMoveWhatItObserves() {
    var observation: NSKeyValueObservation?
    var offsets: [CGFloat] = []
    observation = view.observe(\.contentOffset, options: .new) { view, change in
      offsets.append(change.newValue?.y ?? -1)
      if view.contentOffset.y < 3 { return view.contentOffset.y += 1 }
      observation = nil
    }
    view.contentOffset.y = 1
    view.contentOffset.y = 9
    #expect(offsets == [1, 2, 3])
    #expect(observation == nil)
  }

  @Test func viewsTellOfTheirPlaceAndPartsOfIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var lines: [String] = []
    let all = [
      view.observe(\.frame) { _, _ in lines.append("frame") },
      view.observe(\.bounds.size.width) { _, _ in lines.append("width") },
      view.observe(\.center) { _, _ in lines.append("center") },
      view.observe(\.isHidden) { _, _ in lines.append("hidden") },
    ]
    view.center.x += 1
    #expect(lines == ["frame", "center"])
    lines = []
    view.bounds.size.height = 30
    #expect(lines == ["frame"])
    lines = []
    view.isHidden = true
    #expect(lines == ["hidden"])
    withExtendedLifetime(all) {}
  }

  @Test func aFingerIsHeardOfByStateAndOffset() {
    let root = UIViewController()
    let stage = Stage(size: CGSize(width: 100, height: 100), root: root)
    root.view.addSubview(view)
    stage.frame()
    var states: [UIGestureRecognizer.State] = []
    var offsets: [CGFloat] = []
    let state = view.panGestureRecognizer.observe(\.state) { pan, _ in states.append(pan.state) }
    let offset = view.observe(\.contentOffset, options: .new) { _, change in
      offsets.append(change.newValue?.y ?? -1)
    }
    stage.drag(from: CGPoint(x: 50, y: 80), to: CGPoint(x: 50, y: 20), duration: 0.3)
    stage.settle()
    #expect(states.first == .began)
    #expect(states.contains(.changed) && states.contains(.ended))
    #expect(offsets.count > 2)
    #expect(offsets.last == view.contentOffset.y)
    withExtendedLifetime((state, offset)) {}
  }

  @Test func aControllerIsToldByName() {
    let client = Client()
    view.addObserver(
      client, forKeyPath: "contentOffset", options: [.old, .new], context: &Client.context)
    view.addObserver(client, forKeyPath: "contentInset", options: [], context: nil)
    view.contentOffset.y = 7
    view.contentInset.top = 5
    #expect(
      client.lines == ["contentOffset 0.0 7.0 true true", "contentInset - - true false"])
    client.lines = []
    view.removeObserver(client, forKeyPath: "contentOffset", context: nil)
    view.contentOffset.y = 8
    #expect(client.lines.count == 1)
    view.removeObserver(client, forKeyPath: "contentOffset", context: &Client.context)
    view.removeObserver(client, forKeyPath: "contentInset")
    view.contentOffset.y = 9
    #expect(client.lines.count == 1)
  }

  @Test func whatIsNotToldOfIsSaid() {
    let notes = missingFeatureNotes {
      view.addObserver(Client(), forKeyPath: "layer.speed", context: nil)
      view.addObserver(NSObject(), forKeyPath: "contentOffset", context: nil)
    }
    #expect(
      notes == [
        "addObserver: “layer.speed” of Tall is not told of: override the property, or ask its delegate",
        "addObserver: NSObject hears of nothing: a view or a controller does",
      ])
    let unheard = missingFeatureNotes {
      view.addObserver(UIView(), forKeyPath: "contentOffset", context: nil)
      let plain = UIView()
      view.addObserver(plain, forKeyPath: "contentOffset", context: nil)
      view.contentOffset.y = 1
    }
    #expect(unheard.count == 1)
  }

  private final class Meter: UIScrollView {
    var level = 0
    var isFull: Bool { level > 9 }
  }

  /// What changes by itself is told to nobody: that is said of each property once, and of none that is told of.
  @Test func aProgramsOwnPropertyIsSaidNotToBeToldOf() {
    let (meter, other) = (Meter(), Meter())
    var observations: [NSKeyValueObservation] = []
    let notes = missingFeatureNotes {
      observations.append(meter.observe(\.level) { _, _ in })
      observations.append(other.observe(\.level) { _, _ in })
      observations.append(meter.observe(\.isFull) { _, _ in })
      observations.append(meter.observe(\.alpha) { _, _ in })
    }
    #expect(
      notes
        == ["Int", "Bool", "CGFloat"].map {
          "observe: a property of Meter, of type \($0), tells of no change by itself, only together with frame, bounds, "
            + "center, isHidden, contentOffset, contentSize, contentInset or state: call who observes it"
        })
    let silence = missingFeatureNotes {
      observations.append(meter.observe(\.contentOffset) { _, _ in })
      observations.append(meter.observe(\.contentOffset.y) { _, _ in })
      observations.append(meter.observe(\.contentSize.height) { _, _ in })
      observations.append(meter.observe(\.contentInset.top) { _, _ in })
      observations.append(meter.observe(\.zoomScale) { _, _ in })
      observations.append(meter.observe(\.frame.size.width) { _, _ in })
      observations.append(meter.observe(\.bounds.midX) { _, _ in })
      observations.append(meter.observe(\.center) { _, _ in })
      observations.append(meter.observe(\.isHidden) { _, _ in })
      observations.append(meter.panGestureRecognizer.observe(\.state) { _, _ in })
    }
    #expect(silence == [])
  }

  private var tells: Bool { ValueChanges.observer != nil }

  @Test func whenNobodyObservesNothingIsAsked() {
    do {
      let observation = view.observe(\.contentOffset) { _, _ in }
      #expect(tells)
      withExtendedLifetime(observation) {}
    }
    let last = Client()
    view.addObserver(last, forKeyPath: "frame", context: nil)
    view.removeObserver(last, forKeyPath: "frame")
    #expect(!tells)
  }
}
