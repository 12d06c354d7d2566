#if hasFeature(Embedded)
  import DisplayList
  import PortableUIKit
  import ScrollGeometry

  // As much of Foundation as a picture by its address needs. Whatever is fetched is decoded by the browser, and no program sees
  // its bytes.

  /// An address: in full, or from where the page lies.
  public struct URL {
    public let absoluteString: String

    public init?(string: String) {
      guard !string.utf8.isEmpty else { return nil }
      absoluteString = string
    }
  }

  /// A picture that has been fetched.
  public struct Data {
    let answer: PageRequests.Answer
  }

  /// Where something came from.
  public class URLResponse {}

  public final class HTTPURLResponse: URLResponse {
    public let statusCode: Int

    init(_ statusCode: Int) { self.statusCode = statusCode }
  }

  /// Why nothing came.
  public final class URLError {
    public var localizedDescription: String { "It could not be fetched, or is no picture." }
  }

  public final class URLSession {
    private static let one = OneSession()

    public static var shared: URLSession { one.session }

    fileprivate init() {}

    /// - Parameter completionHandler: called once, when the picture can be shown; `DispatchQueue.main` is where it is.
    public func dataTask(
      with url: URL, completionHandler: @escaping (Data?, URLResponse?, URLError?) -> Void
    ) -> URLSessionDataTask {
      URLSessionDataTask(url, completionHandler)
    }
  }

  /// There is one thread.
  private final class OneSession: @unchecked Sendable {
    let session = URLSession()
  }

  public final class URLSessionDataTask {
    private let url: URL
    private var done: ((Data?, URLResponse?, URLError?) -> Void)?
    private var isAsked = false

    init(_ url: URL, _ done: @escaping (Data?, URLResponse?, URLError?) -> Void) {
      self.url = url
      self.done = done
    }

    /// Asks for it, once.
    public func resume() {
      guard !isAsked else { return }
      isAsked = true
      PageRequests.fetch(url.absoluteString) { answer in
        guard let done = self.done else { return }
        self.done = nil
        let response = answer.status > 0 ? HTTPURLResponse(answer.status) : nil
        guard !answer.size.isEmpty else { return done(nil, response, URLError()) }
        done(Data(answer: answer), response, nil)
      }
    }

    /// Nobody hears of it; it is fetched all the same.
    public func cancel() { done = nil }
  }

  extension UIImage {
    /// A picture that has been fetched, with a pixel a point.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// - Parameter scale: pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
      self.init(
        texture: TextureID(picture: Int32(data.answer.number)), pixelSize: data.answer.size,
        scale: scale)
    }
  }
#endif
