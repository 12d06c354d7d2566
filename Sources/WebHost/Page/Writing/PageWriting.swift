import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// Tells the page who is written into (see `FrameCode.writing`); what is written comes by `write`. Only modules of programs
/// with texts of that kind have this.
public final class PageWriting: TextInputHost {
  nonisolated(unsafe) private static var one: PageWriting?
  /// Farther outside a window no caret is told of, points.
  private static var farthest: Double { 30_000 }

  /// From now on somebody can write into the fields of the page's window.
  public static func begin() {
    guard one == nil else { return }
    let new = PageWriting()
    one = new
    TextInputHosts.shared.set(new, for: WebHost.page.window)
    new.tell("begin")
  }

  public func textInputChanged(_ state: TextInputState?) {
    guard let state else { return tell("nobody") }
    let caret = state.caret
    let place = String(
      plain:
        "\(whole(caret.minX)) \(whole(caret.minY)) \(whole(caret.width)) \(whole(caret.height))")
    let selection = String(plain: "\(state.anchorOffset) \(state.caretOffset)")
    let flags = [
      state.isMultiline, state.isSecure, state.hasFieldBefore, state.hasFieldBehind,
      state.holdsSelection,
    ]
    var bits = 0
    for index in flags.indices where flags[index] { bits |= 1 << index }
    let keys = String(plain: "\(state.keyboardType.rawValue) \(state.returnKeyType.rawValue)")
    let traits = String(
      plain:
        "\(keys) \(state.autocapitalizationType.rawValue) \(state.autocorrectionType.rawValue)")
    tell(
      String(
        plain:
          "state \(Int(state.id)) \(place) \(selection) \(bits) \(traits)\n\(state.surrounding)")
    )
  }

  public func copy(text: String) { tell(String(plain: "copy\n\(text)")) }
  public func requestPaste() { tell("paste") }

  private func whole(_ length: Double) -> Int {
    Int(max(-Self.farthest, min(Self.farthest, length)))
  }

  private func tell(_ text: String) {
    let news = WebHost.page.news
    news.writer.begin(.writing)
    news.writer.append(text)
  }
}

// MARK: What the page calls

/// Something was written, what `text` has made room for: a `WritingCode`, and how many characters before and behind the
/// caret it is about: an erased piece, or where the caret stands in what is marked.
@_expose(wasm, "write") @c
public func pageWrite(_ code: Int32, _ before: Int32, _ behind: Int32, _ time: Double) {
  let text = WebHost.page.takeText()
  let sample: TextSample
  switch WritingCode(rawValue: code) {
  case .insert: sample = .insert(text)
  case .mark: sample = .mark(text, caret: Int(before))
  case .erase: sample = .erase(before: Int(before), after: Int(behind))
  case .paste: sample = .paste(text)
  case nil: return
  }
  WebHost.page.send(.text(sample), at: time)
}

/// The keyboard means something else in the page.
@_expose(wasm, "endWriting") @c
public func pageEndWriting() { WebHost.page.window.endEditing(true) }
