import Foundation
import Localization
import PhotoBrowserApp

// While there is no photo yet, or none at all.
extension PhotoScene {
  /// What is seen then: that folders are being read, what to do, or why there is none.
  func showEmptiness() {
    let isBeingRead = album.isBeingRead
    let empty = isBeingRead ? nil : welcome
    let usual = empty == nil ? Words.text("No photos") : Identity.name
    screen.emptyTitle = isBeingRead ? readingTitle : usual
    screen.showWhenEmpty(empty)
  }

  private var readingTitle: String {
    guard let path = request.paths.first, request.paths.count == 1 else {
      return Words.text("Reading the folders…")
    }
    return Words.text("Reading the folder “%”…", URL(fileURLWithPath: path).lastPathComponent)
  }
}
