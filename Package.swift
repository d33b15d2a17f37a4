// swift-tools-version: 6.1

import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The targets are in the order of the pipeline; each may import only targets above it.
let package = Package(
  name: "Gatehouse",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "gatehouse", targets: ["gatehouse"]),
    .plugin(name: "GenerateModels", targets: ["GenerateModels"]),
    .plugin(name: "GenerateModelsBuildTool", targets: ["GenerateModelsBuildTool"]),
    .plugin(name: "ImportSchema", targets: ["ImportSchema"]),
  ],
  targets: [
    // JSON as RFC 8259 defines it: read with places, and written to be read by people.
    .target(name: "JSON", swiftSettings: strict),
    // YAML 1.2 with its core schema: read with places, as far as JSON can say the same.
    .target(name: "YAML", dependencies: ["JSON"], swiftSettings: strict),
    // What people are told: files, spans, diagnostics, and how each kind of reader wants them printed.
    .target(name: "Diagnostics", dependencies: ["JSON"], swiftSettings: strict),
    // Spreads work over all cores. Knows nothing of anything else.
    .target(name: "SharedWork", swiftSettings: strict),
    // Patterns become automata that match UTF-8 in one pass. Knows nothing of schemas.
    .target(name: "RegularExpressions", swiftSettings: strict),
    // The text formats that values travel in: email, host names, addresses, dates, decimals, base64.
    .target(name: "TextFormats", swiftSettings: strict),
    // Text to tokens to a parsed schema, and back: the lexer, the parser, the formatter.
    .target(name: "SchemaSyntax", dependencies: ["Diagnostics"], swiftSettings: strict),
    // Names, then types, then rules, then maps: everything that is proved before Swift is written.
    .target(
      name: "SchemaSemantics",
      dependencies: [
        "Diagnostics", "RegularExpressions", "SchemaSyntax", "SharedWork", "TextFormats",
      ],
      swiftSettings: strict),
    // What documents say of an API, as a schema: samples, JSON Schema and OpenAPI in, a formatted and proved schema out.
    .target(
      name: "SchemaImport",
      dependencies: [
        "Diagnostics", "JSON", "RegularExpressions", "SchemaSemantics", "SchemaSyntax",
        "TextFormats", "YAML",
      ],
      swiftSettings: strict),
    // Templates are parsed once and checked against typed contexts, then render into UTF-8. Knows nothing of schemas.
    .target(name: "TemplateEngine", dependencies: ["Diagnostics"], swiftSettings: strict),
    // What generated code needs at run time: real Swift, compiled and tested here, emitted as text.
    .target(
      name: "GeneratedSupport", dependencies: ["TextFormats"], path: "Templates/Support",
      swiftSettings: strict),
    // What the generated Swift looks like: the templates and the support code, carried by the binary as text.
    .target(
      name: "Templates", dependencies: ["EmbeddedTexts"], path: "Templates",
      exclude: ["Data", "Domain", "Support"], swiftSettings: strict),
    // The files that the binary carries, listed for `#embed`: the only C.
    .target(name: "EmbeddedTexts"),
    // What is emitted, decided in typed values: names, access, conformances, conditions, imports.
    .target(
      name: "SwiftLowering",
      dependencies: [
        "Diagnostics", "RegularExpressions", "SchemaSemantics", "SchemaSyntax", "SharedWork",
        "TextFormats",
      ],
      swiftSettings: strict),
    // Turns those values into text: renders templates, breaks long lines, adds the support code that they need.
    .target(
      name: "Emission",
      dependencies: ["Diagnostics", "SharedWork", "SwiftLowering", "TemplateEngine", "Templates"],
      swiftSettings: strict),
    // The texts of rules in a file of Xcode, in which people translate them.
    .target(
      name: "StringCatalogue", dependencies: ["Diagnostics", "JSON", "SwiftLowering"],
      swiftSettings: strict),
    // What a project decides once: `gatehouse.json`, read and proved against one table of its keys.
    .target(
      name: "Configuration",
      dependencies: ["Diagnostics", "JSON", "SchemaSemantics", "SwiftLowering"],
      swiftSettings: strict),
    // The whole generator in one function: text in, values out.
    .target(
      name: "GatehousePipeline",
      dependencies: [
        "Configuration", "Diagnostics", "Emission", "SchemaImport", "SchemaSemantics",
        "SchemaSyntax", "SharedWork", "StringCatalogue", "SwiftLowering", "TemplateEngine",
      ],
      swiftSettings: strict),
    // Arguments, commands, and the only input and output.
    .executableTarget(
      name: "gatehouse",
      dependencies: [
        "Configuration", "Diagnostics", "Emission", "GatehousePipeline", "JSON", "SchemaImport",
        "SchemaSemantics", "SchemaSyntax", "SharedWork", "StringCatalogue", "SwiftLowering",
        "TemplateEngine",
      ],
      swiftSettings: strict),

    // `swift package generate-models` writes models into the package, where they stay.
    .plugin(
      name: "GenerateModels",
      capability: .command(
        intent: .custom(
          verb: "generate-models",
          description: "Generate Swift from the schemas of this package."),
        permissions: [
          .writeToPackageDirectory(reason: "Generated models are written beside your sources.")
        ]),
      dependencies: ["gatehouse"]),
    // Makes models while a target is built, and keeps them out of the package.
    .plugin(
      name: "GenerateModelsBuildTool", capability: .buildTool(), dependencies: ["gatehouse"]),
    // `swift package import-schema` makes a schema from what an API says.
    .plugin(
      name: "ImportSchema",
      capability: .command(
        intent: .custom(
          verb: "import-schema",
          description: "Make a schema from what an API says: samples, JSON Schema, OpenAPI."),
        permissions: [
          .writeToPackageDirectory(reason: "The schema is written into your package.")
        ]),
      dependencies: ["gatehouse"]),

    // Measures how long everything takes. Compiles the programs in its folder itself, against what the tool writes.
    .executableTarget(
      name: "gatehouse-benchmark",
      dependencies: ["Diagnostics", "GatehousePipeline", "JSON", "SchemaSyntax", "SwiftLowering"],
      path: "Tests/Benchmark",
      exclude: ["README.md"] + ["json", "maps", "patterns", "shapes"].map { "Programs/\($0)" },
      swiftSettings: strict),

    // Which tests take long.
    .target(name: "TestTags", path: "Tests/TestTags", swiftSettings: strict),
    // Random values for tests, which a seed reproduces.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    // The words of the language, for tests that must not forget one.
    .target(name: "LanguageWords", path: "Tests/LanguageWords", swiftSettings: strict),
    // The compiler and the formatter, for tests of what is written.
    .target(
      name: "Toolchain", dependencies: ["TestTags"], path: "Tests/Toolchain", swiftSettings: strict),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "SeededRandom"], swiftSettings: strict),
    .testTarget(
      name: "YAMLTests", dependencies: ["JSON", "SeededRandom", "YAML"], swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "SeededRandom", "TestTags"],
      swiftSettings: strict),
    .testTarget(
      name: "RegularExpressionsTests",
      dependencies: ["RegularExpressions", "SeededRandom", "TestTags"],
      swiftSettings: strict),
    .testTarget(
      name: "SchemaSyntaxTests",
      dependencies: ["Diagnostics", "LanguageWords", "SchemaSyntax", "SeededRandom", "TestTags"],
      exclude: ["Formatting/Cases", "Formatting/Samples"],
      swiftSettings: strict),
    .testTarget(
      name: "TemplateEngineTests",
      dependencies: ["Diagnostics", "SeededRandom", "TemplateEngine", "TestTags"],
      swiftSettings: strict),
    .testTarget(
      name: "SupportTests",
      dependencies: [
        "Emission", "GeneratedSupport", "RegularExpressions", "SeededRandom", "SwiftLowering",
        "Templates", "TestTags", "TextFormats", "Toolchain",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SchemaSemanticsTests",
      dependencies: [
        "Diagnostics", "SchemaSemantics", "SchemaSyntax", "SeededRandom", "TestTags", "TextFormats",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SchemaImportTests",
      dependencies: [
        "Diagnostics", "JSON", "SchemaImport", "SchemaSemantics", "SchemaSyntax", "SeededRandom",
        "TestTags",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StringCatalogueTests",
      dependencies: [
        "Diagnostics", "JSON", "SeededRandom", "StringCatalogue", "SwiftLowering", "TestTags",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: [
        "Configuration", "Diagnostics", "JSON", "SchemaSemantics", "SwiftLowering", "TestTags",
      ], swiftSettings: strict),
    .testTarget(
      name: "TextFormatsTests", dependencies: ["SeededRandom", "TestTags", "TextFormats"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftLoweringTests",
      dependencies: ["Diagnostics", "SchemaSemantics", "SchemaSyntax", "SwiftLowering"],
      swiftSettings: strict),
    // Also holds Tests/Goldens: schemas, each beside the Swift that it becomes.
    .testTarget(
      name: "EmissionTests",
      dependencies: [
        "Diagnostics", "Emission", "GatehousePipeline", "LanguageWords", "RegularExpressions",
        "SchemaSemantics", "SchemaSyntax", "SeededRandom", "SharedWork", "SwiftLowering",
        "TemplateEngine", "TestTags", "Toolchain",
      ],
      swiftSettings: strict),
    // Also runs Tests/DiagnosticCases and Tests/ConfigurationCases: files, each beside what is said about it.
    .testTarget(
      name: "GatehousePipelineTests",
      dependencies: [
        "Configuration", "Diagnostics", "Emission", "GatehousePipeline", "SchemaImport",
        "SchemaSemantics", "SchemaSyntax", "SeededRandom", "StringCatalogue", "SwiftLowering",
        "TestTags",
      ],
      swiftSettings: strict),
    // Runs the built executable, as a user would.
    .testTarget(
      name: "gatehouseTests", dependencies: ["gatehouse", "SeededRandom", "TestTags"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// What libFuzzer runs. It links with `-sanitize=fuzzer` alone, so .ci/fuzz builds it, and nothing else does.
if Context.environment["GATEHOUSE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "gatehouse-fuzz",
      dependencies: ["Diagnostics", "GatehousePipeline", "SchemaSyntax"],
      path: "Tests/Fuzz",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
  package.targets.append(
    .executableTarget(
      name: "gatehouse-fuzz-json",
      dependencies: ["GeneratedSupport"],
      path: "Tests/FuzzJSON",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}

// The gate treats warnings as errors, in the one build that everything else uses too, and warns of functions that take the
// compiler longer than all the rest of a target. What is tested is optimised, as it is for users: the searches take a
// fraction of the time. Plugins are left out, since a plugin would have the tool built a second time: the packages in
// Tests/Consumers build them, and a test looks at their code.
if Context.environment["GATEHOUSE_STRICT"] != nil {
  // What .ci/yaml runs.
  package.targets.append(
    .executableTarget(
      name: "gatehouse-yaml-suite", dependencies: ["JSON", "YAML"], path: "Tests/YAMLSuite",
      swiftSettings: strict))
  // What .ci/import runs.
  package.targets.append(
    .executableTarget(
      name: "gatehouse-import-suite",
      dependencies: [
        "Diagnostics", "Emission", "GatehousePipeline", "JSON", "SchemaImport", "SchemaSemantics",
        "SchemaSyntax", "SeededRandom", "SwiftLowering", "YAML",
      ],
      path: "Tests/ImportSuite", exclude: ["Losses/Expected", "Verdicts/Expected"],
      swiftSettings: strict))
  let flags = ["-warnings-as-errors", "-Xfrontend", "-warn-long-function-bodies=10000"]
  package.products.removeAll { $0 is Product.Plugin }
  package.targets.removeAll { $0.type == .plugin }
  for target in package.targets {
    let optimization = target.type == .test ? [] : ["-O"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags + optimization)]
  }
}
