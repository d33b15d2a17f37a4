import JSON

/// SARIF 2.1.0: one run, one rule for each kind of diagnostic that occurs, one result for each diagnostic.
enum SARIFFormat {
  static func render(
    _ diagnostics: [Diagnostic], of files: [SourceFile], after fixes: [AppliedFixes] = []
  ) -> String {
    let rules = SARIFRules(diagnostics)
    var locator = SourceLocator(files)
    var results: [JSONValue] = []
    for diagnostic in diagnostics { results.append(result(diagnostic, rules, &locator)) }
    return JSONWriter.text([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        ([
          "tool": ["driver": ["name": "gatehouse", "rules": rules.value]],
          "columnKind": "utf16CodeUnits",
          "invocations": fixes.isEmpty ? .null : [invocation(fixes)],
          "results": .array(results),
        ] as JSONValue).withoutNulls
      ],
    ])
  }

  /// Repaired files are not a result, but a fact about the run.
  private static func invocation(_ fixes: [AppliedFixes]) -> JSONValue {
    let notifications = fixes.map { fix -> JSONValue in
      [
        "level": "note", "message": ["text": .string(fix.text)],
        "locations": [
          ["physicalLocation": ["artifactLocation": SARIFArtifact.location(path: fix.path)]]
        ],
      ]
    }
    return [
      "executionSuccessful": .boolean(true),
      "toolExecutionNotifications": .array(notifications),
    ]
  }

  private static func result(
    _ diagnostic: Diagnostic, _ rules: SARIFRules, _ locator: inout SourceLocator
  ) -> JSONValue {
    let primary = location(diagnostic.primary, &locator)
    var related: [JSONValue] = []
    for label in diagnostic.secondary {
      if let location = location(label, &locator) { related.append(location) }
    }
    let result: JSONValue = [
      "ruleId": .string(diagnostic.kind.code),
      "ruleIndex": rules.index(of: diagnostic.kind).map { .integer($0) } ?? .null,
      "level": .string(diagnostic.kind.severity.rawValue),
      "message": ["text": .string(message(of: diagnostic))],
      "locations": primary.map { [$0] } ?? .null,
      "relatedLocations": related.isEmpty ? .null : .array(related),
      "fixes": fix(of: diagnostic, &locator).map { [$0] } ?? .null,
    ]
    return result.withoutNulls
  }

  /// A result has one text, so the notes and the help follow the message.
  private static func message(of diagnostic: Diagnostic) -> String {
    let lines = [diagnostic.message] + diagnostic.notes + [diagnostic.help].compactMap(\.self)
    return lines.joined(separator: "\n")
  }

  private static func location(
    _ label: Diagnostic.Label, _ locator: inout SourceLocator
  ) -> JSONValue? {
    guard let place = locator.place(of: label.span) else { return nil }
    let location: JSONValue = [
      "physicalLocation": [
        "artifactLocation": SARIFArtifact.location(path: place.path), "region": region(place),
      ],
      "message": label.text.isEmpty ? .null : ["text": .string(label.text)],
    ]
    return location.withoutNulls
  }

  private static func region(_ place: SourcePlace) -> JSONValue {
    [
      "startLine": .integer(place.start.line),
      "startColumn": .integer(place.start.utf16Column),
      "endLine": .integer(place.end.line),
      "endColumn": .integer(place.end.utf16Column),
    ]
  }

  /// Nil unless all edits of the fix are in files of the run, since a part of a fix is of no use.
  private static func fix(
    of diagnostic: Diagnostic, _ locator: inout SourceLocator
  ) -> JSONValue? {
    guard let fix = diagnostic.fix, !fix.edits.isEmpty else { return nil }
    var changes: [(path: String, file: Int, replacements: [JSONValue])] = []
    for edit in fix.edits {
      guard let place = locator.place(of: edit.span) else { return nil }
      let replacement: JSONValue = [
        "deletedRegion": region(place), "insertedContent": ["text": .string(edit.replacement)],
      ]
      if let index = changes.firstIndex(where: { $0.file == edit.span.file }) {
        changes[index].replacements.append(replacement)
      } else {
        changes.append((place.path, edit.span.file, [replacement]))
      }
    }
    let value: JSONValue = [
      "description": diagnostic.help.map { ["text": .string($0)] } ?? .null,
      "artifactChanges": .array(
        changes.map {
          [
            "artifactLocation": SARIFArtifact.location(path: $0.path),
            "replacements": .array($0.replacements),
          ]
        }),
    ]
    return value.withoutNulls
  }
}
