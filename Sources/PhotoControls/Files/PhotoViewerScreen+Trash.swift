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
    let name = photos.count == 1 ? photos[0].name : nil
    let others = photos.map { companions(of: $0.picture) }
    let isLive = photos.count == 1 && others[0].allSatisfy(isFilm)
    for (photo, others) in zip(photos, others) {
      trash.moveToTrash(photo.picture, with: others) { [weak self] result in
        left -= 1
        if let result { problem = result } else { moved.append(photo.picture) }
        guard let self, left == 0 else { return }
        let news = name.map { Self.news($0, others.count, isLive: isLive) }
        didTrash(moved, news, problem)
      }
    }
  }

  /// Who has moved one photo reads what went with it.
  private static func news(_ name: String, _ others: Int, isLive: Bool) -> String {
    guard others > 0 else { return Words.text("“%” is in the trash.", name) }
    return isLive
      ? Words.text("“%” and its video are in the trash.", name)
      : Words.text("“%1” and all of its burst are in the trash: %2 files.", name, "\(others + 1)")
  }

  /// - Parameters:
  ///   - news: of the photo when there was but one.
  ///   - problem: why not all are there.
  private func didTrash(_ pictures: [Int32], _ news: String?, _ problem: String?) {
    guard !pictures.isEmpty else {
      if let problem { say(problem) }
      return
    }
    let change = PhotoChange.trashed(pictures)
    changes.append(change)
    let news =
      news
      ?? Words.plural("% photo is in the trash.", "% photos are in the trash.", pictures.count)
    say(
      problem.map { "\(news) \($0)" } ?? news, actionTitle: Words.text("Undo")
    ) { [weak self] in self?.undo(change) }
  }

  /// What went there before the program was started.
  func putBackEarlier() {
    trash?.restoreEarlier { [weak self] in self?.say($0) }
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
