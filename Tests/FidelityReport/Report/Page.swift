/// `Documentation/Fidelity.md`.
struct Page {
  let chapters: [Chapter]

  var misses: [String] {
    chapters.flatMap { chapter in
      chapter.findings.filter { !$0.isMet }.map {
        "\(chapter.title): \($0.what): expected \($0.expected), measured \($0.measured)"
          + ($0.residual.isEmpty ? "" : " (\($0.residual))")
      }
    }
  }

  var verdict: String {
    let count = chapters.reduce(0) { $0 + $1.findings.count }
    return "\(count - misses.count) of \(count) rows hold."
  }

  var markdown: String {
    var text = Self.head + "\n**\(verdict)**\n"
    for (index, chapter) in chapters.enumerated() {
      text += section(chapter, number: index + 1)
    }
    return text + Self.unknown + Self.reproduction
  }

  private func section(_ chapter: Chapter, number: Int) -> String {
    var text = "\n## \(number) \(chapter.title)\n\n\(chapter.text)\n\n"
    for picture in chapter.pictures {
      text += "![\(picture.description)](Fidelity/\(picture.file))\n\n"
    }
    text += "| # | what | source | the sources say | the engine gives | off by | |\n"
    text += "|---|---|---|---|---|---|---|\n"
    for (index, finding) in chapter.findings.enumerated() {
      text +=
        "| \(number).\(index + 1) | \(finding.what) | \(finding.source) | \(finding.expected) "
        + "| \(finding.measured) | \(finding.residual) | \(finding.isMet ? "✓" : "**✗**") |\n"
    }
    return text
  }
}
