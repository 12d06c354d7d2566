#if arch(wasm32)
  import Cases
  import PortableUIKit
  import WebHost

  /// The case that the page shows.
  final class CasePage {
    nonisolated(unsafe) static let page = CasePage()

    let host = WebHost.page
    private var description = FrameWriter()

    /// A description is three texts: name, document, summary.
    func describe(_ index: Int) -> [UInt64] {
      let example = Case.all[index]
      description.removeAll()
      description.append(example.name)
      description.append(example.document)
      description.append(example.summary)
      return description.words
    }

    /// Read of a case's scroll view: offset x and y, zoom scale; then the least x and y that are allowed at rest, the
    /// greatest, the least zoom scale and the greatest. Points.
    func show(_ index: Int) {
      let view = Case.all[index].make()
      view.frame = host.window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.window.addSubview(view)
      view.listener = host.delegate
      let scrollView = view.scrollView
      host.reading = {
        let limits = scrollView.offsetLimits
        return [
          Double(scrollView.contentOffset.x), Double(scrollView.contentOffset.y),
          scrollView.shownZoomScale, limits.minimum.x, limits.minimum.y, limits.maximum.x,
          limits.maximum.y, Double(scrollView.minimumZoomScale),
          Double(scrollView.maximumZoomScale),
        ]
      }
      host.window.makeKeyAndVisible()
    }
  }

  // MARK: What the page calls

  @_expose(wasm, "caseCount") @c
  public func caseCount() -> Int32 { Int32(Case.all.count) }

  /// The address of three texts: name, document, summary.
  @_expose(wasm, "describeCase") @c
  public func caseDescription(_ index: Int32) -> UnsafePointer<UInt64>? {
    CasePage.page.describe(Int(index)).withUnsafeBufferPointer { $0.baseAddress }
  }

  @_expose(wasm, "showCase") @c
  public func caseShow(_ index: Int32) { CasePage.page.show(Int(index)) }
#endif
