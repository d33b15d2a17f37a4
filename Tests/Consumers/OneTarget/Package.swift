// swift-tools-version: 6.1

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../.."

// Models are generated into the package by `swift package generate-models`, which finds the schemas of the target.
let package = Package(
  name: "OneTarget",
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [.executableTarget(name: "OneTarget", exclude: ["Schemas"])]
)
