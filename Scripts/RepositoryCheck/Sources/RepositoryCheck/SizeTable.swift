/// How large the files of each target are: median and longest.
struct SizeTable: CustomStringConvertible {
  private var rows: [String] = []

  init(_ project: Project) {
    let targets = Dictionary(grouping: project.files, by: \.target)
    rows.append(Self.row(["target", "files", "lines", "median", "longest"]))
    for (target, files) in targets.sorted(by: { $0.key < $1.key }) {
      let lengths = files.map(\.lineCount).sorted()
      let longest = files.max { $0.lineCount < $1.lineCount }
      rows.append(
        Self.row([
          target, "\(lengths.count)", "\(lengths.reduce(0, +))", "\(lengths[lengths.count / 2])",
          "\(lengths.last ?? 0) \(longest?.name ?? "")",
        ]))
    }
  }

  var description: String { rows.joined(separator: "\n") }

  private static func row(_ cells: [String]) -> String {
    let widths = [24, 6, 7, 7]
    var text = ""
    for (index, cell) in cells.enumerated() {
      guard index < widths.count else {
        text += "  " + cell
        continue
      }
      let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
      text += index == 0 ? cell + padding : padding + cell
    }
    return text
  }
}
