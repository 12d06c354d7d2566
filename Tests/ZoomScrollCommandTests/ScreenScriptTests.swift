import Foundation
import Testing

@testable import ZoomScrollCommand

/// Each screen of the photo browser, played by a script that says what is to be seen: on the samples, without a window.
struct ScreenScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Screens").path
  private static let samples = URL(fileURLWithPath: #filePath + "/../../../Samples").standardized
    .path

  private static let scripts =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".script") }.sorted()

  @Test func thereIsAScriptForEachScreen() {
    #expect(
      Self.scripts == [
        "compare.script", "finding.script", "grid.script", "information.script", "menus.script",
        "photo.script", "slideshow.script",
      ])
  }

  @Test(arguments: scripts) func aScreenIsAsItsScriptSays(script: String) throws {
    let command = try Command("play", "\(Self.folder)/\(script)", Self.samples)
    #expect(command.status == 0 && command.error.isEmpty, "\(command.error)")
  }

  /// A script that expects something else fails, and says what was there.
  @Test func whatIsNotThereIsSaid() throws {
    let wrong = try Command(
      "play", "-", Self.samples, input: "size 800x600\nsettle\nexpect screen grid\n")
    #expect(wrong.status == 1)
    #expect(wrong.error.contains("standard input:3: expected screen grid, saw photo"))
    let silent = try Command(
      "play", "-", Self.samples, input: "size 800x600\nsettle\nexpect text \"Nowhere\"\n")
    #expect(silent.status == 1)
    #expect(
      silent.error.contains("expected \"Nowhere\", saw \"1 Evening lake.jpg — 1 of 6\""))
  }
}
