import Foundation
import Testing

@testable import ZoomScrollView

struct FitPlanTests {
  private func plan(
    _ width: CGFloat, _ height: CGFloat, _ fit: ContentFit, factor: CGFloat = 3,
    shrinks: Bool = false
  ) -> FitPlan? {
    FitPlan(
      natural: CGSize(width: width, height: height), available: CGSize(width: 300, height: 400),
      fit: fit, factor: factor, shrinksToNaturalSize: shrinks)
  }

  private func expect(
    _ plan: FitPlan?, _ fitted: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(plan?.fitted == fitted, sourceLocation: sourceLocation)
    #expect(plan?.minimum == minimum, sourceLocation: sourceLocation)
    #expect(plan?.maximum == maximum, sourceLocation: sourceLocation)
  }

  @Test func large() {
    expect(plan(1200, 800, .whenLarger), 0.25, 0.25, 1)
    expect(plan(1200, 800, .always), 0.25, 0.25, 1)
    expect(plan(1200, 800, .fill), 0.5, 0.5, 1.5)
    // A factor or the natural size, whichever is larger.
    expect(plan(1200, 800, .always, factor: 8), 0.25, 0.25, 2)
  }

  @Test func small() {
    expect(plan(100, 200, .whenLarger), 1, 1, 3)
    expect(plan(100, 200, .always), 2, 2, 6)
    expect(plan(100, 200, .always, factor: 1, shrinks: true), 2, 1, 2)
    expect(plan(100, 200, .fill), 3, 3, 9)
  }

  @Test func long() {
    let tall = plan(600, 8000, .longToWidth)
    expect(tall, 0.5, 0.05, 1.5)
    #expect(tall?.startsAtBeginning == true)
    expect(plan(9000, 800, .longToWidth), 0.5, 300.0 / 9000, 1.5)
    // Not long: like any other.
    let usual = plan(600, 1600, .longToWidth)
    expect(usual, 0.25, 0.25, 1)
    #expect(usual?.startsAtBeginning == false)
    expect(plan(100, 200, .longToWidth), 1, 1, 3)
  }

  @Test func withoutASize() {
    #expect(plan(0, 100, .always) == nil && plan(100, 0, .fill) == nil)
    #expect(
      FitPlan(
        natural: CGSize(width: 1, height: 1), available: CGSize(width: -5, height: 10),
        fit: .always, factor: 3, shrinksToNaturalSize: false) == nil)
  }
}
