// swift-tools-version: 6.3
import PackageDescription

// A map of tiles that the program makes itself. Its sources are what one would write for an iPhone; this file is all that knows
// better.
let package = Package(
  name: "Tiles",
  dependencies: [
    // Elsewhere: .package(url: "https://…", branch: "main", traits: ["Desktop"])
    .package(name: "ZoomScrollView", path: "../..", traits: ["Desktop"])
  ],
  targets: [
    .executableTarget(
      name: "Tiles",
      dependencies: [
        .product(name: "UIKit", package: "ZoomScrollView"),
        .product(name: "UIKitWindow", package: "ZoomScrollView"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
