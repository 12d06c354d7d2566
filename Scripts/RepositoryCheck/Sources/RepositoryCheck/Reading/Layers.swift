/// The diagram of Documentation/Architecture.md: one target a line, what lies below comes later.
struct Layers {
  struct Layer {
    var name: String
    /// Compiles as Embedded Swift too, for a machine without an operating system.
    var isEmbedded: Bool
    /// Line of the diagram's file, counted from 1.
    var line: Int
  }

  /// From the top down.
  var layers: [Layer] = []

  /// Reads the code block that follows the heading `## Layers`. A line names one target, or several
  /// that stand beside each other (`A · B`), then after two spaces what they are for.
  init(architecture text: String) {
    var isInSection = false
    var isInBlock = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("## ") { isInSection = line == "## Layers" }
      guard isInSection else { continue }
      if line.hasPrefix("```") {
        if isInBlock { return }
        isInBlock = true
      } else if isInBlock {
        let isEmbedded = line.hasSuffix("Embedded")
        let names = line.split(separator: "  ").first ?? ""
        for name in names.split(separator: "·") {
          let trimmed = String(name.filter { !$0.isWhitespace })
          guard !trimmed.isEmpty else { continue }
          layers.append(Layer(name: trimmed, isEmbedded: isEmbedded, line: index + 1))
        }
      }
    }
  }

  func layer(named name: String) -> Layer? { layers.first { $0.name == name } }
  func isEmbedded(_ name: String) -> Bool { layer(named: name)?.isEmbedded ?? false }
}
