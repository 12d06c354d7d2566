import ScrollGeometry

/// What a script expects, against what is there.
extension Player {
  func check(_ expectation: Expectation, line: Int) throws(PlayError) {
    let seen = subject.reading
    switch expectation {
    case .page(let page):
      if seen.page == page { return }
      let text = seen.page.map { "page \($0)" } ?? "no pages"
      throw .script(line: line, message: "expected page \(page), saw \(text)")
    case .zoom(let zoom, let tolerance):
      if (seen.zoom - zoom).magnitude <= tolerance { return }
      throw .script(
        line: line,
        message: "expected zoom \(zoom.scriptText)\(Self.text(tolerance)), saw zoom "
          + seen.zoom.scriptText)
    case .offset(let offset, let tolerance):
      let isNear =
        (seen.offset.x - offset.x).magnitude <= tolerance
        && (seen.offset.y - offset.y).magnitude <= tolerance
      if isNear { return }
      throw .script(
        line: line,
        message: "expected offset \(Self.text(offset))\(Self.text(tolerance)), saw offset "
          + Self.text(seen.offset))
    case .screen(let screen):
      if seen.screen == screen { return }
      throw .script(
        line: line, message: "expected screen \(screen), saw \(seen.screen ?? "no other")")
    case .text(let text):
      if seen.texts.contains(where: { $0.contains(text) }) { return }
      let list = seen.texts.map { "\"\($0)\"" }.joined(separator: ", ")
      throw .script(line: line, message: "expected \"\(text)\", saw \(list)")
    case .resting:
      if subject.isAtRest, !hasUnseenEvents { return }
      throw .script(line: line, message: "expected resting, saw motion")
    }
  }

  private static func text(_ point: Point) -> String {
    "\(point.x.scriptText),\(point.y.scriptText)"
  }

  private static func text(_ tolerance: Double) -> String {
    tolerance == ScriptLimits.roundingError ? "" : " ±\(tolerance.scriptText)"
  }
}
