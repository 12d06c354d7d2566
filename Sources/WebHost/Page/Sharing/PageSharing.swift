import PortableUIKit

/// What a page does with what its program shares: a letter, or the browser's own sheet where there is one. Only modules of
/// programs that share something have this; `Web/view/share.js` does it.
public final class PageSharing: SharingHost {
  nonisolated(unsafe) fileprivate static var one: PageSharing?
  /// The page has a sheet: `navigator.share`.
  fileprivate var hasSheet = false
  /// Who waits for what was told, by its number.
  private var waiting: [(number: Int, done: (SharingResult) -> Void)] = []
  private var last = 0
  /// Between the parts of what is told: no text has it.
  private static var separator: String { "\u{1F}" }

  /// From now on what is shared in the page's window is heard of.
  public static func begin() {
    guard one == nil else { return }
    let new = PageSharing()
    one = new
    SharingHosts.shared.set(new, for: WebHost.page.window)
    new.tell("share")
  }

  public func ways(toShare items: [SharedItem]) -> [SharingWay] {
    guard SharedItem.text(of: items) != nil else { return [] }
    return hasSheet ? [.copy, .mail, .sheet] : [.copy, .mail]
  }

  public func share(
    _ items: [SharedItem], subject: String, by way: SharingWay,
    _ done: @escaping (SharingResult) -> Void
  ) {
    var address = ""
    var texts: [SharedItem] = []
    for item in items {
      if case .address(let found) = item, address.utf8.isEmpty {
        address = found
      } else {
        texts.append(item)
      }
    }
    last += 1
    waiting.append((last, done))
    let separator = Self.separator
    let text = SharedItem.text(of: texts) ?? ""
    let word = way == .mail ? "mail" : "sheet"
    tell(
      String(
        plain: "share \(last) \(word)\n\(subject)\(separator)\(text)\(separator)\(address)"))
  }

  fileprivate func answer(_ number: Int, _ isDone: Bool) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).done(isDone ? .done : .cancelled)
  }

  private func tell(_ text: String) {
    let news = WebHost.page.news
    news.writer.begin(.writing)
    news.writer.append(text)
  }
}

// MARK: What the page calls

/// Whether the browser has a sheet.
@_expose(wasm, "sharingBegins") @c
public func pageSharingBegins(_ hasSheet: Int32) { PageSharing.one?.hasSheet = hasSheet != 0 }

/// Something that was told by a number has been shared, or somebody has decided otherwise.
@_expose(wasm, "shared") @c
public func pageShared(_ number: Int32, _ isDone: Int32) {
  PageSharing.one?.answer(Int(number), isDone != 0)
}
