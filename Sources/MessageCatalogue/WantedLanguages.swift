/// The languages that somebody wants, the dearest first, as gettext understands what LANGUAGE and the locale say:
/// "de_AT.UTF-8" is looked for in the folders "de_AT.UTF-8", "de_AT", "de.UTF-8" and "de".
struct WantedLanguages: Equatable {
  private(set) var names: [String]

  /// - Parameters:
  ///   - language: the environment's LANGUAGE, names with colons between; nil where there is none.
  ///   - locale: the name of the locale of messages.
  init(language: String?, locale: String) {
    // derivation: gettext asks LANGUAGE in no locale that is "C".
    if let language, !language.isEmpty, locale != "C" {
      names = language.split(separator: ":").map(String.init)
    } else {
      names = [locale]
    }
  }

  /// As LANGUAGE says them.
  var language: String { names.joined(separator: ":") }

  /// Without those that could be looked for in one of these folders.
  func without(folders: [String]) -> WantedLanguages {
    guard !folders.isEmpty else { return self }
    let languages = Set(folders.map(Self.language))
    var others = self
    others.names.removeAll { name in
      let language = Self.language(of: name)
      // derivation: locale.alias: other names than ISO 639's codes stand for any language.
      return !(2...3 ~= language.count) && !Self.isEnglish(name) || languages.contains(language)
    }
    return others
  }

  /// Whoever comes upon it looks no further.
  private static func isEnglish(_ name: String) -> Bool { name == "C" || name == "POSIX" }

  /// "de" of "de_AT.UTF-8@euro".
  private static func language(of name: String) -> Substring { name.prefix { !"_.@".contains($0) } }
}
