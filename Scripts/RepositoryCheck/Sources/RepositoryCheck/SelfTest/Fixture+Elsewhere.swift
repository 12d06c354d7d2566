extension Fixture {
  /// What concerns those who build the package elsewhere: with another Swift, or on a Mac.
  static let elsewhere: [Fixture] = [
    Fixture(
      rule: "foundation",
      files: [
        ("Sources/PortableUIKit/A.swift", clashes),
        ("Sources/ZoomScrollView/B.swift", "class Relay: Layer {\n  let hash = 1 // caught\n}"),
        ("Sources/Upper/C.swift", "class Other: Layer {\n  let hash = 1\n}"),
      ],
      targets: "PortableUIKit regular:\nZoomScrollView regular: PortableUIKit\nUpper regular:"),
    Fixture(
      rule: "tools",
      files: [
        ("Package.swift", "// swift-tools-version: 6.3"),
        ("Examples/One/Package.swift", "// swift-tools-version: 6.3"),
        ("Tests/Two/Package.swift", "// swift-tools-version: 6.1 // caught"),
        (
          "README.md",
          """
          It needs GTK, and Swift 6.2 to be built. // caught
          Swift 6.1 had a fault.
          """
        ),
        ("Scripts/install", "echo Swift 6.3 or newer"),
      ],
      elsewhere: [".spi.yml:1"]),
    Fixture(
      rule: "declared", files: [], elsewhere: ["Package.swift:2", "Package.swift:4"],
      targets: "UIKit regular:\nUpper regular: UIKit\nLower regular:\nOther regular: Gone Lower",
      macTargets: "Upper regular: UIKit Lower\nLower regular:\nOther regular: Lower"),
    Fixture(
      rule: "declared", files: [], elsewhere: ["Package.swift:1"], targets: "UIKit regular:"),
  ]

  private static let clashes = """
    open class Layer: NSObject {
      var state: [String: Any] = [:] { didSet { let hash = 1; func isEqual(_ object: Any?) {} } }
      public final func value(forKey key: String) -> Any? { nil } // caught
      open override var hash: Int { 1 }
      open override func isEqual(_ object: Any?) -> Bool { true }
      static func value(forKey key: String) -> Any? { nil }
      func perform(_ body: (Int) -> Void) {}
      func setValue(_ value: Float, animated: Bool) {}
      struct State {
        var description: String { "" }
      }
      @discardableResult func perform(_ action: Selector) -> Int { 1 } // caught
    }
    final class Shape:
      Layer
    {
      let description = "" // caught
      open func observeValue( // caught
        forKeyPath keyPath: String?, of object: Any?, change: [String: Any]?,
        context: UnsafeMutableRawPointer?
      ) {}
    }
    #if !hasFeature(Embedded) && !canImport(ObjectiveC)
      extension Layer {
        func setValue(_ value: Any?, forKey key: String) {}
      }
    #else
      extension Layer {
        func setValue(_ value: Any?, forKey key: String) {} // caught
      }
    #endif
    #if !hasFeature(Embedded)
      extension NSObject {
        #if !canImport(ObjectiveC)
          func copy() -> Any { self }
        #endif
        func mutableCopy() -> Any { self } // caught
      }
    #else
      open class NSObject: Hashable {
        open var hash: Int { 1 }
      }
    #endif
    final class Other {
      var hash = 1
    }
    """
}
