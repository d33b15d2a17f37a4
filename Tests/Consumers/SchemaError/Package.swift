// swift-tools-version: 6.1

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../.."

// The schema has an error on purpose: its build must fail, and say where.
let package = Package(
  name: "SchemaError",
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [
    .executableTarget(
      name: "SchemaError",
      plugins: [.plugin(name: "GenerateModelsBuildTool", package: "Gatehouse")])
  ]
)
