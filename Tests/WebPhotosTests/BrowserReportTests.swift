import PortableUIKit
import Testing
import WebHost
import ZoomScrollView

@testable import WebPhotos

/// The page hears every call, with where the view is and what the call brings.
@MainActor @Suite struct BrowserReportTests {
  private let news = FrameNews()
  private static let call = Double(FrameCode.call.rawValue)

  private var numbers: [Double] { news.writer.words.map(Double.init(bitPattern:)) }

  @Test func aCallBringsTheOffsetTheScaleAndItsValues() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentOffset = CGPoint(x: 30, y: 40)
    BrowserReport(news).heard(
      .willEndDragging(velocity: CGPoint(x: 1, y: 2), target: CGPoint(x: 3, y: 4)), from: view)
    let method = Double(DelegateMethod.willEndDragging.rawValue)
    #expect(numbers == [Self.call, method, 30, 40, 1, 4, 1, 2, 3, 4])
  }

  @Test func aPageIsToldByItsNumber() {
    let browser = PhotoBrowserView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    BrowserReport(news).photoBrowser(browser, didShowPage: 7)
    let method = Double(DelegateMethod.didShowPage.rawValue)
    #expect(numbers.prefix(2) == [Self.call, method] && numbers.suffix(2) == [1, 7])
  }
}
