import DisplayList
import PortableUIKit
import Testing

@testable import CairoPainter

/// Where characters lie in the lines that Pango sets.
struct SetLineTests {
  private let text = PangoText()

  private func lines(_ string: String, width: Double = .infinity) -> [SetLine] {
    text.lines(of: Array(string), fontSize: 20, fontWeight: 400, traits: [], width: width)
  }

  private func width(_ string: String) -> Double {
    text.size(of: string, fontSize: 20, fontWeight: 400, width: .infinity, lineLimit: 1).width
  }

  @Test func `A line is as wide as it is measured, and characters follow each other`() throws {
    let line = try #require(lines("Hello, world").first)
    #expect(line.characters == 0..<12 && !line.isRightToLeft)
    #expect((line.width - width("Hello, world")).magnitude < 0.01)
    #expect(line.edges.first?.start == 0 && line.edges.last?.end == line.width)
    for (one, next) in zip(line.edges, line.edges.dropFirst()) {
      #expect(one.end > one.start && (next.start - one.end).magnitude < 1e-9)
    }
    #expect((line.edges[4].end - width("Hello")).magnitude < 1)
  }

  @Test func `An accent and a family are in their character`() throws {
    let string = "e\u{301}👩‍👩‍👧x"
    let line = try #require(lines(string).first)
    #expect(line.edges.count == string.count)
    #expect(line.edges[1].end > line.edges[1].start)
    #expect(line.edges[2].end == line.width)
  }

  @Test func `Lines are broken between words, and none is lost`() {
    let string = "The quick brown fox jumps over the lazy dog"
    let all = lines(string, width: 120)
    #expect(all.count > 2)
    #expect(
      all.first?.characters.lowerBound == 0 && all.last?.characters.upperBound == string.count)
    for (one, next) in zip(all, all.dropFirst()) {
      #expect(one.characters.upperBound == next.characters.lowerBound)
      #expect(Array(string)[one.characters.upperBound - 1] == " ")
    }
    #expect(all.allSatisfy { $0.width <= 120.01 && $0.edges.count == $0.characters.count })
  }

  @Test func `Hebrew is read from the right, and numbers in it from the left`() throws {
    let line = try #require(lines("שלום 12").first)
    #expect(line.isRightToLeft)
    #expect((line.edges[0].start - line.width).magnitude < 0.01)
    #expect(line.edges[0].end < line.edges[0].start)
    // The number stands at the left, and is written from there.
    #expect(line.edges[5].start < line.edges[5].end && line.edges[6].start > line.edges[5].start)
    #expect(line.edges[5].start.magnitude < 0.01)
  }

  @Test func `Nothing is a line, too`() throws {
    let line = try #require(lines("").first)
    #expect(line.characters.isEmpty && line.edges.isEmpty && line.height > 20)
  }
}
