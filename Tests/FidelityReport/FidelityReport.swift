// Measures the running engine against what Apple and the published measurements say, and writes it down.
//
//   FidelityReport FOLDER     writes FOLDER/Fidelity.md and FOLDER/Fidelity/*.svg; exits 1 when a row misses
//
// Everything is driven as an application drives it: touches into a `FrameLoop`, offsets and callbacks out of a
// `UIScrollView`. What is expected is written here a second time, with the system's own mathematics: none of the
// numbers below is read from the engine.
import Foundation

@main
@MainActor
struct FidelityReport {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: FidelityReport FOLDER\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let chapters = [
      goldenChapter(), decelerationChapter(), releaseChapter(), flicksChapter(),
      rubberBandChapter(),
      bounceChapter(), pagingChapter(), zoomChapter(), callbacksChapter(), touchesChapter(),
      geometryChapter(),
    ]
    let pictures = folder.appendingPathComponent("Fidelity", isDirectory: true)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for chart in charts() {
      try Data(chart.svg.utf8).write(to: pictures.appendingPathComponent(chart.file))
    }
    let page = Page(chapters: chapters)
    try Data(page.markdown.utf8).write(to: folder.appendingPathComponent("Fidelity.md"))
    print(page.verdict)
    for miss in page.misses { print(miss) }
    exit(page.misses.isEmpty ? 0 : 1)
  }
}
