extension String {
  /// Longer texts are cut. A message between processes has room for all of a photo's.
  private static var mostScalars: Int { 500 }

  /// What a file says, in the form that a view can show: on one line, with nothing in it that turns the writing of what
  /// stands beside it. Nil when nothing is left.
  package init?(note: String) {
    var scalars = String.UnicodeScalarView()
    var hasGap = false
    // More are looked at than are kept: there may be more spaces than words.
    for scalar in note.unicodeScalars.prefix(8 * Self.mostScalars) {
      let category = scalar.properties.generalCategory
      if scalar.properties.isWhitespace || category == .control {
        hasGap = !scalars.isEmpty
        continue
      }
      // Controls of the writing's direction, and what only some fonts know; joiners are part of words.
      let isJoiner = scalar.value == 0x200C || scalar.value == 0x200D
      if [.format, .privateUse].contains(category), !isJoiner { continue }
      guard scalars.count + (hasGap ? 2 : 1) <= Self.mostScalars else {
        scalars.append("…")
        break
      }
      if hasGap { scalars.append(" ") }
      hasGap = false
      scalars.append(scalar)
    }
    guard !scalars.isEmpty else { return nil }
    self = String(scalars)
  }
}
