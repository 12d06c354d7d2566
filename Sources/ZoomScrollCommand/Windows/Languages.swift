import Foundation
import MessageCatalogue

/// The languages that came with the program.
enum Languages {
  /// From here on texts are in the person's language. What is to be the same on every machine, such as a script, does
  /// without. To be called before there is a second thread.
  static func open() {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let folder = URL(fileURLWithPath: program ?? CommandLine.arguments[0])
      .deletingLastPathComponent()
    // Beside it where it was built; below the prefix where it was installed.
    let prefix = folder.deletingLastPathComponent().deletingLastPathComponent()
    Catalogue.open(in: [
      folder.appendingPathComponent("languages").path,
      prefix.appendingPathComponent("share/locale").path,
    ])
  }
}
