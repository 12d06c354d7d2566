// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "RepositoryCheck",
  targets: [.executableTarget(name: "RepositoryCheck")],
  swiftLanguageModes: [.v6]
)
