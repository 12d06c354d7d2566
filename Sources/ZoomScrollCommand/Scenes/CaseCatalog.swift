import Cases

/// The cases that `--case` can name.
@MainActor
enum CaseCatalog {
  static var names: [String] { Case.all.map(\.name) }

  static func make(_ name: String) -> (any Scene)? {
    Case.all.first { $0.name == name }.map { ScrollScene($0) }
  }
}
