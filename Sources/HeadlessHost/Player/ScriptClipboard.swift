import PortableUIKit
import ScrollEngine

/// The clipboard of a window that nobody sees.
@MainActor
final class ScriptClipboard: TextInputHost {
  private weak var loop: FrameLoop?
  private let isSilent: Bool

  /// - Parameter isSilent: what is pasted comes from elsewhere.
  init(_ loop: FrameLoop, isSilent: Bool) {
    self.loop = loop
    self.isSilent = isSilent
  }

  func textInputChanged(_ state: TextInputState?) {}

  /// The pasteboard has it already.
  func copy(text: String) {}

  func requestPaste() {
    guard !isSilent, let loop, let text = UIPasteboard.general.string else { return }
    loop.send(InputEvent(time: loop.time, kind: .text(.paste(text))))
  }
}
