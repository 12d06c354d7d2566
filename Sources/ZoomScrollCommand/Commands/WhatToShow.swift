import ArgumentParser
import Foundation
import PhotoBrowserApp
import PhotoTiles

/// What both commands take: paths, or the name of a case.
struct WhatToShow: ParsableArguments {
  /// What a photo takes that fills a large screen, and its neighbours.
  static let leastMemory: Int64 = 64 << 20

  @Argument(
    help: ArgumentHelp(
      "Photos, folders of photos, or web addresses. One photo alone has its folder's others beside it.",
      valueName: "path"), transform: NamedPath.path)
  var paths: [String] = []

  @OptionGroup var folders: FolderOptions

  @Option(
    name: .customLong("case"),
    help: ArgumentHelp("Show a case instead: 'zoomscroll cases' lists them.", valueName: "name"))
  var caseName: String?

  @OptionGroup var sandbox: SandboxOptions

  @Option(
    help: ArgumentHelp(
      "Decoded photos take no more memory than this: 64M or more, for example 128M or 1G.",
      valueName: "size"))
  var memory: ByteCount?

  func validate() throws {
    if let memory, memory.bytes < Self.leastMemory {
      throw ValidationError("--memory is at least 64M.")
    }
    guard paths.isEmpty || caseName == nil else {
      throw ValidationError("Name photos or a case, not both.")
    }
  }

  /// For commands that have nothing of their own to show.
  func validateThatSomethingIsNamed() throws {
    guard !paths.isEmpty || caseName != nil else {
      throw ValidationError(
        "Name a photo or a folder of photos, for example ~/Pictures, or --case NAME.")
    }
  }

  /// - Parameters:
  ///   - listing: of a file's neighbours.
  ///   - isHeadless: nobody waits for the main thread.
  ///   - decodeLatency: virtual seconds from a wish to the picture.
  @MainActor
  func makeScene(
    listing: FileAlbum.Listing = .atOnce, isHeadless: Bool, decodeLatency: Double = 0
  ) throws -> any Scene {
    if let caseName { return try Self.scene(ofCase: caseName) }
    let budget = memory.map { MemoryBudget(limit: $0.bytes) } ?? .standard
    if paths.isEmpty { return try Self.ownPictures(listing: listing, budget: budget) }
    let scene = try PhotoScene(
      AlbumRequest(paths, hasNeighbors: true, isRecursive: folders.recursive), listing: listing,
      budget: budget, isHeadless: isHeadless, decodeLatency: decodeLatency)
    for problem in scene.problems { Console.error.say("zoomscroll: \(problem)") }
    return scene
  }

  /// What a launcher shows: the person's pictures, or what to do where there are none.
  @MainActor
  static func ownPictures(
    listing: FileAlbum.Listing, budget: MemoryBudget, choices: KeptChoices = KeptChoices()
  ) throws -> any Scene {
    let folder = PicturesFolder.path
    let name = folder.map { ($0 as NSString).lastPathComponent }
    func scene(_ paths: [String]) throws -> any Scene {
      try photos(
        paths, welcome: WelcomeView(folder: name), listing: listing, budget: budget,
        choices: choices)
    }
    // A folder that cannot be read is as good as none.
    return try (try? scene(folder.map { [$0] } ?? [])) ?? scene([])
  }

  /// Folders of photos in a window, or what to do where there are none.
  @MainActor
  static func photos(
    _ paths: [String], welcome: WelcomeView, listing: FileAlbum.Listing, budget: MemoryBudget,
    choices: KeptChoices
  ) throws -> any Scene {
    try PhotoScene(
      AlbumRequest(paths, isRecursive: true), welcome: welcome, listing: listing, budget: budget,
      isHeadless: false, decodeLatency: 0, choices: choices)
  }

  @MainActor
  static func scene(ofCase caseName: String) throws -> any Scene {
    guard let scene = CaseCatalog.make(caseName) else {
      let names = CaseCatalog.names.joined(separator: ", ")
      throw Failure(
        message: "zoomscroll: there is no case '\(caseName)'; there are: \(names)",
        status: Failure.wrongUse)
    }
    return scene
  }
}
