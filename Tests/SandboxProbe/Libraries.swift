import Glibc
import SandboxCalls

@testable import PhotoDecoding

/// When the process that decoding processes are copies of loads libvips.
enum Libraries {
  static func print() {
    guard let (near, far) = FileSocket.pair() else { exit(3) }
    let factory = sandbox_fork()
    if factory == 0 {
      close(near.descriptor)
      DecodingFactory.run(far, limits: MemoryBudget.standard.decodeLimits, patience: 0)
    }
    // What it does after an answer it has done before the next one.
    for _ in 0..<2 { makeProcess(near) }
    Swift.print("processes:", hasVips(factory) ? "libvips" : "no libvips")
    guard near.send(FactoryRequest.vips.bytes) else { exit(3) }
    while !hasVips(factory) { sched_yield() }
    Swift.print("libvips needed: libvips")
  }

  private static func makeProcess(_ factory: FileSocket) {
    guard factory.send(FactoryRequest.process().bytes), let answer = factory.receive(),
      answer.files.count == 2
    else { exit(3) }
    for file in answer.files { close(file) }
  }

  private static func hasVips(_ process: Int32) -> Bool {
    guard let maps = fopen("/proc/\(process)/maps", "r") else { exit(3) }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), maps) != nil {
      if strstr(line, "libvips.so") != nil { return true }
    }
    return false
  }
}
