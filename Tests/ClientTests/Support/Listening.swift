import UIKit
import TestStage

@testable import Clients

/// Writes down what a scroll view tells its own delegate, with the multiplexer that is one of the
/// clients: it stands between the two.
@MainActor
final class Listening {
  let recorder = EventRecorder()
  private let multiplexer = DelegateMultiplexer()

  init(to scrollView: UIScrollView) {
    if let delegate = scrollView.delegate { multiplexer.add(delegate) }
    multiplexer.add(recorder)
    scrollView.delegate = multiplexer
  }

  var calls: String { recorder.calls }
}
