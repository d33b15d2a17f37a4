// swift-tools-version: 6.1

import PackageDescription

// Models of a package that this one depends on. Each of the two has a configuration, and each follows its own.
let package = Package(
  name: "Dependency",
  dependencies: [.package(path: "Models")],
  targets: [
    .executableTarget(
      name: "Dependency",
      dependencies: [
        .product(name: "Models", package: "Models"), .product(name: "Plain", package: "Models"),
      ])
  ]
)
