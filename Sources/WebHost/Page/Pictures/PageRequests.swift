import PortableUIKit
import ScrollGeometry

/// Pictures that a program asks for by their addresses: the page fetches and decodes them, and says how large they are.
public enum PageRequests {
  /// What has come.
  public struct Answer {
    /// Of its texture.
    let number: Int
    /// Of HTTP; 0 where there was no answer.
    public let status: Int
    /// Pixels; nothing where it is no picture.
    let size: Size
  }

  /// The numbers of the program's own files are smaller.
  private static var first: Int { 1_000_000 }
  nonisolated(unsafe) private static var waiting: [(Answer) -> Void] = []

  static func fetch(_ address: String, _ done: @escaping (Answer) -> Void) {
    let news = WebHost.page.news
    news.writer.begin(.writing)
    news.writer.append(String(plain: "fetch\n\(first + waiting.count)\n\(address)"))
    waiting.append(done)
  }

  fileprivate static func came(_ answer: Answer) {
    let index = answer.number - first
    guard waiting.indices.contains(index) else { return }
    let done = waiting[index]
    // Nobody hears twice, and what it holds may go.
    waiting[index] = { _ in }
    done(answer)
  }
}

/// A picture that was asked for has come: its width and height, pixels, or zero.
@_expose(wasm, "imageCame") @c
public func pageImageCame(_ number: Int32, _ status: Int32, _ width: Double, _ height: Double) {
  PageRequests.came(
    PageRequests.Answer(
      number: Int(number), status: Int(status), size: Size(width: width, height: height)))
}
