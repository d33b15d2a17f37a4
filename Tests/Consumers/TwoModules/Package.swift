// swift-tools-version: 6.1

import PackageDescription

// The repository, unless `.ci/consumers` tries a release.
let gatehouse = Context.environment["GATEHOUSE_PACKAGE"] ?? "../../.."

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The layers are two modules, as `gatehouse.json` says. The app sees the domain, and nothing of the wire.
let package = Package(
  name: "TwoModules",
  dependencies: [.package(name: "Gatehouse", path: gatehouse)],
  targets: [
    .target(name: "Accounts", swiftSettings: strict),
    .target(name: "AccountsData", dependencies: ["Accounts"], swiftSettings: strict),
    .executableTarget(
      name: "TwoModules", dependencies: ["Accounts", "AccountsData"], swiftSettings: strict),
  ]
)
