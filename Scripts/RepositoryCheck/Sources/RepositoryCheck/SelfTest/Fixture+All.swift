extension Fixture {
  static let all: [Fixture] = structure + source + page + elsewhere

  /// What concerns the package as a whole.
  private static let structure: [Fixture] = [
    Fixture(
      rule: "arrows",
      files: [
        (
          "Sources/Upper/A.swift",
          """
          import Lower
          import struct Lower.Point
          import PortableUIKit // caught
          @testable import class ScrollEngine.Machine // caught
          import Foundation
          import Glibc // caught
          import Testing // caught
          let text = "import Nothing"
          // import Nothing
          """
        ),
        (
          "Tests/UpperTests/B.swift",
          "import Testing\n@testable import Upper\nimport Lower // caught"
        ),
        ("Tests/EmbeddedSmoke/C.swift", "import Glibc\nimport Upper"),
      ]),
    Fixture(
      rule: "layers", files: [("Sources/Stray/A.swift", "")],
      elsewhere: [
        "Sources/Stray:1", "Package.swift:1", "Package.swift:3", "Package.swift:4",
        "Documentation/Architecture.md:5",
      ],
      targets: """
        Lower regular: Upper
        Upper regular: Lower
        Forgotten regular:
        PortableUIKit regular: Host
        Host regular:
        """,
      diagram: """
        Upper    Embedded
        PortableUIKit    Embedded
        Gone · Lower    Embedded
        Host    a window
        """),
    Fixture(
      rule: "embedded", files: [], elsewhere: ["Package.swift:2"],
      targets: "Upper regular:\nEmbeddedSmoke executable:", diagram: "Upper    Embedded"),
    Fixture(
      rule: "install", files: [], elsewhere: ["Package.swift:1"], targets: "CFoo system:",
      debianPackage: "libfoo-tools"),
    Fixture(
      rule: "size",
      files: [
        ("Sources/Upper/Long.swift", lines(400) + "let last = 1 // caught\n"),
        ("Sources/Upper/Full.swift", lines(400)),
        ("Tests/UpperTests/Long.swift", lines(600) + "let last = 1 // caught\n"),
        ("Tests/UpperTests/Full.swift", lines(600)),
        ("Web/page/long.js", lines(400) + "let last; // caught\n"),
        ("Tests/Web/full.py", lines(400)),
      ] + (1...16).map { ("Sources/Lower/Many/F\($0).swift", "") }
        + (1...15).map { ("Sources/Lower/Enough/F\($0).swift", "") },
      elsewhere: ["Sources/Lower/Many:1"]),
    Fixture(
      rule: "tests",
      files: [
        ("Sources/Upper/A.swift", "let a = 1"), ("Tests/UpperTests/B.swift", "@Test func b() {}"),
        ("Sources/Lower/A.swift", "let a = 1"), ("Sources/ScrollEngine/A.swift", "let a = 1"),
        ("Tests/ScrollEngineTests/B.swift", "// @Test"),
        ("Sources/PortableUIKit/A.swift", "let a = 1"),
        ("Tests/PortableUIKitTests/B.swift", "@Test func b() {}"),
        ("Sources/Photos/A.swift", "let a = 1"),
      ],
      elsewhere: ["Package.swift:1", "Package.swift:3", "Package.swift:4"],
      targets: """
        Lower regular:
        Upper regular: Lower
        ScrollEngine regular:
        PortableUIKit regular:
        Photos regular:
        Shim regular:
        UpperTests test: Upper
        ScrollEngineTests test: ScrollEngine
        PortableUIKitTests test: Upper
        """),
    Fixture(
      rule: "folders",
      files: [
        (
          "Sources/PhotoTiles/Store/A.swift",
          "final class Store {\n  let file: DiskFile // caught\n}"
        ),
        ("Sources/PhotoTiles/Disk/Deep/B.swift", "struct DiskFile {\n  var clock: Clock\n}"),
        ("Sources/PhotoTiles/Disk/C.swift", "// Store\nfunc open(_ store: Store) {} // caught"),
        ("Sources/PhotoTiles/Time/D.swift", "public struct Clock {}"),
        ("Sources/Upper/Time/E.swift", "struct Hour {\n  var owner: Day\n}"),
        ("Sources/Upper/Days/F.swift", "struct Day {\n  var hours: [Hour]\n}"),
      ],
      targets: "PhotoTiles regular:\nUpper regular:",
      diagram: "PhotoTiles\nUpper"),
    Fixture(
      rule: "placeholder",
      files: [
        ("Sources/Upper/Empty.swift", "// Later. // caught"),
        ("Sources/Upper/A.swift", "let a = 1"),
        ("Sources/Lower/Empty.swift", "// The only one yet."),
      ]),
  ]

  /// What concerns single lines.
  private static let source: [Fixture] = [
    Fixture(rule: "conditions", files: [("Sources/Upper/A.swift", conditions)]),
    Fixture(
      rule: "conditions",
      files: [
        ("Sources/PortableUIKit/A.swift", initialisers),
        ("Sources/PortableUIKit/Platform/B.swift", "#if os(Linux)\nlet a = 1\n#endif"),
        (
          "Sources/Upper/C.swift",
          "#if !hasFeature(Embedded) // caught\ninit(any: Any) { self.init() }\n#endif"
        ),
      ]),
    Fixture(
      rule: "purity",
      files: [
        (
          "Sources/ScrollEngine/A.swift",
          """
          final class Machine { // caught
          var subclass = classes // class
          func f(_ body: @escaping () -> Void) // caught
          weak var view: View? // caught
          let now = ContinuousClock().now // caught
          let time = Date() // caught
          let x = a.addingProduct(b, c) // caught
          /* a Timer */ let text = "Timer"
          """
        ), ("Sources/Upper/B.swift", "final class View {}"),
      ]),
    Fixture(
      rule: "default",
      files: [
        ("Sources/ScrollEngine/Gestures/A.swift", "default: break // caught"),
        ("Sources/ScrollEngine/Machine/Deep/B.swift", "  default: // caught"),
        ("Sources/ScrollEngine/Machine/C.swift", "// not a state: a key\ndefault: break"),
        ("Sources/ScrollEngine/Motion/D.swift", "default: break"),
      ]),
    Fixture(
      rule: "tunables",
      files: [
        (
          "Sources/ScrollEngine/A.swift",
          """
          let a = 0.55 * b // caught
          let c = 1_000.0 + 2 - 0.5 + 0 + vec2.x3 + pair.7
          let d = 1e-9 // caught
          // derivation: √2 / 2
          let e = 0.707_106
          let f = 44  // derivation: twice the slop
          let g = "3" + "\\(h(4))" // 5
          let i = 0x1F // caught
          static let control = Modifiers(rawValue: 16)
          """
        ),
        (
          "Sources/ScrollEngine/Tunables.swift",
          """
          public static let slop = 10.0
          public static let timeout = 0.15 // caught
          public static let pause = 0.08 // caught
          """
        ),
        ("Sources/Upper/B.swift", "let a = Tunables.slop + 0.55 // Tunables.pause"),
        ("Sources/GTKHost/D.swift", "let a = WindowTunables.slop + 0.55 // caught"),
        (
          "Sources/GTKHost/WindowTunables.swift",
          """
          static let slop = 15.0
          static let timeout = 0.15 // caught
          """
        ),
        ("Tests/UpperTests/C.swift", "let a = Tunables.timeout"),
      ],
      targets: "ScrollEngine regular:\nGTKHost regular:\nUpper regular:\nUpperTests test: Upper"),
    Fixture(
      rule: "drawing",
      files: [
        ("Sources/Upper/PageView.swift", drawing),
        (
          "Sources/Upper/PageView+Title.swift",
          """
          extension PageView {
            override func draw(
              _ rect: CGRect
            ) {
              title = text // caught
              lines = 2 // caught
            }
            func say() { title = "" }
          }
          """
        ),
        ("Sources/Upper/Sign.swift", "func update() { title = text }"),
      ]),
    Fixture(
      rule: "scrolling",
      files: [
        (
          "Sources/PortableUIKit/Views/A.swift",
          """
          let view = superview as? UIScrollView // caught
          let name = "UIScrollView", container = scrolling // UIScrollView
          """
        ), ("Sources/PortableUIKit/Scrolling/B.swift", "open class UIScrollView {}"),
        ("Sources/Upper/C.swift", "let view = superview as? UIScrollView"),
      ]),
    Fixture(
      rule: "documentation",
      files: [
        (
          "Sources/Upper/A.swift",
          """
          public struct Bare { // caught
            public var x: Double
            public init() {}
            public enum Nested {}
            public func act() {} // caught
            public static func + (a: Bare, b: Bare) -> Bare { a }
            open override func act() {}
            /// Says what it does.
            @inlinable
            public func explained() {}
            public func explained(again: Bool) {}
          }
          /// A root class.
          #if !hasFeature(Embedded)
            @preconcurrency @MainActor
          #endif
          open class Root {}
          struct Internal {}
          /// A seam.
          public protocol Seam {
            func serve()
          }
          extension Bare: Seam {
            public func serve() {}
          }
          public extension Bare {}
          """
        ),
        (
          "Sources/PortableUIKit/B.swift",
          "open class UIView { // caught\n  open func layout() {}\n}"
        ),
      ]),
  ]

  /// Drawing that does more than draw, at once and where it leads.
  private static let drawing = """
    final class PageView: UIView {
      private let store: TileStore
      private var drawn: [Tile] = []
      var frameCount = 0
      override func appendContent(to list: inout DisplayList, in context: DrawingContext) {
        frameCount += 1 // caught
        var path = Path()
        path.points.append(Point(x: 1, y: 2))
        list.append(.fillPath(path))
        list.items[0].opacity = 0.5
        store.want(tiles) // caught
        update(&path)
        label?.title = "" // caught
        addSubview(sign) // caught
        // no effect: the next frame counts it anew.
        frameCount = 0
        for tile in drawn { tile.append(to: &list) }
        if isReady { list.append(.pop) }
      }
      private func update(_ path: inout Path) {
        path = Path()
        self.drawn.removeAll(keepingCapacity: true) // caught
        let tiles = drawn.map { tile in tile }
        onlyCalledByLayout = tiles // caught
      }
      private var isReady: Bool {
        sign.setNeedsDisplay() // caught
        return true
      }
      override func layoutSubviews() {
        frameCount = 0
        addSubview(sign)
      }
    }
    """

  private static let conditions = """
    import Foundation // caught
    #if canImport(UIKit) // caught
      import UIKit // caught
    #endif
    /// Documented.
    #if !hasFeature(Embedded)
      @preconcurrency @MainActor
    #endif
    #if !hasFeature(Embedded)
      @MainActor
    #endif
    #if !hasFeature(Embedded) // caught
      @objc
    #endif
    #if hasFeature(Embedded)
      public unowned(unsafe) var delegate: Delegate?
    #else
      /// Not kept alive.
      public weak var delegate: Delegate? {
        didSet { update() }
      }
    #endif
    #if hasFeature(Embedded) // caught
      unowned(unsafe) var a: A?
      var b = 1
    #else
      weak var a: A?
    #endif
    #if os(Linux) // caught
      let a = 1
    #endif
    #if DEBUG // caught
      #if !hasFeature(Embedded)
        @MainActor
      #endif
    #endif
    """

  private static let initialisers = """
    #if !hasFeature(Embedded)
      public init(target: Any?, action: Selector?) {
        super.init()
      }
      public convenience init(
        item: Any
      ) {
        self.init()
      }
    #endif
    #if !hasFeature(Embedded) // caught
      public init(frame: Rect) {
      }
    #endif
    #if !hasFeature(Embedded) // caught
      public func send(_ sender: Any) {
      }
    #endif
    """

  private static func lines(_ count: Int) -> String {
    String(repeating: "\n", count: count)
  }
}
