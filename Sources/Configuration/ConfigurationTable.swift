import Diagnostics
import JSON
import SwiftLowering

/// Every key of `gatehouse.json`. The reader, its suggestions for unknown keys, the reference in the documentation, and
/// the JSON Schema are derived from it.
enum ConfigurationTable {
  static let root = ObjectForm(
    WrittenConfiguration(), example: ["domain": ["output": "Generated"]],
    rules: [dataNeedsDomain, outputsExcludeLayers, bundleNeedsMessages],
    keys: placeKeys + formKeys + extraKeys + otherKeys)

  /// Where schemas come from, and where Swift goes.
  private static let placeKeys: [Key<WrittenConfiguration>] = [
    .unread(
      "$schema", .anyText,
      """
      Where an editor finds the JSON Schema of this file, which `gatehouse init --schema` prints.
      """),
    Key(
      "schemas", \.schemas, .list(of: .path(example: "Schemas")),
      """
      Schema files, and folders that are searched for `*.gate`. Together they are one schema.
      """),
    Key("domain", \.domain, domain.value, "Where the domain goes, and who can see it."),
    Key(
      "data", \.data, data.value,
      """
      Where the DTOs, the mappers and their support code go. Without it they go where the domain goes.
      """),
    Key(
      "outputs", \.outputs, .list(of: output),
      """
      Several places for the Swift of these schemas, such as an app and its extension, instead of `domain` and `data`.
      """),
  ]

  /// What the Swift looks like, and how it reads and writes JSON.
  private static let formKeys: [Key<WrittenConfiguration>] = [
    Key(
      "wireNames", \.wireNames,
      .choice([
        (.camelCase, "`first_name` becomes `firstName`, `avatar_url` becomes `avatarURL`"),
        (.verbatim, "a wire name that is valid in Swift stays as it is"),
      ]),
      "How wire names become Swift names, unless `as` gives one."),
    Key(
      "initialisms", \.initialisms, initialisms.value,
      "Words that are written in capitals within a name, as in `avatarURL`."),
    Key(
      "mappers", \.mappers,
      .choice([
        (.extensions, "initialisers of the mapped types, as in `User(from: dto)`"),
        (.namespaces, "static functions of an enum; nothing is added to the types themselves"),
      ]),
      "What a map looks like in Swift."),
    Key(
      "json", \.json,
      .choice([
        (.codable, "through `Codable`, for every decoder and encoder"),
        (.direct, "through `Codable`, and also directly from and to the bytes of a JSON text"),
        (
          .directOnly,
          """
          directly; a type is `Codable` only if its schema says so, or if it answers a repository, whose JSON \
          files are read by a decoder
          """
        ),
      ]),
      "How DTOs and models are read from JSON and written."),
    Key(
      "dictionaryOrder", \.dictionaryOrder,
      .choice([
        (.sorted, "by their keys, so that equal values become equal JSON"),
        (.unordered, "in no particular order, which is quicker"),
      ]),
      """
      The order in which the members of dictionaries are written directly. With `Codable`, the encoder decides, for example by `.sortedKeys`.
      """),
    Key(
      "issueCap", \.issueCap, .integer(1...1_000_000, example: 20),
      """
      How many issues a mapping error holds at most, from 1 to 1,000,000. A payload with more problems is as wrong as one with so many.
      """),
  ]

  /// What is generated only on request.
  private static let extraKeys: [Key<WrittenConfiguration>] = [
    Key(
      "unionProperties", \.unionProperties,
      .choice([
        (
          .domain,
          "each case of a domain union has a property such as `isImage`, and one such as `image` for what it carries"
        ),
        (.none, "a `switch` is the only way to look into a union"),
      ]),
      "Whether unions have properties that tell their cases apart."),
    Key(
      "dtos", \.dtos,
      .choice([
        (.plain, "only to what their use requires, which compiles faster"),
        (.equatable, "to `Equatable` as well, for tests"),
      ]),
      "What DTOs conform to."),
    Key(
      "jsonFiles", \.jsonFiles,
      .choice([
        (.none, "there are none"),
        (
          .repositories,
          "each source of a `repository` gets a type that does so, such as `UserFiles(in:)`"
        ),
      ]),
      "Whether there are sources that read and write JSON files, for tests, previews and caches."),
    Key(
      "messages", \.messages,
      .choice([
        (.inline, "in English, in the code"),
        (
          .catalogue,
          "in the string catalogue `RuleTexts.xcstrings`, which is written beside the code and is yours to translate"
        ),
      ]),
      "Where the texts of broken rules are."),
    Key(
      "catalogueBundle", \.catalogueBundle,
      .choice([
        (
          .target,
          "in that of the app, the extension or the framework that the code is compiled into"
        ),
        (.module, "in `Bundle.module`, which a target of a package has if it has resources"),
        (.custom, "in `RuleTexts.bundle`, a static property that you write in an extension"),
      ]),
      "In which bundle the catalogue of `messages` is. Only for a project that has one."),
  ]

  /// The names of the support code, and what the tool itself does.
  private static let otherKeys: [Key<WrittenConfiguration>] = [
    Key(
      "logSubsystem", \.logSubsystem, .subsystem,
      "The subsystem under which fallbacks are reported in the system's log."),
    Key(
      "supportPrefix", \.supportPrefix, .typePrefix,
      """
      The prefix of all types of the support code, and of their files: with `API` they are called `APIJSON` and \
      `APIPatch`, so that an app can have its own `JSON` or `Patch`. It consists of ASCII letters and digits, and begins \
      with a capital letter.
      """),
    Key(
      "templates", \.templates, .path(example: "Templates"),
      "A folder of templates that replace the built-in ones of the same names."),
    Key(
      "diagnostics", \.diagnostics,
      .choice([
        (.text, "for people, in a terminal"),
        (.xcode, "lines that Xcode and other editors turn into markers"),
        (.json, "one document, for programs"),
        (.github, "annotations in the log of GitHub Actions"),
        (.sarif, "a report for code scanning"),
      ]),
      "How problems are printed, unless `--diagnostics` is given."),
  ]

  static let domain = layer(
    isOutputRequired: true,
    output: "The folder that the files of the domain are written to.",
    module: """
      The module of the domain, if the data layer is in another one: it is imported there, so that `access` has to be \
      `package` or `public`.
      """)

  static let data = layer(
    isOutputRequired: false,
    output:
      "The folder that the files of the data layer are written to. The default is that of the domain.",
    module: "The module of the data layer, if you want to name it.")

  private static func layer(
    isOutputRequired: Bool, output: String, module: String
  ) -> ObjectForm<WrittenLayer> {
    ObjectForm(
      WrittenLayer(), example: ["output": "Sources/App/Generated"],
      keys: [
        Key(
          "output", \.output, .path(example: "Sources/App/Generated"), isRequired: isOutputRequired,
          output),
        Key("module", \.module, .module, module),
        Key(
          "access", \.access,
          .choice([
            (.internal, "visible within the module"), (.package, "visible within the package"),
            (.public, "visible everywhere"),
          ]),
          "Who can see what is generated."),
      ])
  }

  static let output = ObjectForm(
    WrittenOutput(), example: ["domain": ["output": "Sources/App/Generated"]],
    keys: [
      Key("domain", \.domain, domain.value, isRequired: true, "As above, for this output."),
      Key("data", \.data, data.value, "As above, for this output."),
      Key(
        "schemas", \.schemas, .list(of: .path(example: "Schemas")),
        """
        The schemas, among those above, whose declarations are written here, with everything that they need.
        """),
      Key(
        "declarations", \.declarations, .list(of: .declaration),
        """
        The names of the declarations that are written here, with everything that they need and the maps between \
        types that are here. `V2.UserDTO` is a declaration in a namespace, and `V2` is all that it holds. Without `schemas` and `declarations`, everything is written here.
        """),
    ])

  static let initialisms = ObjectForm(
    WrittenInitialisms(), example: ["add": ["sepa"]],
    keys: [
      Key(
        "add", \.add, .list(of: .initialism, canBeEmpty: true),
        "Additional words: with `sepa`, `paid_by_sepa` becomes `paidBySEPA`."),
      Key(
        "remove", \.remove, .list(of: .initialism, canBeEmpty: true),
        "Built-in words that are treated like any other word: without `sim`, `phone_sim` becomes `phoneSim`."
      ),
    ])

  private static let dataNeedsDomain = ObjectRule.needs(
    "data", beside: "domain", because: "the maps of the data layer create types of the domain")

  private static let bundleNeedsMessages = ObjectRule.needs(
    "catalogueBundle", beside: "messages",
    because: "there is a catalogue only with `\"messages\": \"catalogue\"`")

  private static let outputsExcludeLayers = ObjectRule.excludes(
    "outputs", others: ["domain", "data"],
    because: "move it into an item of `outputs`")
}

extension ConfigurationTable {
  /// The objects that have the key `name`, for a message: `` `domain` and `data` ``; empty if none has it.
  static func owners(of name: String) -> String {
    let objects: [(name: String, keys: [String])] = [
      ("the configuration", root.keys.map(\.name)), ("`domain`", domain.keys.map(\.name)),
      ("`data`", data.keys.map(\.name)), ("`outputs`", output.keys.map(\.name)),
      ("`initialisms`", initialisms.keys.map(\.name)),
    ]
    return objects.filter { $0.keys.contains(name) }.map(\.name).joined(separator: " and ")
  }
}
