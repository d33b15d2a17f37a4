// swift-tools-version: 6.2

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../.."

// Models are generated while the target is built. Nothing is checked in.
let package = Package(
  name: "BuildTool",
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [
    .executableTarget(
      name: "BuildTool",
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "GenerateModelsBuildTool", package: "Gatehouse")])
  ]
)
