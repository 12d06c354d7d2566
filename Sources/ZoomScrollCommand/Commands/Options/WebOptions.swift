import ArgumentParser
import Foundation
import Gallery

/// Where a page is taken from.
struct WebOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The page's files, instead of those that came with the program.", valueName: "dir"))
  var web: String?

  func page(_ kind: WebPage.Kind = .gallery) throws(GalleryError) -> WebPage {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return try WebPage.find(
      kind, named: web, besideProgram: program ?? CommandLine.arguments[0])
  }
}
