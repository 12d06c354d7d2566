// swift-tools-version: 6.3
import PackageDescription

// A program that waits and draws, with the names that Foundation, Dispatch and UIKit have for it, for the tests of pages.
let package = Package(
  name: "Clock",
  dependencies: [.package(name: "ZoomScrollView", path: "../../..", traits: ["Desktop"])],
  targets: [
    .executableTarget(
      name: "Clock", dependencies: [.product(name: "UIKit", package: "ZoomScrollView")],
      resources: [.process("Pictures")],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ]
)
