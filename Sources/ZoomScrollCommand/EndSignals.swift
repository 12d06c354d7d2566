import Dispatch
import Foundation

/// Waits for Ctrl-C, or for the system to end the program.
struct EndSignals {
  private let sources: [any DispatchSourceSignal]
  private let came = DispatchSemaphore(value: 0)

  /// From here on these signals do not end the program by themselves.
  init() {
    let came = came
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { came.signal() }
      source.activate()
      return source
    }
  }

  func wait() { came.wait() }
}
