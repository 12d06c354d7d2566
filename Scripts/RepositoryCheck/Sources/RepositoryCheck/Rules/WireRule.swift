/// What the page and its module call by numbers stands in Swift; a script that has the same says of what it is a mirror,
/// and does not differ from it.
struct WireRule: Rule {
  let name = "wire"
  /// What scripts must mirror, besides all constants of `Wire`.
  private static let mirrored = [
    "FrameCode", "FrameHeader", "PaintCode", "DelegateMethod", "AccessibilityRole", "BlendMode",
    "Path.Verb", "FillRule", "StrokeStyle.Cap", "StrokeStyle.Join", "Sampling", "FontTraits",
    "TextRun.Alignment", "BrowserReading", "ZoomReading", "CaseReading",
    "TileGrid.standardTileSide", "Tunables.trackpadEndTimeout",
    "ZoomTunables.zoomStep", "ZoomTunables.panStep",
  ]

  func findings(in project: Project) -> [Finding] {
    let tables = project.scripts.flatMap { script in
      ScriptTable.all(in: script).map { (script, $0) }
    }
    let differences = tables.flatMap { script, table in
      table.mirrored.compactMap { symbol -> Finding? in
        guard let reason = Self.difference(table, symbol, in: project) else { return nil }
        // What some need alone is a table of its own, and the rest another one.
        let parts = tables.filter { $0.0.path == script.path && $0.1.mirrored == [symbol] }
          .map(\.1)
        let isWhole = Self.difference(ScriptTable(parts), symbol, in: project) == nil
        if parts.count > 1, isWhole { return nil }
        return Finding(
          path: script.path, line: table.line, rule: name, reason: "\(symbol): \(reason)")
      }
    }
    let found = Set(tables.flatMap(\.1.mirrored))
    return differences + missing(found, in: project)
  }

  private static func difference(
    _ table: ScriptTable, _ symbol: String, in project: Project
  ) -> String? {
    guard let truth = SwiftTable(symbol, in: project) else { return "Swift has no such table" }
    guard truth.names == table.names else {
      let pairs = zip(truth.names, table.names).first { $0 != $1 }
      return pairs.map { "Swift has \($0.0) where this has \($0.1)" }
        ?? "Swift has \(truth.names.count) names, this \(table.names.count)"
    }
    guard let numbers = table.numbers else {
      return truth.isCounted ? nil : "the numbers are not those of the order: this must have them"
    }
    return numbers == truth.numbers ? nil : "other numbers than Swift's"
  }

  /// What nothing mirrors, although the page must know it.
  private func missing(_ found: Set<String>, in project: Project) -> [Finding] {
    project.files.filter { !$0.isTest }.flatMap { file in
      file.numberedCode.compactMap { number, text -> Finding? in
        guard let symbol = Self.declared(in: text, of: file), !found.contains(symbol) else {
          return nil
        }
        return finding(file, line: number, "no script has the table of \(symbol)")
      }
    }
  }

  /// The name of what a line declares when scripts must mirror that.
  private static func declared(in text: String, of file: SourceFile) -> String? {
    guard text.holds("enum") || text.holds("struct") || text.holds("static let") else { return nil }
    guard let match = text.firstMatch(of: /\b(?:enum|struct|static let) (\w+)/) else { return nil }
    let name = String(match.1)
    if file.name == "Wire.swift", text.contains("static let") { return "Wire.\(name)" }
    let owner = file.name.prefix { $0 != "." && $0 != "+" }
    return mirrored.first { $0 == name || $0 == "\(owner).\(name)" }
  }
}
