/// The cases that `--case` can name.
@MainActor
enum CaseCatalog {
  static var names: [String] { makers.map(\.name) }

  static func make(_ name: String) -> (any Scene)? {
    makers.first { $0.name == name }?.make()
  }

  private static let makers: [(name: String, make: @MainActor () -> any Scene)] = [
    ("plain", { ScrollScene(title: "plain", pageCount: nil) }),
    ("paged", { ScrollScene(title: "paged", pageCount: 10) }),
  ]
}
