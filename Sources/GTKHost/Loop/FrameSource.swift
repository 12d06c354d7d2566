import DisplayList
import PortableUIKit
import ScrollEngine

/// What a window asks of its content. `FrameLoop` is the one that people see;
/// trials of the host itself bring their own.
@MainActor
package protocol FrameSource: AnyObject {
  func send(_ event: InputEvent)
  func frame(at time: Double)
  var needsFrame: Bool { get }
  var displayList: DisplayList { get }
}

extension FrameLoop: FrameSource {}
