import ArgumentParser
import Cases

/// `zoomscroll cases`: what there is to try.
struct ListCases: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cases", abstract: "List the tricks of the five documents, to be tried.",
    discussion: HelpText.wrapped(
      """
      Each line: the name, the document that asks for it, and what to do.
        zoomscroll case photo-browser
        zoomscroll play SCRIPT --case photo-browser
      """))

  func run() throws {
    MainActor.assumeIsolated {
      let all = Case.all
      let widest = all.map(\.name.count).max() ?? 0
      for item in all {
        let name = item.name + String(repeating: " ", count: widest - item.name.count)
        let document = item.document.isEmpty ? "   " : item.document
        Console.output.say("\(name)  \(document)  \(item.summary)")
      }
    }
  }
}
