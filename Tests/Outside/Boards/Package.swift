// swift-tools-version: 6.3
import PackageDescription

// A program of three targets, for the tests of pages, which build a copy of it that lies outside the checkout.
let package = Package(
  name: "Boards",
  products: [.library(name: "Boards", targets: ["Boards"])],
  dependencies: [.package(name: "ZoomScrollView", path: "../../..", traits: ["Desktop"])],
  targets: [
    .target(
      name: "Paints", dependencies: [.product(name: "UIKit", package: "ZoomScrollView")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Boards", dependencies: ["Paints", .product(name: "UIKit", package: "ZoomScrollView")],
      exclude: ["Drafts"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "App", dependencies: ["Boards", .product(name: "UIKit", package: "ZoomScrollView")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
