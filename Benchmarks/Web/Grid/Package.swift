// swift-tools-version: 6.3
import PackageDescription

// A grid of 100,000 cells, as one writes it for an iPhone, for Scripts/benchmark-web-grid.
let package = Package(
  name: "Grid",
  dependencies: [.package(name: "ZoomScrollView", path: "../../..", traits: ["Desktop"])],
  targets: [
    .executableTarget(
      name: "Grid",
      dependencies: [.product(name: "UIKit", package: "ZoomScrollView")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
