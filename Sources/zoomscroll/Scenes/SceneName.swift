import ArgumentParser
import PhotoTiles

/// Which scene the command line names.
enum SceneName {
  case photos([String])
  case ofCase(String)

  /// - Parameter decodeLatency: virtual seconds from a wish to the picture.
  @MainActor
  func makeScene(isHeadless: Bool, decodeLatency: Double = 0) throws -> any Scene {
    switch self {
    case .photos(let paths):
      return PhotoScene(
        try PhotoFinder.find(paths), isHeadless: isHeadless, decodeLatency: decodeLatency)
    case .ofCase(let name):
      guard let made = CaseCatalog.make(name) else {
        let names = CaseCatalog.names.joined(separator: ", ")
        throw Failure(
          message: "zoomscroll: there is no case '\(name)'; there are: \(names)",
          status: Failure.wrongUse)
      }
      return made
    }
  }
}
