import DisplayList
import Foundation
import HeadlessHost
import PortableUIKit
import ScrollGeometry
import Testing
import ZoomScrollView

@testable import Cases

/// Every case, played by its script in `Golden`: the log of all calls and what the script's shots show
/// are what they were. `Scripts/keep-goldens` keeps them anew.
@MainActor
struct GoldenTests {
  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")
  private static var keeps: Bool { ProcessInfo.processInfo.environment["KEEP_GOLDENS"] != nil }

  private struct Played {
    var log = ""
    var frames = ""
  }

  private func play(_ name: String, each: ((CaseView, DisplayList) -> Void)? = nil) throws -> Played
  {
    let view = try #require(Case.all.first { $0.name == name }).make()
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(name).script"), encoding: .utf8)
    var played = Played()
    let logger = EventLogger { played.log += $0 }
    let window = UIWindow(frame: .zero)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    let listener = Listener(logger)
    view.listener = listener
    window.makeKeyAndVisible()
    let subject = WatchedSubject(FrameLoop(window: window), logger: logger, view: view)
    subject.onFrame = { each?(view, $0) }
    let player = Player(try Script(parsing: text), on: subject)
    player.onShot = { played.frames += "# \($0)\n\($1.description)\n" }
    try player.play()
    return played
  }

  @Test(arguments: names) func playsAsEver(name: String) throws {
    let played = try play(name)
    for (kind, text) in [("log", played.log), ("frames", played.frames)] {
      let file = Self.folder.appending(path: "\(name).\(kind)")
      if Self.keeps { try text.write(to: file, atomically: true, encoding: .utf8) }
      let kept = try String(contentsOf: file, encoding: .utf8)
      let difference = Self.firstDifference(text, kept)
      #expect(difference == nil, "\(name).\(kind), line \(difference ?? "")")
    }
  }

  /// Twice the same, and every shot shows something else.
  @Test(arguments: names) func everyShotIsAnother(name: String) throws {
    let played = try play(name)
    let shots = played.frames.split(separator: "# ").map {
      $0.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(shots.count >= 2 && Set(shots).count == shots.count)
    #expect(try play(name).log == played.log)
    #expect(played.log.split(separator: "\n").count > 20)
  }

  nonisolated static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".script") }.map { String($0.dropLast(7)) }.sorted()
  }

  /// Where the shown picture is in the window, and which mode its case is in.
  private static func look(_ view: CaseView) -> (frame: CGRect, mode: String)? {
    if let view = view as? PhotoBrowserCase {
      guard let page = view.browser.viewForPage(at: view.browser.page) else { return nil }
      return (page.convert(page.bounds, to: nil), "\(view.browser.page) \(view.browser.isZoomed)")
    }
    if let view = view as? SingleScrollViewCase {
      let page = view.pages[view.page ?? 0]
      return (page.convert(page.bounds, to: nil), "\(view.page ?? 0) \(view.mode)")
    }
    return nil
  }

  /// In the frame in which the mode changes, the picture moves as in the frame before or after it:
  /// by the fingers, or by itself.
  @Test(arguments: ["photo-browser", "single-scroll-view"]) func noJumpBetweenModes(
    name: String
  ) throws {
    var seen: [(frame: CGRect, mode: String)] = []
    _ = try play(name) { view, _ in
      if let look = Self.look(view) { seen.append(look) }
    }
    func movement(_ index: Int) -> Double {
      let (old, new) = (seen[index - 1].frame, seen[index].frame)
      return [
        old.minX - new.minX, old.minY - new.minY, old.maxX - new.maxX, old.maxY - new.maxY,
      ].map { Double($0.magnitude) }.max() ?? 0
    }
    var switches = 0
    for index in 2..<seen.count - 1 where seen[index].mode != seen[index - 1].mode {
      // Another page is another picture.
      guard seen[index].mode.prefix(2) == seen[index - 1].mode.prefix(2),
        seen[index + 1].mode.prefix(2) == seen[index].mode.prefix(2)
      else { continue }
      switches += 1
      // What moves is on whole pixels, two for a point.
      let most = max(movement(index - 1), movement(index + 1)) + 0.5
      #expect(movement(index) <= most, "\(seen[index - 1]) to \(seen[index])")
    }
    #expect(switches >= 3)
  }

  @Test func everyCaseHasItsScript() {
    let bare = ["plain", "paged"]
    #expect(Set(Self.names) == Set(Case.all.map(\.name)).subtracting(bare))
  }

  private static func firstDifference(_ text: String, _ kept: String) -> String? {
    let (new, old) = (text.split(separator: "\n"), kept.split(separator: "\n"))
    for (index, (a, b)) in zip(new, old).enumerated() where a != b {
      return "\(index + 1): \(a) was \(b)"
    }
    return new.count == old.count ? nil : "\(min(new.count, old.count) + 1)"
  }
}
