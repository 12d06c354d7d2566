/// Files and folders stay small enough to be read at once.
struct SizeRule: Rule {
  let name = "size"
  static let fileLimit = 400
  static let testFileLimit = 600
  static let folderLimit = 15

  func findings(in project: Project) -> [Finding] {
    let files = project.files.compactMap { file -> Finding? in
      let limit = file.isTest ? Self.testFileLimit : Self.fileLimit
      guard file.lineCount > limit else { return nil }
      return finding(file, line: limit + 1, "\(file.lineCount) lines; the limit is \(limit)")
    }
    let scripts = project.scripts.compactMap { script -> Finding? in
      guard script.lineCount > Self.fileLimit else { return nil }
      return Finding(
        path: script.path, line: Self.fileLimit + 1, rule: name,
        reason: "\(script.lineCount) lines; the limit is \(Self.fileLimit)")
    }
    let folders = Dictionary(grouping: project.files, by: \.folder).compactMap {
      folder, files -> Finding? in
      guard files.count > Self.folderLimit else { return nil }
      return Finding(
        path: folder, line: 1, rule: name,
        reason: "\(files.count) files in one folder; the limit is \(Self.folderLimit)")
    }
    return files + scripts + folders
  }
}
