import Foundation
import Testing

@testable import ZoomScrollCommand

@Suite(.serialized) final class EndSignalTests {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private var former: [sighandler_t?] = []

  init() { former = Self.signals.map { signal($0, SIG_DFL) } }

  deinit {
    for (number, handler) in zip(Self.signals, former) { signal(number, handler) }
  }

  /// As `nohup` has it.
  @Test func aHangupThatIsIgnoredStaysSo() {
    signal(SIGHUP, SIG_IGN)
    #expect(EndSignals().numbers == [SIGINT, SIGTERM])
  }

  /// As shells start programs in the background of a script.
  @Test func anInterruptIsHeardAllTheSame() {
    signal(SIGINT, SIG_IGN)
    #expect(EndSignals().numbers == [SIGINT, SIGTERM, SIGHUP])
  }
}
