import ArgumentParser
import Glibc
import PhotoDecoding

/// The command. Its subcommands are in `Commands`, what they show in `Scenes`.
@main
struct ZoomScroll: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoomscroll",
    abstract: "Browses photos as on an iPhone: in a window, or headless from a script.",
    usage: """
      zoomscroll [PATH…]
      zoomscroll open [PATH…] [--record FILE]
      zoomscroll play SCRIPT (PATH… | --case NAME) [OPTIONS]
      zoomscroll export PATH… OUT
      zoomscroll serve PATH… [--host ADDRESS] [--port N]
      zoomscroll cases
      zoomscroll case NAME
      """,
    discussion: HelpText.wrapped(
      """
      EXAMPLES
        Browse the photos of a folder. Swipe or press the arrow keys to turn pages, pinch or press + and - to zoom, \
      0 to see the whole photo, F11 for full screen:
          zoomscroll ~/Pictures

        One photo, and the others of its folder beside it:
          zoomscroll ~/Pictures/beach.jpg

        Show a bug to somebody else. Everything you do goes into one small text file:
          zoomscroll open ~/Pictures --record bug.txt
          zoomscroll play bug.txt ~/Pictures --log -

        Try a gesture without any window, and look at it, 10 pictures a second:
          echo 'pinch 512,384 100 -> 250 0.3' | zoomscroll play - photo.jpg --frames out

        Put photos on the web: any web server can hand out the folder that this makes:
          zoomscroll export ~/Pictures/Holiday holiday

        Look at photos in a browser:
          zoomscroll serve ~/Pictures

        Try what the scroll view can do, without any photos:
          zoomscroll cases
          zoomscroll case photo-browser

      A PATH is a photo, a folder of photos, or the web address of a photo, of a Deep Zoom picture (….dzi) or of a IIIF \
      one (…/info.json). 'zoomscroll help play' tells more about scripts.

      A folder is the pictures in it, in the order that was chosen in the window, at first by name; headless always by \
      name. With --recursive those of the folders in it follow. \
      Notes, films and what else lies there are passed over. One photo alone, for 'open' and 'play', is shown among the \
      pictures of its folder; of several paths exactly those, in that order. Without a path, your folder of pictures \
      opens, with all folders in it.

      WHAT A WINDOW CAN BE TOLD
        --recursive    a folder's pictures, and those of all folders in it; -r is the same.
        --new-window   another window, also when one is open.
        --memory SIZE  decoded photos take no more, for example 256M.
      'zoomscroll help open' tells the rest.

      EXIT STATUS
        0  all is well
        1  a script's 'expect' failed, a photo could not be exported, a file could not be written, or there is no \
      display
        2  a path, a script, a command in a script or an option is not there
      """),
    version: Identity.version,
    subcommands: [Open.self, Play.self, Export.self, Serve.self, ListCases.self, ShowCase.self],
    defaultSubcommand: Open.self)

  /// Must be the first thing that happens: see `DecodingService.start`.
  static let decodingService: DecodingService = {
    let report = { @Sendable (report: SandboxReport) in
      Console.error.say("zoomscroll: \(report.sentence).")
      if case .notDecoding = report { Console.error.say(SandboxOptions.hint) }
    }
    do throws(HandoverError) {
      return try .handedOver(report: report) ?? .start(report: report)
    } catch {
      Failure.exit(with: error)
    }
  }()

  static func main() {
    _ = decodingService
    nameProcess()
    do {
      var command = try parseAsRoot()
      try command.run()
      end(0)
    } catch {
      Failure.exit(with: error)
    }
  }

  /// Lists of processes have the file's name otherwise.
  private static func nameProcess() {
    let file = Glibc.open("/proc/self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = "zoomscroll".withCString { write(file, $0, strlen($0)) }
    close(file)
  }

  /// At once: threads may be in the midst of work with libraries that would be taken down below them.
  static func end(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }
}
