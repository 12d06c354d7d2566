#if os(iOS) || os(tvOS) || os(visionOS) || targetEnvironment(macCatalyst)
  import UIKit
#else
  import PortableUIKit
#endif

/// Something to try: a view that fills the window, with a name that a command can say.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public struct Case {
  public let name: String
  /// One sentence for a list.
  public let summary: String
  /// A fresh view, and the scroll view in it whose delegate is logged.
  public let make: () -> CaseView

  /// All of them, in the order in which a list shows them.
  public static var all: [Case] {
    [
      Case(name: "plain", summary: "A scroll view that fills the window, and nothing else.") {
        PlainCase()
      },
      Case(name: "paged", summary: "The same with paging: ten pages side by side.") {
        PagedCase()
      },
    ]
  }
}
