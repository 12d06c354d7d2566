import Glibc

@testable import PhotoDecoding
@testable import PhotoTiles

/// What becomes of pictures when the process is ended that decoding processes are copies of.
enum Restarting {
  static func print(path: String) {
    let service = DecodingService.start(report: { Swift.print("said: \($0.sentence)") })
    guard let file = try? PictureFile(path: path) else { exit(2) }
    say("first", file, service)
    killFactory(service)
    say("its factory killed", file, service)
    killFactory(service)
    killFactory(service)
    say("killed again", file, service)
    killFactory(service)
    withoutMoreFiles { say("and no other possible", file, service) }
    say("possible again", file, service)
    withoutMoreFiles { say("no file left", file, service) }
    say("all is well", file, service)
  }

  private static func say(_ name: String, _ file: PictureFile, _ service: DecodingService) {
    Swift.print("\(name): \(Systems.verdict(file, service)), \(state(service))")
  }

  private static func state(_ service: DecodingService) -> String {
    guard let number = try? service.withWorker({ $0.number }) else { return "no process" }
    return Systems.isFiltered(number) ? "locked" : "not locked"
  }

  /// Its copies end with it.
  private static func killFactory(_ service: DecodingService) {
    guard let factory = service.factory else { return }
    kill(factory.process, SIGKILL)
    while !factory.socket.isEnded { sched_yield() }
  }

  private static func withoutMoreFiles(_ body: () -> Void) {
    var before = rlimit()
    getrlimit(Int32(RLIMIT_NOFILE.rawValue), &before)
    var few = before
    few.rlim_cur = 3
    setrlimit(Int32(RLIMIT_NOFILE.rawValue), &few)
    body()
    setrlimit(Int32(RLIMIT_NOFILE.rawValue), &before)
  }
}
