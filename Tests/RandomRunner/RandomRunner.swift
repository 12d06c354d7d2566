// Random hands, clocks and programs on scroll views of every size, with the engine's invariants checked.
//
//   RandomRunner EVENTS [FIRST_SEED]    so many events; a fault prints a script that repeats it, and exits 1
//   RandomRunner --script SEED          what happens under that seed
//   RandomRunner --seed SEED            only that
//   RandomRunner --trace SEED           everything that happens under that seed, with every call of a delegate
//
// A crash names its seed. Scripts of plain scenes are played by `zoomscroll play SCRIPT --case plain`.
import Foundation
import RandomGestures

@main
@MainActor
struct RandomRunner {
  private static let eventsOfASeed = 500

  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "--script":
      let run = RandomRun(seed: number(arguments.last), events: eventsOfASeed)
      print(run.script(shortened: !run.play().faults.isEmpty), terminator: "")
    case "--trace":
      CrashReport.install()
      let result = RandomRun(seed: number(arguments.last), events: eventsOfASeed).play {
        print($0)
      }
      for fault in result.faults { print(fault) }
    case "--seed":
      CrashReport.install()
      exit(holds(number(arguments.last)) ? 0 : 1)
    default:
      let events = Int(number(arguments.popFirst()))
      let first = arguments.first.map { number($0) } ?? 1
      run(events, from: first)
    }
  }

  private static func run(_ events: Int, from first: UInt64) {
    CrashReport.install()
    let seeds = (events + eventsOfASeed - 1) / eventsOfASeed
    var misses = 0
    for seed in first..<first + UInt64(seeds) {
      if !holds(seed) { misses += 1 }
      if misses == 3 { break }
    }
    guard misses == 0 else { exit(1) }
    print(
      "\(seeds * eventsOfASeed) random events on \(seeds) scroll views, \(calls) calls of delegates: "
        + "nothing lost, nothing stuck.")
  }

  private static var calls = 0

  private static func holds(_ seed: UInt64) -> Bool {
    CrashReport.seed = seed
    let run = RandomRun(seed: seed, events: eventsOfASeed)
    let result = run.play()
    calls += result.calls
    guard !result.faults.isEmpty else { return true }
    print("Seed \(seed):")
    for fault in result.faults { print("  \(fault)") }
    print(run.script(shortened: true))
    return false
  }

  private static func number(_ text: String?) -> UInt64 {
    guard let text, let number = UInt64(text) else {
      print("usage: RandomRunner EVENTS [FIRST_SEED] | --script SEED | --seed SEED | --trace SEED")
      exit(2)
    }
    return number
  }
}
