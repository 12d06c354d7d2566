import ArgumentParser
import PhotoTiles

/// What both commands take: paths, or the name of a case.
struct WhatToShow: ParsableArguments {
  /// What a photo takes that fills a large screen, and its neighbours.
  private static let leastMemory: Int64 = 64 << 20

  @Argument(
    help: ArgumentHelp("Photos, folders of photos, or web addresses.", valueName: "path"))
  var paths: [String] = []

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
    guard paths.isEmpty != (caseName == nil) else {
      throw ValidationError(
        paths.isEmpty
          ? "Name a photo or a folder of photos, for example ~/Pictures, or --case NAME."
          : "Name photos or a case, not both.")
    }
  }

  /// - Parameters:
  ///   - isHeadless: nobody waits for the main thread.
  ///   - decodeLatency: virtual seconds from a wish to the picture.
  @MainActor
  func makeScene(isHeadless: Bool, decodeLatency: Double = 0) throws -> any Scene {
    guard let caseName else {
      return try PhotoScene(
        paths, budget: memory.map { MemoryBudget(limit: $0.bytes) } ?? .standard,
        isHeadless: isHeadless, decodeLatency: decodeLatency)
    }
    return try Self.scene(ofCase: caseName)
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
