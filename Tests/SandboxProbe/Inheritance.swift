import Glibc

@testable import PhotoDecoding

/// What a decoding process has of the program's: its files and its environment.
enum Inheritance {
  private static let token = "ZOOMSCROLL_TEST_TOKEN=secret"

  static func print(path: String) {
    // Nobody closes this when another program is started.
    let own = open(path, O_RDONLY)
    putenv(strdup(token))
    let service = DecodingService.start(report: { complain($0.sentence) })
    say("a process", service)
    guard let factory = service.factory, own >= 0 else { exit(3) }
    say("where it comes from", files: factory.process)
    factory.end()
    say("a process of the next one", service)
  }

  private static func say(_ name: String, _ service: DecodingService) {
    do throws(PictureError) {
      let file = try PictureFile(path: "/proc/self/exe")
      try SandboxedDecoder.insisting { () throws(PictureError) -> Void in
        _ = try service.withWorker { worker throws(PictureError) in
          // Once it has answered, it has nothing left of what it was asked about.
          _ = try worker.ask(.header, about: [file], within: 10_000)
          say(name, files: worker.number)
        }
      }
    } catch {
      Swift.print("\(name): \(error.message)")
    }
  }

  private static func say(_ name: String, files process: Int32) {
    let kinds = ProcessStatus.openFiles(of: process).map { $0.prefix { $0 != ":" } }
    let environment = String(
      decoding: ProcessStatus.contents("/proc/\(process)/environ"), as: UTF8.self)
    let knows = environment.contains("TOKEN") || environment.contains("secret")
    let files = kinds.joined(separator: ", ")
    Swift.print("\(name): open \(files); token \(knows ? "known" : "unknown")")
  }
}
