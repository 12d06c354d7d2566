/// An empty file goes as soon as its target has something in it.
struct PlaceholderRule: Rule {
  let name = "placeholder"

  func findings(in project: Project) -> [Finding] {
    let targets = Dictionary(grouping: project.files, by: \.target)
    return project.files.filter { file in
      file.numberedCode.isEmpty
        && targets[file.target, default: []].contains { !$0.numberedCode.isEmpty }
    }.map { finding($0, line: 1, "nothing in it") }
  }
}
