// swift-tools-version: 6.3
import PackageDescription

// Sources as one writes them for an iPhone, compiled as they are: see `Scripts/check-objective-c`.
let rewriting: [Target.PluginUsage] = [
  .plugin(name: "ObjectiveCSource", package: "ObjectiveCSource")
]

let package = Package(
  name: "ObjectiveC",
  dependencies: [
    .package(name: "ZoomScrollView", path: "../../..", traits: ["Desktop"]),
    .package(name: "ObjectiveCSource", path: "../../../Plugins/ObjectiveCSource"),
  ],
  targets: [
    .target(
      name: "Viewer", dependencies: [.product(name: "UIKit", package: "ZoomScrollView")],
      path: "Viewer", sources: ["Names.swift"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: rewriting),
    .executableTarget(
      name: "App",
      dependencies: ["Viewer", .product(name: "UIKit", package: "ZoomScrollView")],
      path: "App", sources: ["Plain.swift"], swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: rewriting),
    .testTarget(
      name: "ViewerTests",
      dependencies: ["Viewer", .product(name: "ScrollTesting", package: "ZoomScrollView")],
      path: "ViewerTests", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
