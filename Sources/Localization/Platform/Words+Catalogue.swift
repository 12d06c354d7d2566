#if hasFeature(Embedded)
  // A page has no catalogue: it says what the program says in English, and puts texts together itself.
  extension Words {
    package static func text(_ english: String) -> String { english }
  }
#else
  extension Words {
    /// - Parameter english: what is said where nobody has translated it.
    package static func text(_ english: String) -> String {
      (translation ?? language)?.text(english) ?? english
    }

    /// - Parameter english: with "%" where `name` belongs.
    package static func text(_ english: String, _ name: String) -> String {
      filled(Words.text(english), name)
    }

    /// The first "%" is the place of the name.
    private static func filled(_ pattern: String, _ name: String) -> String {
      guard let place = pattern.firstIndex(of: "%") else { return pattern }
      return pattern[..<place] + name + pattern[pattern.index(after: place)...]
    }

    /// - Parameters:
    ///   - one, other: in English, with "%" where the number belongs; other languages have other forms, by the number.
    package static func plural(_ one: String, _ other: String, _ count: Int) -> String {
      let spoken = (translation ?? language)?.plural(one, other, count)
      return filled(spoken ?? (count == 1 ? one : other), String(count))
    }

    /// "3 of 12": `page` counts from 0.
    package static func place(_ page: Int, of count: Int) -> String {
      Words.text("%1 of %2", String(page + 1), String(count))
    }

    /// - Parameter english: with "%1" and "%2" where the names belong.
    package static func text(_ english: String, _ first: String, _ second: String) -> String {
      var text = ""
      var rest = Words.text(english)[...]
      while let character = rest.popFirst() {
        guard character == "%", let digit = rest.first, digit == "1" || digit == "2" else {
          text.append(character)
          continue
        }
        rest.removeFirst()
        text += digit == "1" ? first : second
      }
      return text
    }

    /// "85 %": of a picture's own pixels.
    package static func percent(_ share: Double) -> String {
      let percent = share * 100
      // Below ten a whole percent is a large step.
      let tenths = percent < 10 ? Int((percent * 10).rounded()) : Int(percent.rounded()) * 10
      let whole = String(tenths / 10)
      let number =
        tenths % 10 == 0
        ? whole : whole + ((translation ?? language)?.decimalPoint ?? ".") + String(tenths % 10)
      return Words.text("% %", number)
    }

    /// The language is read from right to left.
    package static var isRightToLeft: Bool {
      // TRANSLATORS: "rtl" for a language that is written from right to left, otherwise "ltr".
      Words.text("ltr") == "rtl"
    }

    /// Somebody's language and ways of writing are taken up.
    package static var areLocalized: Bool { translation != nil || language != nil }

    /// The person's; nil where all is English. To be set before there is a second thread.
    nonisolated(unsafe) package static var language: Translation?

    /// What stands in place of it for those who try another one.
    @TaskLocal package static var translation: Translation?
  }
#endif
