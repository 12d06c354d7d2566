import CairoPainter
import Foundation
import Testing
import UIKit

/// Texts as a window measures them, on threads that are not the window's.
@MainActor
struct TextMeasuringTests {
  private nonisolated static func sizes(_ text: PangoText, _ round: Int) -> [Double] {
    // All of it is in the font: how large a box Pango draws for what no font has depends on what it drew before.
    let words = [
      "Zoom", "the quick brown fox jumps over the lazy dog", "Ünïcödé", "Ελληνικά", "a\nb",
    ]
    return words.flatMap { word in
      [9.0, 13, 24].flatMap { size in
        let result = text.size(
          of: word + String(repeating: " more", count: round % 3), fontSize: size,
          fontWeight: round % 2 == 0 ? 400 : 700, width: 120, lineLimit: 0)
        return [result.width, result.height]
      }
    }
  }

  @Test func `Texts that eight threads measure are as large as on the main thread`() {
    let text = PangoText()
    let results = onThreads(8) { _ in (0..<12).map { Self.sizes(text, $0) } }
    let expected = (0..<12).map { Self.sizes(text, $0) }
    for result in results { #expect(result == expected) }
  }

  @Test func `The main thread measures meanwhile`() {
    let text = PangoText()
    let group = DispatchGroup()
    for _ in 0..<4 {
      group.enter()
      Thread.detachNewThread {
        for round in 0..<12 { _ = Self.sizes(text, round) }
        group.leave()
      }
    }
    let first = (0..<12).map { Self.sizes(text, $0) }
    group.wait()
    #expect((0..<12).map { Self.sizes(text, $0) } == first)
  }
}
