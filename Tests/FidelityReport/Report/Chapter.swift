/// Some findings that belong together, with a curve to look at.
struct Chapter {
  let title: String
  /// A sentence or two above the table.
  let text: String
  /// File names in `Fidelity/`, with what a person who cannot see them is told.
  var pictures: [(file: String, description: String)] = []
  let findings: [Finding]
}
