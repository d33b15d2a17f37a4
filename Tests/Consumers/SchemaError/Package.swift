// swift-tools-version: 6.1

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../.."

// The schema is wrong, on purpose: its build has to fail, and to say where.
let package = Package(
  name: "SchemaError",
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [
    .executableTarget(
      name: "SchemaError",
      plugins: [.plugin(name: "GenerateModelsBuildTool", package: "Gatehouse")])
  ]
)
