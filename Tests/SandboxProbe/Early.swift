import Glibc
import ScrollGeometry

@testable import PhotoDecoding

/// What becomes of a picture that was begun by the launcher: both sides of the handover in this process.
enum Early {
  private static let window = Size(width: 200, height: 150)

  static func print(path: String, other: String) {
    say("the same file", path) { _ in }
    say("another piece", path, levelsFiner: 1) { _ in }
    say("another file", path, shown: other) { _ in }
    say("changed since", path) { path in
      var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      utimensat(AT_FDCWD, path, &times, 0)
    }
    say("a text", "/etc/hostname", shown: path) { _ in }
    locked(path)
  }

  private static func service(beginningWith path: String) -> DecodingService {
    Handover.begin(with: ["-", "/dev/zero", "/no/file", path], window: window)
    do throws(HandoverError) {
      if let service = try DecodingService.handedOver(report: { complain($0.sentence) }),
        getenv(Handover.variable) == nil
      {
        return service
      }
    } catch {}
    complain("nothing was handed over")
    exit(3)
  }

  private static func say(
    _ name: String, _ path: String, shown other: String? = nil, levelsFiner: Int16 = 0,
    meanwhile: (String) -> Void
  ) {
    let service = service(beginningWith: path)
    let worker = service.early?.worker
    meanwhile(path)
    let here = PictureDecoder(limits: MemoryBudget.standard.decodeLimits)
    let there = SandboxedDecoder(service: service, decoder: here)
    do throws(PictureError) {
      let file = try PictureFile(path: other ?? path)
      let header = try there.header(of: file)
      guard var piece = header.piece(fitting: window) else { exit(3) }
      piece.level -= levelsFiner
      let far = try there.decode(piece, of: header, in: [file])
      let near = try here.decode(piece, of: header, in: [file])
      let isEarly = try service.withWorker { $0 === worker } == true
      let isSame = Comparison.areSame(far.raster, near.raster)
      Swift.print(
        "\(name): \(isSame ? "the same pixels" : "other pixels"),",
        isEarly ? "by the process that began" : "by another process")
    } catch {
      Swift.print("\(name): \(error.message)")
    }
  }

  /// It is as locked as any other.
  private static func locked(_ path: String) {
    let service = service(beginningWith: path)
    guard let worker = service.early?.worker, worker.begin() == [],
      let filter = ProcessStatus.text("Seccomp", of: worker.number),
      let privileges = ProcessStatus.text("NoNewPrivs", of: worker.number)
    else { exit(3) }
    Swift.print("system calls: \(filter == "2" ? "filtered" : "all")")
    Swift.print("new privileges: \(privileges == "1" ? "none" : "possible")")
    // They may be given in either order.
    let others = try? service.withWorker { one in
      try? service.withWorker { two in [one, two].filter { $0 !== worker }.map(\.number) }
    }
    guard let other = others??.first else { exit(3) }
    Swift.print("importance: \(importance(worker.number)), another's: \(importance(other))")
  }

  private static func importance(_ process: Int32) -> String {
    let (own, its) = (niceness(0), niceness(process))
    return its == own ? "as the window's" : its > own ? "less" : "more"
  }

  private static func niceness(_ process: Int32) -> Int32 {
    getpriority(Int32(PRIO_PROCESS.rawValue), id_t(process))
  }
}
