import Foundation
import HeadlessHost
import PortableUIKit

/// What a scroll view tells its delegate, call by call, in the words of `zoomscroll play --log`.
///
/// It notes calls for as long as somebody keeps it; then the scroll view has the delegate that it had. A delegate that the
/// scroll view is given later ends the log: nothing is noted from then on.
@MainActor
public final class CallLog {
  /// One for each call: `TIME METHOD offset=X,Y zoom=Z`, and the call's own values.
  public private(set) var lines: [String] = []
  /// Stays between the scroll view and its delegate for as long as there is the log.
  private var delegate: LoggedDelegate?
  /// What only the main queue knows.
  private nonisolated static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  init(of scrollView: UIScrollView, by stage: Stage) {
    let logger = EventLogger { [weak self] in self?.lines.append(String($0.dropLast())) }
    logger.time = stage.time
    stage.loggers.append(logger)
    delegate = LoggedDelegate(of: scrollView, logger)
  }

  deinit {
    guard let delegate else { return }
    // An isolated deinit would need newer systems of Apple's. Whoever lets go elsewhere waits for the main actor, which on Linux
    // may have left the main thread.
    if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) == true {
      MainActor.assumeIsolated { delegate.leave() }
    } else {
      Task { @MainActor in delegate.leave() }
    }
  }

  /// The methods alone, in one line: a run of the same one counts once, and has a star.
  public var calls: String {
    var names: [String] = []
    for line in lines {
      let name = String(line.split(separator: " ")[1])
      if let last = names.last, last == name || last == name + "*" {
        names[names.count - 1] = name + "*"
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: " ")
  }

  /// Forgets what was called.
  public func clear() { lines.removeAll() }
}
