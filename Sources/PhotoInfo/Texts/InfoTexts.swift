import PictureFacts

/// How the panel says what it says: in a language, with a person's ways of writing dates and numbers.
public struct InfoTexts: Sendable {
  /// What stands for a text in the person's language.
  public var translated: @Sendable (InfoText) -> String
  public var dates: DateStyle
  /// Between whole numbers and their parts.
  public var decimalPoint: String

  public init(
    dates: DateStyle = .english, decimalPoint: String = ".",
    translated: @escaping @Sendable (InfoText) -> String = { $0.rawValue }
  ) {
    self.dates = dates
    self.decimalPoint = decimalPoint
    self.translated = translated
  }

  subscript(_ text: InfoText) -> String { translated(text) }

  /// A text with a number in it.
  func text(_ text: InfoText, _ number: String) -> String {
    let parts = self[text].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + number + parts[1] : String(parts.joined())
  }

  /// A day and, where it is known, the time.
  func moment(_ date: PhotoDate) -> String {
    [dates.day(of: date), dates.time(of: date)].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: - Numbers

  /// Rounded; without zeros at its end.
  ///
  /// - Parameter value: less than what an Int holds.
  func number(_ value: Double, digits: Int = 1) -> String {
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    let rounded = Int((value.magnitude * Double(unit)).rounded())
    var rest = String(rounded % unit)
    rest = String(repeating: "0", count: max(0, digits - rest.count)) + rest
    while rest.last == "0" { rest.removeLast() }
    let sign = value < 0 && rounded > 0 ? "−" : ""
    return sign + String(rounded / unit) + (digits == 0 || rest.isEmpty ? "" : decimalPoint + rest)
  }

  /// "24.2 MP"; nil for a picture so small that nobody counts so.
  func megapixels(_ size: PhotoSize) -> String? {
    let millions = Double(size.width) * Double(size.height) / 1e6
    return millions < 0.05 ? nil : text(.megapixels, number(millions))
  }

  func size(_ size: PhotoSize) -> String { "\(size.width) × \(size.height)" }

  /// In thousands, as file managers count.
  func bytes(_ count: Int) -> String {
    let count = Double(count)
    // What would be rounded to a thousand is one of the next unit.
    if count < 1000 { return text(.bytes, number(count)) }
    if count < 999_500 { return text(.kilobytes, number(count / 1e3, digits: 0)) }
    if count < 999_950_000 { return text(.megabytes, number(count / 1e6)) }
    return text(.gigabytes, number(count / 1e9))
  }

  /// As cameras show it.
  func exposureTime(_ seconds: Double) -> String {
    // derivation: from here on cameras' dials say tenths of seconds.
    seconds < 0.3
      ? text(.partOfSecond, number(1 / seconds, digits: 0)) : text(.seconds, number(seconds))
  }

  /// Nil when it was as measured.
  func bias(_ stops: Double) -> String? {
    let number = number(stops)
    return number == "0" ? nil : text(.stops, (stops > 0 ? "+" : "") + number)
  }

  /// - Returns: a name, where that is on the globe, and how high.
  func place(_ place: PhotoPlace) -> [String] {
    var lines = [place.name].compactMap(\.self)
    if let latitude = place.latitude, let longitude = place.longitude {
      // derivation: four digits are eleven metres, as good as a camera knows.
      let first = text(latitude < 0 ? .south : .north, number(latitude.magnitude, digits: 4))
      let second = text(longitude < 0 ? .west : .east, number(longitude.magnitude, digits: 4))
      lines.append(first + ", " + second)
    }
    if let altitude = place.altitude {
      let text: InfoText = altitude < 0 ? .metresBelowSea : .metresAboveSea
      lines.append(self.text(text, number(altitude.magnitude, digits: 0)))
    }
    return lines
  }
}
