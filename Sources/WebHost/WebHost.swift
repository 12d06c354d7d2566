import DisplayList
import PortableUIKit
import ScrollEngine
import ScrollGeometry

/// One window in a page: takes what the page collected, and makes frames that the page draws.
///
/// There is one in a module; several galleries in a page are several instances of the module.
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class WebHost {
  public let news = FrameNews()
  public private(set) var window = UIWindow(frame: .zero)
  /// The numbers that every frame tells of what is shown.
  public var reading: () -> [Double] = { [] }
  /// Contacts of the event that the page is putting together.
  var contacts: [TouchSample] = []
  /// UTF-8 bytes of what the page is about to say.
  var text: [UInt8] = []
  private var loop: FrameLoop
  private var frame = FrameWriter()
  /// The accessibility tree as the page knows it.
  private var toldTree = FrameWriter()

  public init(text: any TextMeasuring) {
    window.screen.textMeasuring = text
    loop = FrameLoop(window: window)
  }

  /// Shows a program's own window from now on, as large as the one before. To be called before anything is sent.
  public func show(_ other: UIWindow) {
    guard other !== window else { return }
    other.frame = window.frame
    loop = FrameLoop(window: other)
    window = other
  }

  public func send(_ kind: InputEvent.Kind, at time: Double) {
    loop.send(InputEvent(time: time, kind: kind))
  }

  /// What the page said last.
  public func takeText() -> String {
    defer { text = [] }
    return String(utf8: text)
  }

  /// Everything up to `time`, seconds. The words stay as they are until the next frame.
  public func makeFrame(at time: Double) -> [UInt64] {
    loop.frame(at: time)
    let list = loop.displayList
    frame.removeAll()
    for field in FrameHeader.allCases {
      switch field {
      case .words: frame.append(0)
      case .needsFrame: frame.append(loop.needsFrame)
      case .isAtRest: frame.append(loop.isAtRest)
      case .width: frame.append(list.size.width)
      case .height: frame.append(list.size.height)
      case .density: frame.append(list.pixelsPerPoint)
      }
    }
    frame.append(news.writer)
    news.writer.removeAll()
    appendReading()
    if loop.isAtRest { appendNewAccessibilityTree() }
    for item in list.items { frame.append(item) }
    frame.set(FrameHeader.words.rawValue, to: Double(frame.words.count))
    return frame.words
  }

  private func appendReading() {
    let numbers = reading()
    frame.begin(.reading)
    frame.append(Double(numbers.count))
    for number in numbers { frame.append(number) }
  }

  /// Words are compared, and not trees: to compare texts would take tables of all characters.
  private func appendNewAccessibilityTree() {
    var tree = FrameWriter()
    tree.append(window.accessibilityTree)
    guard tree.words != toldTree.words else { return }
    toldTree = tree
    frame.append(tree)
  }
}
