import GTKHost
import HeadlessHost
import ScrollEngine

/// Writes down what a window's frame loop is fed.
final class WindowJournal: WindowObserver {
  private let journal: Journal?
  var whenFrameRuns: @MainActor () -> Void = {}

  /// - Parameter journal: nil writes nothing down.
  init(_ journal: Journal?) {
    self.journal = journal
  }

  func windowWillSend(_ event: InputEvent) {
    journal?.recorder?.record(event)
  }

  func windowWillRunFrame(at time: Double) {
    journal?.recorder?.recordFrame(at: time)
    journal?.logger?.time = time
    whenFrameRuns()
  }

  func windowDidRunFrame() { journal?.flush() }
}
