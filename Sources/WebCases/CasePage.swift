#if arch(wasm32)
  import Cases
  import PortableUIKit
  import WebHost

  /// The case that the page shows.
  final class CasePage {
    nonisolated(unsafe) static let page = CasePage()

    let host = WebHost.page
    private var view: CaseView?
    private var description = FrameWriter()
    private var reading = FrameWriter()

    /// A description is three texts: name, document, summary.
    func describe(_ index: Int) -> [UInt64] {
      let example = Case.all[index]
      description.removeAll()
      description.append(example.name)
      description.append(example.document)
      description.append(example.summary)
      return description.words
    }

    func show(_ index: Int) {
      let view = Case.all[index].make()
      view.frame = host.window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.window.addSubview(view)
      view.listener = host.delegate
      self.view = view
      host.window.makeKeyAndVisible()
    }

    /// What the case's scroll view does now: offset x and y, zoom scale; then the least x and y that are
    /// allowed at rest, the greatest, the least zoom scale and the greatest. Points.
    func read() -> [UInt64] {
      reading.removeAll()
      guard let scrollView = view?.scrollView else { return reading.words }
      let limits = scrollView.offsetLimits
      for number in [
        Double(scrollView.contentOffset.x), Double(scrollView.contentOffset.y),
        scrollView.shownZoomScale, limits.minimum.x, limits.minimum.y, limits.maximum.x,
        limits.maximum.y, Double(scrollView.minimumZoomScale), Double(scrollView.maximumZoomScale),
      ] { reading.append(number) }
      return reading.words
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

  /// The address of nine numbers, which stay until the next frame: see `CasePage.read`.
  @_expose(wasm, "readCase") @c
  public func caseReading() -> UnsafePointer<UInt64>? {
    CasePage.page.read().withUnsafeBufferPointer { $0.baseAddress }
  }

  @_expose(wasm, "showCase") @c
  public func caseShow(_ index: Int32) { CasePage.page.show(Int(index)) }
#endif
