@testable import PhotoDecoding
@testable import PhotoTiles

/// How much memory a process is lent before another takes its place.
enum Loans {
  static func print(path: String) {
    let service = DecodingService.start(report: { complain($0.sentence) })
    let most = Int(service.limits.workingBytes + service.limits.levelBytes)
    do throws(PictureError) {
      let file = try PictureFile(path: path).version
      Swift.print("little:", try isSame(service, lent: most / 4))
      Swift.print("much:", try isSame(service, lent: most + 1))
      Swift.print("much for frames:", try isSame(service, lent: most + 1, for: file))
      Swift.print(
        "where they begin anew:", try isSame(service, lent: 1, for: file, beginningAnew: true))
      Swift.print("too much for frames:", try isSame(service, lent: 2 * most + 1, for: file))
    } catch {
      Swift.print(error.message)
    }
  }

  private static func isSame(
    _ service: DecodingService, lent: Int, for animation: FileVersion? = nil,
    beginningAnew: Bool = false
  ) throws(PictureError) -> String {
    let memory = try SharedMemory(byteCount: lent)
    let before = try service.withWorker(for: animation, beginningAnew: beginningAnew) {
      $0.lend(memory)
      return $0.number
    }
    let after = try service.withWorker(for: animation) { $0.number }
    return before == after ? "the same" : "another"
  }
}
