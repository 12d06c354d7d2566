import Dispatch
import Glibc
import Synchronization

@testable import PhotoDecoding
@testable import PhotoTiles

/// What those who ask see of processes that break down and hang, and that the next request is answered.
enum Faults {
  static func print(path: String) {
    let service = DecodingService.start(report: { complain($0.sentence) })
    Swift.print("killed:", ask(service, path, after: SIGKILL))
    Swift.print("next:", ask(service, path, after: nil))
    Swift.print("stopped:", ask(service, path, after: SIGSTOP))
    Swift.print("next:", ask(service, path, after: nil))
    Swift.print("cancelled:", askInVain(service, path))
    Swift.print("next:", ask(service, path, after: nil))
  }

  /// What a task hears that is cancelled while it waits for a process that will never answer.
  private static func askInVain(_ service: DecodingService, _ path: String) -> String {
    let verdict = Mutex("")
    let isDone = DispatchSemaphore(value: 0)
    let task = Task.detached {
      let text = ask(service, path, after: SIGSTOP, mayBeGivenUp: true)
      verdict.withLock { $0 = text }
      isDone.signal()
    }
    task.cancel()
    isDone.wait()
    return verdict.withLock { $0 }
  }

  private static func ask(
    _ service: DecodingService, _ path: String, after signal: Int32?, mayBeGivenUp: Bool = false
  ) -> String {
    do throws(PictureError) {
      let answer = try service.withWorker { worker throws(PictureError) in
        let file = try PictureFile(path: path)
        if let signal { worker.signal(signal) }
        return try worker.ask(
          .header, about: [file],
          within: signal == SIGSTOP && !mayBeGivenUp ? 100 : 10_000,
          meanwhile: DecodingWorker.listening(mayBeGivenUp: mayBeGivenUp))
      }
      guard case .header(let header)? = answer else { return "no header" }
      return "\(header.storedWidth)x\(header.storedHeight)"
    } catch {
      return error.message
    }
  }
}
