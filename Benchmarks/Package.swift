// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "ZoomScrollView", path: "..", traits: []),
    // Without its traits: those bring interposers of their own, and AllocationCounter does that here.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "ScrollEngine", package: "ZoomScrollView"),
        .product(name: "PortableUIKit", package: "ZoomScrollView"),
        .product(name: "PhotoBrowserApp", package: "ZoomScrollView"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/EngineBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
