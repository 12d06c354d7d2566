import ScrollGeometry
import Testing

@testable import PhotoControls

struct ControlsVisibilityTests {
  /// Shown by the pointer, which rests at (10, 0) then.
  private static var pointed: ControlsVisibility {
    var visibility = ControlsVisibility()
    visibility.pointerMoved(to: .zero)
    visibility.pointerMoved(to: Point(x: 10, y: 0))
    return visibility
  }

  @Test func aWindowThatOpensUnderThePointerShowsNothing() {
    var visibility = ControlsVisibility()
    visibility.pointerMoved(to: Point(x: 400, y: 300))
    #expect(!visibility.areShown)
    // It trembles.
    visibility.pointerMoved(to: Point(x: 402.9, y: 300))
    #expect(!visibility.areShown)
    visibility.pointerMoved(to: Point(x: 403, y: 300))
    #expect(visibility.areShown)
  }

  @Test(arguments: [1.0 / 60, 1.0 / 120, 0.3])
  func theyGoByThemselves(step: Double) {
    var visibility = Self.pointed
    var age = 0.0
    while age + step < 2.5 - 1e-9 {
      visibility.pass(step, areHeld: false)
      age += step
      #expect(visibility.areShown)
    }
    visibility.pass(step + 1e-9, areHeld: false)
    #expect(!visibility.areShown)
    visibility.pass(step, areHeld: true)
    #expect(!visibility.areShown)
  }

  @Test func whatIsUsedStays() {
    var visibility = Self.pointed
    visibility.pass(2.4, areHeld: false)
    visibility.pass(60, areHeld: true)
    #expect(visibility.areShown)
    // From here on it counts anew.
    visibility.pass(2.4, areHeld: false)
    #expect(visibility.areShown)
    visibility.pass(0.2, areHeld: false)
    #expect(!visibility.areShown)
  }

  @Test func aFingerToggles() {
    var visibility = ControlsVisibility()
    visibility.tapped(at: Point(x: 5, y: 5))
    #expect(visibility.areShown)
    visibility.tapped(at: Point(x: 5, y: 5))
    #expect(!visibility.areShown)
  }

  @Test func aClickSendsThemAwayUntilThePointerIsElsewhere() {
    var visibility = Self.pointed
    visibility.tapped(at: Point(x: 10, y: 0))
    #expect(!visibility.areShown)
    visibility.pointerMoved(to: Point(x: 33, y: 0))
    #expect(!visibility.areShown)
    visibility.pointerMoved(to: Point(x: 34, y: 0))
    #expect(visibility.areShown)
    visibility.hide()
    #expect(!visibility.areShown)
    visibility.show()
    #expect(visibility.areShown)
  }
}
