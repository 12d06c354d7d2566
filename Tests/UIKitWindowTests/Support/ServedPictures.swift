import UIKit

/// A server within the program, which has `red.png` and nothing else: it answers on the session's own thread.
final class ServedPictures: URLProtocol {
  static let size = CGSize(width: 12, height: 9)
  private static let bytes = UIGraphicsImageRenderer(size: size).image {
    UIColor.red.setFill()
    $0.fill(CGRect(origin: .zero, size: size))
  }.pngData()

  static var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ServedPictures.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let address = request.url, address.lastPathComponent == "red.png",
      let bytes = Self.bytes,
      let answer = HTTPURLResponse(
        url: address, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
      return
    }
    client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: bytes)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
