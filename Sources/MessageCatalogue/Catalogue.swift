import CGettext
import Glibc
import Localization

/// The program's texts in the person's language, by the C library's gettext: files that `msgfmt` has made, as LANGUAGE and
/// LC_MESSAGES name them. Where there is none, and as long as nobody has opened it, texts are English.
package enum Catalogue {
  private static let domain = "zoomscroll"

  /// Takes up the person's language and ways of writing. To be called before there is a second thread.
  ///
  /// - Parameter folders: the first one that is there has the languages, "de/LC_MESSAGES/zoomscroll.mo".
  package static func open(in folders: [String]) {
    setlocale(LC_ALL, "")
    if let folder = folders.first(where: { access($0, R_OK) == 0 }), leaveBroken(of: folder) {
      bindtextdomain(domain, folder)
      bind_textdomain_codeset(domain, "UTF-8")
    }
    let point = nl_langinfo(nl_item(RADIXCHAR)).map { String(cString: $0) } ?? "."
    Words.language = Translation(text: text, plural: plural, decimalPoint: point)
  }

  private static func text(_ english: String) -> String {
    // What belongs to no text is what the file says of itself.
    guard !english.isEmpty else { return english }
    // Where there is no translation the answer is what was asked for, so it must still be there.
    return english.withCString { text in
      dgettext(domain, text).map { String(cString: $0) } ?? english
    }
  }

  private static func plural(_ one: String, _ other: String, _ count: Int) -> String {
    one.withCString { one in
      other.withCString { other in
        String(cString: dngettext(domain, one, other, UInt(count.magnitude)))
      }
    }
  }

  /// The C library believes what a file says of itself: none that is broken may come to it. Whoever wants such a language has
  /// the next one that is wanted.
  ///
  /// - Returns: false when there is none.
  private static func leaveBroken(of folder: String) -> Bool {
    let broken = brokenLanguages(in: folder)
    guard !broken.isEmpty else { return true }
    let wanted = WantedLanguages(
      language: getenv("LANGUAGE").map { String(cString: $0) },
      locale: setlocale(LC_MESSAGES, nil).map { String(cString: $0) } ?? "C")
    let others = wanted.without(folders: broken)
    if others != wanted, !others.names.isEmpty { setenv("LANGUAGE", others.language, 1) }
    return !others.names.isEmpty
  }

  /// The names of the folders of languages whose file is broken.
  private static func brokenLanguages(in folder: String) -> [String] {
    guard let languages = opendir(folder) else { return [] }
    defer { closedir(languages) }
    var broken: [String] = []
    while let entry = readdir(languages) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      let path = "\(folder)/\(name)/LC_MESSAGES/\(domain).mo"
      guard !name.hasPrefix("."), access(path, F_OK) == 0 else { continue }
      if !(CatalogueFile.bytes(of: path).map(CatalogueFile.isSound) ?? false) {
        broken.append(name)
      }
    }
    return broken
  }
}
