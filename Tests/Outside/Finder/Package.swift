// swift-tools-version: 6.3
import PackageDescription

// A list that is searched, for the tests of pages.
let package = Package(
  name: "Finder",
  dependencies: [.package(name: "ZoomScrollView", path: "../../..", traits: ["Desktop"])],
  targets: [
    .executableTarget(
      name: "Finder", dependencies: [.product(name: "UIKit", package: "ZoomScrollView")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
