// swift-tools-version: 6.1

import PackageDescription

// The package that `.ci/pack` makes: these plugins over an executable, in place of the sources that it is built from.
let package = Package(
  name: "Gatehouse",
  products: [
    .plugin(name: "GenerateModels", targets: ["GenerateModels"]),
    .plugin(name: "GenerateModelsBuildTool", targets: ["GenerateModelsBuildTool"]),
  ],
  targets: [
    .binaryTarget(name: "gatehouse", path: "gatehouse.artifactbundle"),
    .plugin(
      name: "GenerateModels",
      capability: .command(
        intent: .custom(
          verb: "generate-models",
          description: "Generate Swift from the schemas of this package."),
        permissions: [
          .writeToPackageDirectory(reason: "Generated models are written beside your sources.")
        ]),
      dependencies: ["gatehouse"], path: "GenerateModels"),
    .plugin(
      name: "GenerateModelsBuildTool", capability: .buildTool(), dependencies: ["gatehouse"],
      path: "GenerateModelsBuildTool"),
  ]
)
