import ArgumentParser
import Gallery
import PhotoFiles
import PhotoTiles

/// `zoomscroll export`: a gallery for any web server.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a gallery of photos, or a page of the cases, for any web server.",
    usage: """
      zoomscroll export PATH… OUT [--web DIR] [--max-files N] [--no-pins]
             zoomscroll export --cases OUT [--web DIR]
      """,
    discussion: HelpText.wrapped(
      """
      OUT is a new folder, or one that 'export' made before: then only what has changed is made \
      again, and what is not among the photos any more goes. Copy it to where your web pages are.

      What is published holds the pictures and nothing of the camera: no place, no date, no name \
      but the file's. Photos lie as you have turned them. The notes that you have pinned to \
      them are in it, unless you say --no-pins. Try it on this machine:
        zoomscroll export ~/Pictures/Holiday holiday
        python3 -m http.server --directory holiday

      With --cases it is a page of all that 'zoomscroll cases' lists, each alive and with its source.
      """))

  @Argument(
    help: ArgumentHelp("Photos or folders of photos, and the folder to make.", valueName: "path"),
    transform: NamedPath.path)
  var paths: [String] = []

  @Flag(help: "Make the page of the cases instead: all of them to touch, with their curves.")
  var cases = false

  @Option(
    help: ArgumentHelp(
      "Leave out a picture that would be cut into more files.", valueName: "n"))
  var maxFiles = GalleryExport.fileLimit

  @OptionGroup var notes: PinOptions

  @OptionGroup var sandbox: SandboxOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var web: WebOptions

  func validate() throws {
    guard maxFiles > 0 else { throw ValidationError("--max-files is greater than 0.") }
    if cases {
      guard paths.count == 1 else {
        throw ValidationError("With --cases, name the folder that the page shall be in.")
      }
      return
    }
    guard paths.count >= 2 else {
      throw ValidationError(
        "Name photos or folders of photos, and at last the folder that the gallery shall be in.")
    }
  }

  func run() throws {
    if cases { try exportCases() } else { try exportGallery() }
  }

  private func exportCases() throws {
    let folder = paths[0]
    try CasesExport(page: try web.page(.cases)).run(into: folder)
    Console.output.say("The page of the cases is in \(folder).")
  }

  private func exportGallery() throws {
    let list = try PhotoFinder.find(paths.dropLast(), isRecursive: folders.recursive)
    let page = try web.page()
    let reader = PhotoReader(
      list, service: ZoomScroll.decodingService, cache: PyramidCache.standard(),
      keptTurns: TurnSidecar.read)
    let folder = paths[paths.count - 1]
    let progress = ProgressLine()
    let export = GalleryExport(reader, page: page, fileLimit: maxFiles) { path in
      notes.pins(path) { progress.say($0) }
    }
    let outcome = try export.run(
      into: folder,
      onProblem: { path, error in progress.say("zoomscroll: \(path): \(error)") },
      onRemark: { path, remark in progress.say("zoomscroll: \(path): \(remark)") },
      onProgress: { progress.show("\($0.done) of \($0.count) pictures") })
    let noun = outcome.pictures == 1 ? "picture" : "pictures"
    var summary = "\(outcome.pictures) \(noun) in \(folder): \(outcome.made) made"
    if outcome.removed > 0 { summary += ", \(outcome.removed) removed" }
    if outcome.failed > 0 { summary += ", \(outcome.failed) left out" }
    let behind = list.countInBursts
    if behind > 0 { summary += "; \(behind) of them behind others of their bursts in the window" }
    progress.say(summary)
    if outcome.failed > 0 { throw Failure(message: "", status: Failure.failed) }
  }
}
