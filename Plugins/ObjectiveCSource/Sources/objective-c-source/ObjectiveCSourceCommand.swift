import Foundation
import ObjectiveCRewriting

/// The command: what it is asked for, files in and out.
@main struct ObjectiveCSourceCommand {
  static let usage = """
    Rewrites Swift that needs Objective-C's runtime into Swift that does not. The files are one module.

      objective-c-source --output FOLDER [--page] [--context FILE…] FILE…
      objective-c-source --in-place [--page] [--context FILE…] FILE…

    --output FOLDER   writes each file there; the compiler's messages are about the original
    --in-place        changes the files themselves
    --context FILE    a source of a module that these import, and that is rewritten too
    --page            for a web page, whose Swift is Embedded
    """

  static func main() {
    do {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      try request.carryOut()
    } catch {
      FileHandle.standardError.write(Data("objective-c-source: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }
}
