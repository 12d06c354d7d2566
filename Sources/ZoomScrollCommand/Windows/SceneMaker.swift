import Localization
import PhotoBrowserApp
import PhotoTiles

/// Makes what the program's windows show.
@MainActor
struct SceneMaker {
  /// For the decoded photos of each window; nil: as much as the machine can spare.
  var memory: ByteCount?
  var choices: KeptChoices

  /// What was asked for, or the person's own pictures.
  func scene(for handing: Handing) throws -> any Scene {
    guard !handing.paths.isEmpty else {
      return try WhatToShow.ownPictures(listing: .later, budget: budget, choices: choices)
    }
    var album = handing.album
    album.isRecursive = album.isRecursive || choices.program.isRecursive
    return try scene(of: album)
  }

  /// Nothing, since what was open has ended the program too often: not even the person's own pictures, which may have.
  ///
  /// - Parameter list: where it is written down what that was.
  func emptyScene(insteadOf list: String) throws -> any Scene {
    let note = Words.text(
      "What was open last has ended the program twice and is not opened again: it is written down in “%”.",
      list)
    return try WhatToShow.photos(
      [], welcome: WelcomeView(folder: nil, note: note), listing: .later, budget: budget,
      choices: choices)
  }

  /// What was open when the program was ended; all of it when the photo has gone.
  func scene(for place: Place) throws -> any Scene {
    // Of a folder or a list the photo is a page; named alone it is the first that is shown of its folder.
    if !place.isRecursive, place.paths.count == 1, let photo = place.photo,
      let scene = try? scene(of: [photo], in: place)
    {
      return scene
    }
    return try scene(of: place.paths, in: place)
  }

  private func scene(of paths: [String], in place: Place) throws -> any Scene {
    try scene(of: AlbumRequest(paths, hasNeighbors: true, isRecursive: place.isRecursive))
  }

  private func scene(of album: AlbumRequest) throws -> any Scene {
    var album = album
    album.showsHidden = choices.program.showsHiddenFiles
    return try PhotoScene(
      album, listing: .later, budget: budget, isHeadless: false, decodeLatency: 0,
      choices: choices)
  }

  private var budget: MemoryBudget { memory.map { MemoryBudget(limit: $0.bytes) } ?? .standard }
}
