extension String {
  /// As headers of groups are written. A page has no room for Unicode's tables: there only the letters of ASCII change.
  var inCapitals: String {
    #if hasFeature(Embedded)
      let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
      let step = UInt8(ascii: "a") - UInt8(ascii: "A")
      return String(utf8: utf8.map { letters.contains($0) ? $0 - step : $0 })
    #else
      return localizedUppercase
    #endif
  }
}
