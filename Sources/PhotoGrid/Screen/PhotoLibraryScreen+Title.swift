import Localization
import PortableUIKit

// What a window is called that shows it.
extension PhotoLibraryScreen {
  func updateTitle() {
    let chosen = chosenCount
    let new =
      !showsGrid
      ? photoTitle
      : chosen > 0
        ? Words.plural("% photo chosen", "% photos chosen", chosen)
        : gridTitle
    guard new != title else { return }
    title = new
    titleDidChange(new)
  }

  /// Whoever goes through what was found is told so: there are other photos.
  private var photoTitle: String {
    let photo = photos.title ?? photos.emptyTitle
    guard let arrangement, arrangement.isFiltered, album.count > 0 else { return photo }
    return Words.text("%1 — found by “%2”", photo, arrangement.text)
  }

  /// Whoever sees but some of them reads that.
  private var gridTitle: String {
    let all = Self.title(of: album.count, arrangement?.parts ?? AlbumParts())
    guard arrangement?.isRestricted == true else { return all }
    let which = Words.text("favourites only")
    return "\(all) — \(which)"
  }

  /// "10 photos, 2 videos, 11 more in bursts": what a folder holds, however few pages that makes.
  private static func title(of pages: Int, _ parts: AlbumParts) -> String {
    let photos = pages - parts.films
    var words: [String] = []
    if photos > 0 || parts.films == 0 { words.append(Words.plural("% photo", "% photos", photos)) }
    if parts.films > 0 { words.append(Words.plural("% video", "% videos", parts.films)) }
    if parts.hiddenInBursts > 0 {
      words.append(Words.plural("% more in bursts", "% more in bursts", parts.hiddenInBursts))
    }
    return words.dropFirst().reduce(words[0]) { Words.text("%1, %2", $0, $1) }
  }
}
