// swift-tools-version: 6.3
import PackageDescription

// A program with menus, as one writes it for an iPhone, for the tests of pages: `Scripts/build-web --package`.
let package = Package(
  name: "Menus",
  dependencies: [.package(name: "ZoomScrollView", path: "../../..", traits: ["Desktop"])],
  targets: [
    .executableTarget(
      name: "Menus",
      dependencies: [.product(name: "UIKit", package: "ZoomScrollView")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
