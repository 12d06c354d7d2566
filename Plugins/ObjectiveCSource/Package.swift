// swift-tools-version: 6.3
import PackageDescription

// A package of its own: who uses the library need not have swift-syntax.
let package = Package(
  name: "ObjectiveCSource",
  platforms: [.macOS(.v14)],
  products: [
    .plugin(name: "ObjectiveCSource", targets: ["ObjectiveCSource"]),
    .executable(name: "objective-c-source", targets: ["objective-c-source"]),
  ],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")],
  targets: [
    .plugin(
      name: "ObjectiveCSource", capability: .buildTool(), dependencies: ["objective-c-source"]),
    .executableTarget(name: "objective-c-source", dependencies: ["ObjectiveCRewriting"]),
    .target(
      name: "ObjectiveCRewriting",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
