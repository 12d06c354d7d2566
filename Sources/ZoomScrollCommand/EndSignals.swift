import Dispatch
import Foundation

/// Waits for Ctrl-C, or for the system to end the program.
struct EndSignals {
  /// Those that are heard.
  let numbers: [Int32]
  private let sources: [any DispatchSourceSignal]
  private let came = DispatchSemaphore(value: 0)

  /// From here on these signals do not end the program by themselves. Whoever has started it with `nohup` wants it to stay
  /// when the terminal goes; an interrupt is heard in any case, although shells begin a script's programs in the background
  /// without.
  init() {
    let came = came
    let former = signal(SIGHUP, SIG_IGN)
    numbers = [SIGINT, SIGTERM] + (Self.isIgnoring(former) ? [] : [SIGHUP])
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { came.signal() }
      source.activate()
      return source
    }
  }

  func wait() { came.wait() }

  private static func isIgnoring(_ handler: sighandler_t?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
