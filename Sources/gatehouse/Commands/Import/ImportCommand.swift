import Configuration
import Diagnostics
import GatehousePipeline
import SchemaImport
import SchemaSemantics

struct ImportCommand: Command {
  static let manual = Manual(
    command: "import",
    summary: "Make a schema from an API's answers, or from its description.",
    operands: "<path> …",
    discussion: """
      A path is a document in JSON or YAML, or a folder of them; `-` is standard input. A document is
      an OpenAPI description (3.0 to 3.2, or Swagger 2.0), a JSON Schema, a recording of traffic (HAR),
      or anything else: then it is a sample of what the API sends. Several samples are samples of one
      type, in one file each, or one in each line (NDJSON). What a description refers to is found in
      its folder, and in the folders in it.

      The schema goes to standard output, or with `--into` to a file in that folder, which is named
      after the document. It is proved as a schema is that you write by hand. Whatever the document
      says and the schema does not is told, with its place.

      When you import a document again, what has changed in it is changed in your schema, and what you
      have edited stays as it is. For this, the folder has a file `gatehouse.import.json`, which belongs
      in version control.
      """,
    options: [name, into, only, layer, dryRun] + JobRequest.options + [.quiet],
    examples: [
      .init(
        line: "gatehouse import answer.json --as UserDTO", meaning: "Print a schema for an answer."),
      .init(
        line: "gatehouse import openapi.yaml --into Schemas",
        meaning: "Write `Schemas/Openapi.gate`."),
      .init(
        line: "gatehouse import openapi.json --only User,Order --layer domain",
        meaning: "Print two schemas with what they need, as domain types, too."),
    ],
    operandCompletion: .documents)

  private static let name = Option(
    "--as", takes: .init(placeholder: "name", kind: .name),
    "The name of the type that the samples have.")

  private static let into = Option(
    "--into", takes: .init(placeholder: "folder", kind: .folder),
    """
    The folder of schemas to write to, or a schema in it. What has been imported into that schema before is brought up to \
    date.
    """)

  private static let only = Option(
    "--only", takes: .init(placeholder: "names", kind: .name),
    "The schemas of a description that are wanted, separated by commas. What they need is imported, too."
  )

  private static let layer = Option(
    "--layer",
    takes: .init(placeholder: "layer", kind: .word(of: ImportLayer.allCases.map(\.rawValue))),
    """
    What is made of a type: `dto`, exactly what the wire holds; `domain`, with a domain type beside each dto, and the maps \
    between them; or `model`, one type for both. The default is that of the last import into the same schema, or `dto`.
    """)

  private static let dryRun = Option(
    "--dry-run",
    "With `--into`: write nothing, print the changes as a unified diff, and exit with 1 if there are any."
  )

  private let request: JobRequest
  private let name: String?
  private let target: String?
  private let only: Set<String>

  /// Nil if none was asked for.
  private let layer: ImportLayer?
  private let isDryRun: Bool
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    request = try JobRequest(arguments, of: Self.manual)
    name = arguments.value(of: Self.name)
    target = arguments.value(of: Self.into)
    let names = arguments.value(of: Self.only)?.split(separator: ",")
      .map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    guard names?.isEmpty != true else {
      throw .usage(
        UsageError(
          "`--only` has no names", in: "import",
          help: "list the types to import, separated by commas: `--only User,Order`"))
    }
    only = Set(names ?? [])
    layer = arguments.value(of: Self.layer).flatMap(ImportLayer.init)
    isDryRun = arguments.has(Self.dryRun)
    isQuiet = arguments.has(.quiet)
    guard !request.paths.isEmpty else {
      throw .usage(
        UsageError(
          "no document to import", in: "import",
          help: "pass a file, or `-` for standard input: `gatehouse import answer.json`"))
    }
    if let name, let help = Self.way(outOf: name) {
      throw .usage(
        UsageError(
          "`\(Self.name.name) \(name)` names a namespace, and an import makes none", in: "import",
          help: help))
    }
    guard target != nil || !isDryRun else {
      throw .usage(UsageError("`--dry-run` needs `\(Self.into.synopsis)`", in: "import"))
    }
  }

  /// What to do instead of naming the type together with its namespace; nil if the name has none.
  private static func way(outOf name: String) -> String? {
    let parts = name.split(separator: ".")
    guard name.contains("."), let last = parts.last else { return nil }
    let namespace = parts.dropLast().last.map { "namespace \($0)" } ?? "namespace …"
    return
      "pass `\(Self.name.name) \(last)`, and write `\(namespace)` as the first line of the schema: what is imported stays in it"
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let terminal = terminal.limited(to: request.limit)
    let job = try Job(request, in: terminal)
    let documents = try terminal.documenting(job.format) { () throws(Failure) in
      try DocumentFiles.read(request.paths)
    }
    guard let target else { return try printSchema(of: documents, for: job, in: terminal) }
    return try update(target, with: documents, for: job, in: terminal)
  }

  private func wanted(_ names: NameWishes, after folder: ImportFolder? = nil) -> ImportRequest {
    ImportRequest(
      layer: layer ?? folder?.formerLayer ?? .dto, name: name, only: only,
      onlyBefore: folder?.formerOnly ?? [], names: names)
  }

  private func importSchema(
    of documents: [SourceFile], _ wanted: ImportRequest, in terminal: Terminal
  ) -> ImportedSchema {
    let progress = isQuiet ? .none : Progress(of: documents, in: terminal)
    progress.show("importing")
    defer { progress.clear() }
    let neighbours = DocumentFiles(beside: request.paths)
    return SchemaImport.importSchema(from: documents, wanted) { neighbours.file(at: $0) }
  }

  // MARK: To standard output

  private func printSchema(
    of documents: [SourceFile], for job: Job, in terminal: Terminal
  ) throws(Failure) -> ExitCode {
    guard !job.format.isDocument else {
      let format = "`--diagnostics \(job.format.rawValue)`"
      throw .usage(
        UsageError(
          "\(format) needs `\(Self.into.synopsis)`, since both would go to standard output",
          in: "import"))
    }
    let wanted = wanted(NameWishes(conventions: job.conventions))
    let imported = importSchema(of: documents, wanted, in: terminal)
    return try tell(imported, of: wanted, for: job, in: terminal)
  }

  /// What was said about the documents, and the schema, if there is one.
  private func tell(
    _ imported: ImportedSchema, of wanted: ImportRequest, for job: Job, in terminal: Terminal
  ) throws(Failure) -> ExitCode {
    try terminal.report(imported.diagnostics, of: imported.shownFiles, format: job.format)
    if let bytes = imported.bytes { try terminal.print(bytes, on: .output) }
    if job.format == .text, !isQuiet {
      try terminal.print(ImportSummary(imported, wanted.layer).text, on: .error)
    }
    return imported.exitCode
  }

  // MARK: Into a folder

  private func update(
    _ target: String, with documents: [SourceFile], for job: Job, in terminal: Terminal
  ) throws(Failure) -> ExitCode {
    let name = ImportSummary.schemaName(for: documents, name, job.conventions)
    let folder = try terminal.documenting(job.format) { () throws(Failure) in
      try ImportFolder(target, naming: name, in: terminal, job.format)
    }
    let names = folder.wishes(job.conventions, for: documents)
    let wanted = wanted(names, after: folder)
    let imported = importSchema(of: documents, wanted, in: terminal)
    guard let bytes = imported.bytes else {
      return try tell(imported, of: wanted, for: job, in: terminal)
    }
    let update = try documenting(imported, for: job, in: terminal) { () throws(Failure) in
      try folder.update(with: imported, bytes, of: wanted, from: documents)
    }
    // Who names the schema, or the type, says what is to be brought up to date.
    let isNamed = folder.isSchemaNamed || self.name != nil
    let other = isNamed ? nil : folder.otherDocument(than: documents, bytes)
    // In schemas that cannot be read, nothing finds its place.
    let isRefused = update.diagnostics.contains(where: \.isError)
    let proof =
      isRefused
      ? []
      : validate(
        update.schemas, conventions: job.conventions, isDivided: job.dividesSchemas
      ).diagnostics
    if isDryRun {
      try update.changes.show(
        in: job.folder, on: terminal, job.format.isDocument ? .error : .output, isQuiet: isQuiet)
    } else {
      try documenting(imported, for: job, in: terminal) { () throws(Failure) in
        try update.changes.write(for: "import into")
      }
    }
    let report = ImportReport(
      [
        (imported.diagnostics, imported.shownFiles),
        (
          (other.map { [$0] } ?? []) + folder.documentsElsewhere(among: documents)
            + update.diagnostics, folder.schemas
        ),
        (proof, update.schemas),
      ])
    try terminal.report(report.diagnostics, of: report.files, format: job.format)
    if job.format == .text, isRefused {
      try terminal.print(
        "nothing was imported: correct the schemas of the folder first\n", on: .error)
    } else if job.format == .text, !isQuiet {
      let summary = ImportSummary(
        imported, wanted.layer, into: folder.schemaPath, update.changes, isDryRun,
        report.diagnostics)
      try terminal.print(summary.text, on: .error)
    }
    let isDone = !report.diagnostics.contains(where: \.isError)
    return isDone && !(isDryRun && !update.changes.isEmpty) ? .success : .problems
  }

  /// What is known about the documents is also told if nothing can be written.
  private func documenting<Content>(
    _ imported: ImportedSchema, for job: Job, in terminal: Terminal,
    _ work: () throws(Failure) -> Content
  ) throws(Failure) -> Content {
    try terminal.documenting(
      job.format, beside: imported.diagnostics, of: imported.shownFiles, work)
  }
}

extension ImportedSchema {
  fileprivate var exitCode: ExitCode {
    bytes == nil || diagnostics.contains(where: \.isError) ? .problems : .success
  }
}
