import ArgumentParser
import Dispatch
import Foundation
import Gallery
import GalleryServer
import PhotoFiles
import PhotoTiles

/// `zoomscroll serve`: a gallery without making it first.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show photos in a browser, on this machine or to others.",
    usage:
      "zoomscroll serve PATH… [--host ADDRESS] [--port N] [--web DIR] [--follow-links] [--no-pins]",
    discussion: HelpText.wrapped(
      """
      Prints where the gallery is; Ctrl-C ends it. Only this machine can see it, unless --host \
      says otherwise: then everybody can who reaches this machine. There is no password.

        zoomscroll serve ~/Pictures
        zoomscroll serve ~/Pictures --host 0.0.0.0 --port 8000
      """))

  @Argument(
    help: ArgumentHelp("Photos, or folders of photos.", valueName: "path"),
    transform: NamedPath.path)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Where to listen: an address of this machine, or 0.0.0.0 for all of them.",
      valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The port; 0 takes any that is free.", valueName: "n"))
  var port = 8000

  @Flag(help: "Follow links out of the folders, to whatever they lead to.")
  var followLinks = false

  @OptionGroup var notes: PinOptions

  @OptionGroup var sandbox: SandboxOptions

  @OptionGroup var folders: FolderOptions

  @OptionGroup var web: WebOptions

  func validate() throws {
    guard !paths.isEmpty else {
      throw ValidationError("Name a photo or a folder of photos, for example ~/Pictures.")
    }
    guard (0...65535).contains(port) else { throw ValidationError("--port is from 0 to 65535.") }
  }

  func run() throws {
    let list = try PhotoFinder.find(paths, isRecursive: folders.recursive)
    let page = try web.page()
    let reader = PhotoReader(
      list, service: ZoomScroll.decodingService, cache: PyramidCache.standard(),
      keptTurns: TurnSidecar.read, within: followLinks ? nil : NamedPlaces(paths))
    let photos = reader.readAll { path, error in
      Console.error.say("zoomscroll: \(path): \(error)")
    }
    let site = GallerySite(photos, page: page, name: reader.name) { number in
      notes.pins(reader.path(of: number)) { Console.error.say($0) }
    }
    let ending = EndSignals()
    let server = try GalleryServer(
      site, maker: PictureMaker(photos, by: reader), host: host, port: port)
    Console.output.say("http://\(shownHost):\(server.port)/")
    if !server.isLoopback { warn(photos.count, server.port) }
    ending.wait()
    server.stop()
  }

  private var shownHost: String {
    switch host {
    case "0.0.0.0", "::": "localhost"
    default: host.contains(":") ? "[\(host)]" : host
    }
  }

  private func warn(_ count: Int, _ port: Int) {
    let addresses = GalleryServer.addresses(of: host).map { "http://\($0):\(port)/" }
    Console.error.say(
      """
      zoomscroll: everybody who reaches this machine can see these \(count) photos and their \
      names, and nothing else: \(addresses.joined(separator: " "))
      """)
  }
}
