/// In some targets the folders stand one above the other, as targets do: what a folder names lies below it.
struct FolderRule: Rule {
  let name = "folders"
  private static let targets: Set = ["PhotoDecoding", "PhotoTiles"]

  /// That a file of one folder names a type of another one.
  private struct Use {
    var file: SourceFile
    var line: Int
    var type: String
    var from: String
    var to: String
  }

  func findings(in project: Project) -> [Finding] {
    Self.targets.sorted().flatMap { target in
      findings(among: project.files.filter { $0.target == target })
    }
  }

  private func findings(among files: [SourceFile]) -> [Finding] {
    let uses = uses(among: files)
    var below: [String: Set<String>] = [:]
    for use in uses { below[use.from, default: []].insert(use.to) }
    return uses.filter { reachable(from: $0.to, below).contains($0.from) }.map {
      finding(
        $0.file, line: $0.line, "\($0.type) is in \($0.to), and \($0.to) leads back to \($0.from)")
    }
  }

  private func uses(among files: [SourceFile]) -> [Use] {
    var homes: [String: String] = [:]
    for file in files {
      for text in file.code {
        guard
          let match = text.firstMatch(of: /^[a-z@ ]*\b(?:struct|class|enum|protocol|actor) (\w+)/)
        else { continue }
        homes[String(match.1)] = file.topFolder
      }
    }
    var uses: [Use] = []
    for file in files {
      var named: Set<String> = []
      for (number, text) in file.numberedCode {
        for word in text.words {
          guard let home = homes[word], home != file.topFolder, named.insert(word).inserted
          else { continue }
          uses.append(
            Use(file: file, line: number, type: word, from: file.topFolder, to: home))
        }
      }
    }
    return uses
  }

  private func reachable(from start: String, _ below: [String: Set<String>]) -> Set<String> {
    var found: Set = [start]
    var open = [start]
    while let next = open.popLast() {
      for folder in below[next] ?? [] where found.insert(folder).inserted { open.append(folder) }
    }
    return found
  }
}

extension SourceFile {
  /// Below the folder of the target; empty for what lies there itself.
  fileprivate var topFolder: String { folders.count > 2 ? String(folders[2]) : "" }
}
