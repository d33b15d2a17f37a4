// swift-tools-version: 6.1

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../.."

// The schema comes from `swift package import-schema`, and the models from `swift package generate-models`.
let package = Package(
  name: "Import",
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [.executableTarget(name: "Import", exclude: ["Schemas"])]
)
