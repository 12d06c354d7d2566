import Foundation
import PhotoControls
import PhotoTiles
import Testing

@testable import ZoomScrollCommand

/// Two windows of the program.
@MainActor @Suite final class SharedChoicesTests {
  private let folder = NSTemporaryDirectory() + "zoomscroll-shared-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func scene(_ choices: KeptChoices) throws -> PhotoScene {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data([0x89]).write(to: URL(fileURLWithPath: "\(folder)/a.png"))
    return try PhotoScene(
      AlbumRequest([folder], hasNeighbors: true, isRecursive: false), listing: .atOnce,
      budget: .standard, isHeadless: true, decodeLatency: 0, choices: choices)
  }

  @Test func whatIsChosenInOneHoldsInTheOtherAndItsTitleBarFollows() throws {
    let choices = KeptChoices()
    let (first, second) = (try scene(choices), try scene(choices))
    choices.didChangeViewing = { _, new in
      for scene in [first, second] { scene.viewingDidChange(to: new) }
    }
    var asked = 0
    for scene in [first, second] { scene.whenGroundChanges { asked += 1 } }
    #expect(first.isOnBlack && second.isOnBlack)
    second.viewer.choices.sorting.isDescending = true
    second.viewer.didChangeChoices()
    // As the page of settings does it.
    first.viewer.choices.background = .white
    first.viewer.didChangeChoices()
    #expect(!first.isOnBlack && !second.isOnBlack && asked == 2)
    #expect(second.viewer.choices.background == .white)
    // What is a window's own stays, and the next window has what was chosen last of each.
    #expect(!first.viewer.choices.sorting.isDescending)
    #expect(second.viewer.choices.sorting.isDescending)
    #expect(choices.viewing.sorting.isDescending && choices.viewing.background == .white)
  }
}
