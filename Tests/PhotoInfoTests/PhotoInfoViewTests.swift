import CairoPainter
import DisplayList
import Foundation
import PictureFacts
import PortableUIKit
import ScrollBed
import ScrollEngine
import ScrollGeometry
import TestStage
import Testing

@testable import PhotoInfo

@MainActor
@Suite struct PhotoInfoViewTests {
  private let panel: PhotoInfoView
  private let stage: Stage

  init() { self.init(style: .dark) }

  private init(style: UIUserInterfaceStyle) {
    panel = PhotoInfoView(style: style)
    stage = Stage(size: Size(width: 320, height: 640), pixelsPerPoint: 2, view: panel)
    stage.window.screen.textMeasuring = PangoText()
  }

  /// What is written, and where in the window.
  private func texts() -> [(text: String, place: Rect)] {
    var found: [(String, Rect)] = []
    var transforms = [ScrollGeometry.AffineTransform.identity]
    for item in stage.displayList.items {
      switch item {
      case .pushTransform(let inner): transforms.append(inner.concatenating(transforms.last!))
      case .pushClip, .pushClipPath, .pushOpacity, .pushBlend, .pushShadow, .pushMask:
        transforms.append(transforms.last!)
      case .pop: transforms.removeLast()
      case .text(let run): found.append((run.text, transforms.last!.apply(to: run.bounds)))
      default: break
      }
    }
    return found
  }

  private var elements: [AccessibilityElement] { stage.window.accessibilityTree.elements }

  private func press(_ label: String) throws {
    let element = try #require(elements.first { $0.label == label })
    #expect(stage.window.performAccessibilityAction(.activate, on: element.id))
    #expect(stage.settle())
  }

  private func show(_ facts: PhotoFacts) {
    panel.show(facts)
    #expect(stage.settle())
  }

  @Test func everythingIsSaidInItsOrderAndNothingLiesOnAnythingElse() {
    show(.lake)
    let texts = texts()
    #expect(
      texts.map(\.text).sorted()
        == [
          "Wednesday, 31 January 2024", "14:30", "Evening at the lake", "NIKON D750",
          "AF-S NIKKOR 35mm f/1.8G", "24.2\u{A0}MP · 6016\u{A0}×\u{A0}4016 · 12.4\u{A0}MB", "JPEG",
          "ISO 400", "35 mm",
          "−0.7 EV", "f/2.8", "1/250 s", "This photo says where it was taken.", "Show Place",
          "Creator", "Anna Müller", "Colour profile", "sRGB", "Focal length on 35 mm film", "52 mm",
          "Name", "lake.jpg", "Where", "/home/anna/Pictures/Holiday in the mountains/lake.jpg",
        ].sorted())
    for (index, text) in texts.enumerated() {
      #expect(text.place.minX >= 16 && text.place.maxX <= 304, "\(text)")
      for other in texts[(index + 1)...] {
        let shared = text.place.intersection(other.place)
        #expect(shared.size.width < 1 || shared.size.height < 1, "\(text.text) on \(other.text)")
      }
    }
    let order = ["Wednesday, 31 January 2024", "NIKON D750", "ISO 400", "Show Place", "Creator"]
    let heights = order.map { name in texts.first { $0.text == name }?.place.minY ?? -1 }
    #expect(heights == heights.sorted() && heights.first! >= 16)
  }

  @Test func aPlaceIsShownOnRequestOnly() throws {
    show(.lake)
    func isShown() -> Bool { texts().contains { $0.text.contains("47.5583") } }
    func isTold() -> Bool {
      elements.contains { "\($0.label ?? "") \($0.value ?? "")".contains("Füssen") }
    }
    #expect(!isShown() && !isTold())
    var changes = 0
    panel.onHeightChange = { changes += 1 }
    try press("Show Place")
    #expect(isShown() && isTold() && changes == 1)
    #expect(!texts().contains { $0.text == "Show Place" })
    // Of the next one it is hidden again.
    var other = PhotoFacts.lake
    other.name = "hill.jpg"
    show(other)
    #expect(!isShown())
  }

  @Test func aPhotoWithoutAPlaceDoesNotSpeakOfIt() {
    var facts = PhotoFacts.lake
    facts.notes.place = nil
    show(facts)
    #expect(!texts().contains { $0.text.contains("taken") })
  }

  @Test func whatIsTooHighIsScrolled() throws {
    show(.lake)
    let scrollView = try #require(panel.subviews.first as? UIScrollView)
    let height = panel.sizeThatFits(CGSize(width: 320, height: 0)).height
    #expect(scrollView.contentSize == CGSize(width: 320, height: height))
    #expect(scrollView.bounds.height == 640)
    panel.frame.size.height = 200
    #expect(stage.settle())
    #expect(scrollView.bounds.height == 200 && scrollView.contentSize.height == height)
    scrollView.contentOffset.y = 150
    // Another photo is read from its beginning.
    show(PhotoFacts(name: "a.jpg", path: "/a.jpg"))
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func longTextsTakeMoreLines() {
    var facts = PhotoFacts(name: "a", path: "/" + String(repeating: "folder/", count: 30) + "a")
    let short = panel.sizeThatFits(CGSize(width: 320, height: 0)).height
    facts.notes.camera = String(repeating: "Camera ", count: 40)
    facts.notes.format = "JPEG"
    show(facts)
    for text in texts() { #expect(text.place.maxX <= 304.5, "\(text)") }
    #expect(panel.sizeThatFits(CGSize(width: 320, height: 0)).height > short + 200)
  }

  /// Whatever the camera says: no setting is cut while there is room, and none leaves its place.
  @Test func settingsShareTheWidthByWhatTheySay() {
    show(.lake)
    let settings = ["ISO 400", "35 mm", "−0.7 EV", "f/2.8", "1/250 s"]
    let places = settings.compactMap { name in texts().first { $0.text == name }?.place }
    #expect(places.count == 5)
    for (place, next) in zip(places, places.dropFirst()) { #expect(place.maxX <= next.minX + 0.5) }
    #expect(places[0].size.width > places[3].size.width)
    var facts = PhotoFacts.lake
    facts.notes.exposure.iso = 1e8
    facts.notes.exposure.time = 1e6
    facts.notes.exposure.focalLength = 99_999.9
    show(facts)
    let wide = texts().filter { $0.text.hasPrefix("ISO") || $0.text.hasSuffix(" s") }
    #expect(wide.count == 2)
    for text in wide { #expect(text.place.minX >= 28 && text.place.maxX <= 292) }
  }

  @Test func aScreenReaderHearsNamesAndValues() {
    show(.lake)
    let told = elements.map { "\($0.label ?? "-"): \($0.value ?? "-")" }
    #expect(told.contains("Exposure: ISO 400, 35 mm, −0.7 EV, f/2.8, 1/250 s"))
    #expect(told.contains("Creator: Anna Müller") && told.contains("Name: lake.jpg"))
    #expect(elements.filter { $0.role == .button }.map(\.label) == ["Show Place"])
  }

  @Test func valuesAreHandedOnToBeCopied() throws {
    var copied: [String] = []
    panel.onCopy = { copied.append($0) }
    show(.lake)
    try press("Where")
    #expect(copied == ["/home/anna/Pictures/Holiday in the mountains/lake.jpg"])
    #expect(elements.first { $0.label == "Where" }?.role == .button)
  }

  @Test func aFingerThatScrollsPressesNothing() throws {
    var copied: [String] = []
    panel.onCopy = { copied.append($0) }
    show(.lake)
    panel.frame.size.height = 300
    #expect(stage.settle())
    let scrollView = try #require(panel.subviews.first as? UIScrollView)
    // The second one begins on a value.
    for _ in 0..<2 {
      stage.swipe(from: Point(x: 100, y: 220), to: Point(x: 100, y: 130), 0.3, hold: 0.2)
      #expect(stage.settle())
    }
    #expect(scrollView.contentOffset.y > 150 && copied.isEmpty)
    let name = try #require(texts().first { $0.text == "Anna Müller" }?.place)
    stage.tap(Point(x: name.midX, y: name.midY))
    #expect(stage.settle())
    #expect(copied == ["Anna Müller"])
    let before = scrollView.contentOffset.y
    stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 160, y: 150))
    #expect(stage.settle())
    #expect(scrollView.contentOffset.y < before)
  }

  @Test func fromRightToLeftEverythingIsMirrored() {
    show(.lake)
    let before = texts()
    let other = PhotoInfoViewTests(style: .dark)
    other.stage.send(.setting(.rightToLeft, true))
    // It holds for the whole program.
    defer { other.stage.send(.setting(.rightToLeft, false)) }
    other.show(.lake)
    for name in ["ISO 400", "JPEG", "f/2.8"] {
      let here = before.first { $0.text == name }?.place
      let there = other.texts().first { $0.text == name }?.place
      #expect(abs((here?.midX ?? 0) + (there?.midX ?? 0) - 320) < 1, "\(name)")
    }
  }

  @Test func darkAndLightHaveTheirColours() {
    let light = PhotoInfoViewTests(style: .light)
    show(.lake)
    light.show(.lake)
    func ground(_ list: DisplayList) -> Double? {
      list.seenPieces.first { ($0.color?.alpha ?? 0) > 0.9 && $0.whole.width == 640 }?.color?.red
    }
    #expect(ground(stage.displayList) == 0.12 && ground(light.stage.displayList) == 0.98)
  }

  @Test func noLineEndsWithADotBetweenTwoParts() {
    var facts = PhotoFacts.lake
    facts.byteCount = 1_234_567_890
    facts.notes.size = PhotoSize(width: 16_016, height: 14_016)
    show(facts)
    let measures = texts().first { $0.text.contains("MP") }?.text ?? ""
    #expect(
      measures == "224.5\u{A0}MP · 16016\u{A0}×\u{A0}14016\n1.2\u{A0}GB"
        || measures == "224.5\u{A0}MP · 16016\u{A0}×\u{A0}14016 · 1.2\u{A0}GB")
    let label = PartsLabel("one · two · three", .systemFont(ofSize: 13), .label)
    _ = label.sizeThatFits(CGSize(width: 1, height: 0))
    #expect(label.text == "one\ntwo\nthree" && label.accessibilityLabel == "one, two, three")
    _ = label.sizeThatFits(CGSize(width: 1000, height: 0))
    #expect(label.text == "one · two · three")
  }
}
