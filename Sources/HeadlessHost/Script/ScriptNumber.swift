extension Double {
  /// As scripts, logs and recordings write it: the shortest text that reads back exactly,
  /// without the `.0` of a whole number.
  var scriptText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
