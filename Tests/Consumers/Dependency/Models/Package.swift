// swift-tools-version: 6.1

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../../.."

// The targets contain schemas, and nothing else except an empty Swift file where SwiftPM requires one.
let package = Package(
  name: "Models",
  products: [
    .library(name: "Models", targets: ["Models"]), .library(name: "Plain", targets: ["Plain"]),
  ],
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [
    .target(
      name: "Models",
      plugins: [.plugin(name: "GenerateModelsBuildTool", package: "Gatehouse")]),
    .target(
      name: "Plain",
      plugins: [.plugin(name: "GenerateModelsBuildTool", package: "Gatehouse")]),
  ]
)
