import ScrollGeometry
import Testing

@testable import ScrollEngine

/// Each state of the scroll machine and each thing that can be done to it: what it asks for and tells, and what it is
/// doing then. What a table leaves out must change nothing and tell nothing: those pairs are none.
@Suite struct TransitionTests {
  @Test(arguments: Situation.allCases) func table(situation: Situation) {
    var lines: [String] = []
    for input in ScrollInput.allCases {
      var scene = situation.scene
      let before = scene.machine
      input.play(&scene.machine, scene.metrics, &scene.events)
      #expect(scene.machine.brokenInvariant(scene.metrics) == nil, "\(input)")
      guard scene.machine != before || !scene.events.isEmpty else { continue }
      let calls = scene.events.map { Self.name($0.kind) } + ["→ " + scene.machine.doing]
      lines.append("\(input.rawValue): " + calls.joined(separator: " "))
    }
    #expect(lines.joined(separator: "\n") == TransitionTable.rows[situation])
  }

  private static func name(_ kind: ScrollEvent.Kind) -> String {
    switch kind {
    case .didEndDragging(let willDecelerate): "didEndDragging(\(willDecelerate))"
    case .scroll, .zoom, .arrive, .leave, .keepShown, .didZoom, .willBeginDragging,
      .willEndDragging, .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation,
      .willBeginZooming, .didEndZooming, .didScrollToTop:
      String("\(kind)".prefix { $0 != "(" })
    }
  }

  /// What moves by itself comes to the same end, with the same calls, however often it is looked at.
  @Test(arguments: [Situation.decelerating, .bouncing, .animating, .zooming, .zoomBouncing])
  func theEndDoesNotDependOnTheRate(situation: Situation) {
    let ends = [24.0, 60, 120, 240].map { rate in
      var scene = situation.scene
      for frame in 1...2400 where scene.machine.isMoving {
        scene.call {
          $0.advance(to: Situation.time + Double(frame) / rate, $1, into: &$2)
        }
      }
      #expect(!scene.machine.isMoving)
      let told = scene.events.map { Self.name($0.kind) }.filter {
        $0 != "scroll" && $0 != "zoom" && $0 != "didZoom"
      }
      return (told, scene.metrics.offset, scene.metrics.zoom?.scale)
    }
    for end in ends {
      #expect(end == ends[0])
    }
    #expect(ends[0].0.count == 1)
  }
}
