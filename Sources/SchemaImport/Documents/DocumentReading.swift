import Diagnostics
import JSON
import YAML

/// What the files of a run say, and the files themselves.
struct ReadDocuments {
  /// Those that were given, and then those that they refer to.
  private(set) var files: [SourceFile]
  private(set) var documents: [ImportedDocument] = []
  private(set) var reading: ImportReading

  /// - Parameter read: a file that a description refers to; nil if there is none.
  init(
    _ given: [SourceFile], _ request: ImportRequest, reading read: (String) -> SourceFile?
  ) {
    files = given
    var faults: [Diagnostic] = []
    for (index, file) in given.enumerated() {
      documents += Self.documents(of: file, at: index, &faults)
    }
    guard !documents.isEmpty || faults.isEmpty else {
      reading = ImportReading(draft: Draft(), diagnostics: faults)
      return
    }
    var files = files
    var references = ReferencedDocuments(documents)
    references.gather { path in
      guard let file = read(path) else { return nil }
      files.append(file)
      return Self.documents(of: file, at: files.count - 1, &faults).first
    }
    self.files = files
    documents = references.documents
    reading = ImportReading.read(documents, request)
    reading.diagnostics = faults + reading.diagnostics
  }

  private static func documents(
    of file: SourceFile, at index: Int, _ faults: inout [Diagnostic]
  ) -> [ImportedDocument] {
    guard isYAML(file) else {
      let text = SampleText(file, at: index)
      faults += text.diagnostics
      return text.documents
    }
    do throws(YAMLError) {
      return [
        ImportedDocument(path: file.path, index: index, value: try YAMLReader.read(file.bytes))
      ]
    } catch {
      faults.append(error.diagnostic(in: index))
      return []
    }
  }

  /// By its name, or where that does not tell, by its first sign: a document in JSON begins with a bracket.
  private static func isYAML(_ file: SourceFile) -> Bool {
    if file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml") { return true }
    guard file.path.hasPrefix("<") else { return false }
    let first = file.bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first != UInt8(ascii: "{") && first != UInt8(ascii: "[")
  }
}

extension ImportReading {
  /// Whatever the documents are: descriptions, or samples of what an API sends.
  fileprivate static func read(
    _ documents: [ImportedDocument], _ request: ImportRequest
  ) -> ImportReading {
    guard documents.contains(where: { DescriptionReader.recognizes($0.value) }) else {
      var reading = SampleReader.read(SampleFiles(documents, named: request.name))
      if !request.only.isEmpty { reading.refuse(.nameless, in: documents) }
      return reading
    }
    var reading =
      request.only.isEmpty
      ? DescriptionReader.read(documents)
      : DescriptionReader.read(
        documents, only: request.only, orBefore: request.onlyBefore)
    reading.isOfDescriptions = true
    if let name = request.name, !reading.callTop(name) { reading.refuse(.named, in: documents) }
    return reading
  }

  /// Gives a name to what a document as a whole describes. False where it only has schemas with names of their own.
  private mutating func callTop(_ name: String) -> Bool {
    guard let index = draft.declarations.firstIndex(where: { $0.origin.steps.isEmpty }) else {
      return false
    }
    draft.declarations[index].names.insert(name, at: 0)
    return true
  }

  /// An option that does not go with the documents.
  private enum Misfit {
    /// `--only`, although samples have no names.
    case nameless
    /// `--as`, although each schema has a name.
    case named

    var text: (message: String, help: String) {
      switch self {
      case .nameless:
        (
          "`--only` chooses among the schemas of a description, and this is a sample",
          "leave out `--only`"
        )
      case .named:
        (
          "`--as` names the type of samples, and these schemas have names of their own",
          "leave out `--as`, and rename types in the schema: the names stay when you import again"
        )
      }
    }
  }

  private mutating func refuse(_ misfit: Misfit, in documents: [ImportedDocument]) {
    let top = OriginPlaces(documents: documents).top
    draft = Draft()
    let (message, help) = misfit.text
    diagnostics.report(.unfittingOption, message, at: top, help: help)
  }
}

extension DiagnosticKind {
  static let unfittingOption = DiagnosticKind(
    "G2016", .error, "an option that does not fit the document",
    explanation: """
      `--only` chooses among the schemas of an OpenAPI description or a JSON Schema by their names. `--as` says what the type of
      samples is called, or that of a JSON Schema which is itself a type. Neither means anything for other documents, so nothing
      is written.
      """)
}
