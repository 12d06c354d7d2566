import Localization
import PortableUIKit

// To the trash, and back: what has happened is said, and can be undone.
extension PhotoViewerScreen {
  func moveToTrash() {
    guard let trash else { return }
    let photos = meantPages.map(album.photo(at:))
    guard !photos.isEmpty else { return sayNothingIsChosen() }
    library.chooseNone()
    var (left, moved, problem) = (photos.count, [Int32](), String?.none)
    for photo in photos {
      trash.moveToTrash(photo.picture) { [weak self] result in
        left -= 1
        if let result { problem = result } else { moved.append(photo.picture) }
        guard let self, left == 0 else { return }
        didTrash(moved, name: photos.count == 1 ? photo.name : nil, problem)
      }
    }
  }

  /// - Parameters:
  ///   - name: of the photo when there was but one.
  ///   - problem: why not all are there.
  private func didTrash(_ pictures: [Int32], name: String?, _ problem: String?) {
    guard !pictures.isEmpty else {
      if let problem { say(problem) }
      return
    }
    let change = PhotoChange.trashed(pictures)
    changes.append(change)
    let news =
      name.map { Words.text("“%” is in the trash.", $0) }
      ?? Words.plural("% photo is in the trash.", "% photos are in the trash.", pictures.count)
    say(
      problem.map { "\(news) \($0)" } ?? news, actionTitle: Words.text("Undo")
    ) { [weak self] in self?.undo(change) }
  }

  /// From the trash.
  func putBack(_ pictures: [Int32]) {
    guard let trash else { return }
    var (left, remaining, problem) = (pictures.count, [Int32](), String?.none)
    for picture in pictures {
      trash.restore(picture) { [weak self] result in
        left -= 1
        if let result {
          problem = result
          remaining.append(picture)
        }
        guard let self, left == 0 else { return }
        // Whatever stands in the way may go.
        if !remaining.isEmpty { changes.append(.trashed(remaining)) }
        say(
          problem
            ?? (pictures.count == 1
              ? Words.text("The photo is back from the trash.")
              : Words.text("The photos are back from the trash.")))
      }
    }
  }
}
