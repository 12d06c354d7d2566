import Cases
import PortableUIKit
import WebHost
import WebPhotos

/// The case that the page shows.
final class CasePage {
  nonisolated(unsafe) static let page = CasePage()

  let host = WebHost.page
  private lazy var report = BrowserReport(host.news)
  private var description = FrameWriter()

  /// A description is three texts: name, document, summary.
  func describe(_ index: Int) -> [UInt64] {
    let example = Self.cases[index]
    description.removeAll()
    description.append(example.name)
    description.append(example.document)
    description.append(example.summary)
    return description.words
  }

  func show(_ index: Int) {
    let view = Self.cases[index].make()
    view.frame = host.window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.window.addSubview(view)
    view.listener = report
    let scrollView = view.scrollView
    host.reading = { CaseReading.allCases.map { $0.value(of: scrollView) } }
    host.window.makeKeyAndVisible()
    Self.prepare()
  }
}

// MARK: What the page calls

@_expose(wasm, "caseCount") @c
public func caseCount() -> Int32 { Int32(CasePage.cases.count) }

/// The address of three texts: name, document, summary.
@_expose(wasm, "describeCase") @c
public func caseDescription(_ index: Int32) -> UnsafePointer<UInt64>? {
  CasePage.page.describe(Int(index)).withUnsafeBufferPointer { $0.baseAddress }
}

@_expose(wasm, "showCase") @c
public func caseShow(_ index: Int32) { CasePage.page.show(Int(index)) }
