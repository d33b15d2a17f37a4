// swift-tools-version: 6.1

import PackageDescription

// The package that `.ci/pack` makes: these plugins over an executable, in place of the sources that it is built from.
let package = Package(
  name: "Gatehouse",
  products: [
    .plugin(name: "GenerateModels", targets: ["GenerateModels"]),
    .plugin(name: "GenerateModelsBuildTool", targets: ["GenerateModelsBuildTool"]),
    .plugin(name: "ImportSchema", targets: ["ImportSchema"]),
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
    .plugin(
      name: "ImportSchema",
      capability: .command(
        intent: .custom(
          verb: "import-schema",
          description: "Make a schema from what an API says: samples, JSON Schema, OpenAPI."),
        permissions: [
          .writeToPackageDirectory(reason: "The schema is written into your package.")
        ]),
      dependencies: ["gatehouse"], path: "ImportSchema"),
  ]
)
