// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "BuildTool",
  dependencies: [
    .package(name: "Gatehouse", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "BuildToolConsumer",
      plugins: [.plugin(name: "GenerateModelsBuildTool", package: "Gatehouse")])
  ]
)
