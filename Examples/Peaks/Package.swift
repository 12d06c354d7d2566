// swift-tools-version: 6.3
import PackageDescription

// A whole iOS program on Linux. Its sources are what one would write for an iPhone; this file is all
// that knows better.
let package = Package(
  name: "Peaks",
  dependencies: [
    // Elsewhere: .package(url: "https://…", branch: "main", traits: ["Desktop"])
    .package(name: "ZoomScrollView", path: "../..", traits: ["Desktop"])
  ],
  targets: [
    .executableTarget(
      name: "Peaks",
      dependencies: [
        .product(name: "UIKit", package: "ZoomScrollView"),
        .product(name: "UIKitWindow", package: "ZoomScrollView"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
