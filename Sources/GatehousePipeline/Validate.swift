package import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// The front half of the generator: every file is parsed, the names of all of them are looked up together, and the
/// rest is checked. There is a schema if and only if no diagnostic is an error.
///
/// - Parameter isDivided: whether outputs get parts of the schema, so that some of its names may never be in one module.
package func validate(
  _ files: [SourceFile], conventions: NamingConventions = NamingConventions(),
  isDivided: Bool = false
) -> (schema: ValidatedSchema?, diagnostics: [Diagnostic]) {
  let proof = Proof(files, conventions: conventions).asOneOutput(unless: isDivided)
  return (proof.schema, proof.diagnostics)
}

/// The steps from files to a validated schema, and what was found on the way.
struct Proof {
  let parsed: [ParsedSchema]
  private(set) var schema: ValidatedSchema?
  private(set) var diagnostics: [Diagnostic]
  /// How many diagnostics say that something cannot be parsed.
  let syntaxErrorCount: Int
  private let conventions: NamingConventions

  init(_ files: [SourceFile], conventions: NamingConventions) {
    let parsed = files.enumerated().map { index, file in Parser.parse(file, index: index) }
    let syntaxErrors = parsed.flatMap(\.diagnostics)
    var diagnostics = syntaxErrors
    self.parsed = parsed.map(\.schema)
    self.conventions = conventions
    syntaxErrorCount = syntaxErrors.count
    let conflicts = syntaxErrors.filter { $0.kind == .mergeConflict }
    guard conflicts.isEmpty else {
      // What is missing, or there twice, may be so in only one of the two versions.
      let files = Set(conflicts.map(\.primary.span.file))
      schema = nil
      self.diagnostics =
        (conflicts + syntaxErrors.filter { !files.contains($0.primary.span.file) }).inReadingOrder
      return
    }
    schema = Self.prove(self.parsed, conventions, into: &diagnostics)
    let findings = diagnostics.dropFirst(syntaxErrors.count).filter { diagnostic in
      // One cause gives one error: what could not be parsed is not checked further.
      !parsed[diagnostic.primary.span.file].brokenItems.contain(diagnostic.primary.span)
    }
    self.diagnostics = (syntaxErrors + findings).inReadingOrder
  }

  private static func prove(
    _ parsed: [ParsedSchema], _ conventions: NamingConventions,
    into diagnostics: inout [Diagnostic]
  ) -> ValidatedSchema? {
    let resolved = SchemaResolver.resolve(parsed, conventions: conventions, into: &diagnostics)
    return SchemaValidator.validate(resolved, into: &diagnostics)
  }

  /// With what is wrong in every output that gets the whole schema, whatever its settings.
  consuming func asOneOutput(unless isDivided: Bool) -> Proof {
    guard !isDivided, let schema else { return self }
    let problems = ModuleNameCheck.problems(in: schema, domainModule: nil)
    guard !problems.isEmpty else { return self }
    self.schema = nil
    diagnostics = (diagnostics + problems).inReadingOrder
    return self
  }

  /// The part of the schema that `wanted` names. It is a schema by itself, so nothing is wrong with it; if there is a
  /// diagnostic all the same, it is returned.
  func restricted(
    to wanted: WantedDeclarations
  ) -> (schema: ValidatedSchema?, diagnostics: [Diagnostic]) {
    let parts = parsed.map { file in
      ParsedSchema(declarations: file.declarations.compactMap(wanted.part))
    }
    var diagnostics: [Diagnostic] = []
    let schema = Self.prove(parts, conventions, into: &diagnostics)
    return (schema, diagnostics)
  }
}
