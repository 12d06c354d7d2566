/// A check that cannot fail is a defect: every rule is shown something that breaks it.
enum SelfTest {
  static func run() -> Bool {
    var complaints: [String] = []
    let proven = Set(Fixture.all.map(\.rule))
    for rule in RepositoryCheck.rules where !proven.contains(rule.name) {
      complaints.append("\(rule.name): no fixture shows that it can fail")
    }
    for fixture in Fixture.all {
      do {
        complaints += try fixture.complaints(of: RepositoryCheck.rules)
      } catch {
        complaints.append("\(fixture.rule): \(error)")
      }
    }
    for complaint in complaints { print("self-test: \(complaint)") }
    if complaints.isEmpty { print("self-test: \(Fixture.all.count) fixtures, every rule can fail") }
    return complaints.isEmpty
  }
}
