import AllocationCounting
import Glibc

/// What `CollectionProbeTests` runs as people run programs: optimised, and alone with its memory.
///
///     CollectionProbe grid          a flick through a grid of 100,000 items, and what its frames took from memory
///     CollectionProbe table         the same of a table of 100,000 rows
///     CollectionProbe million       what the first layout of a million items takes from memory, beside that of a thousand
///     CollectionProbe changes N     N random changes of sections and items beside plain arrays
@main
@MainActor
struct CollectionProbe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
    case ("grid", nil): tell(FlickedList(of: CountedGrid(itemCount: 100_000)).flick())
    case ("table", nil): tell(FlickedList(of: CountedTable(rowCount: 100_000)).flick())
    case ("million", nil): tell(FirstLayout.compare())
    case ("changes", let count?): tell(RandomChanges.make(count))
    default: exit(2)
    }
  }

  private static func tell(_ text: String) { print(text) }
}
