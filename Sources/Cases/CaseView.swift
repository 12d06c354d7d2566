#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif
#if !hasFeature(Embedded)
  import Foundation
#endif

/// A case as a view: a scroll view that fills it, and what zooms inside.
open class CaseView: UIView, UIScrollViewDelegate {
  public let scrollView = UIScrollView(frame: .zero)
  /// What `viewForZooming` answers.
  public let content = GridView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.minimumZoomScale = 0.5
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(content)
    scrollView.delegate = self
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  /// The page that is shown, from 0; nil without pages.
  open var page: Int? { nil }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
}
