import JSON

/// One object, version 1. Every key is always there, in this order; what is missing is null or empty.
///
/// ```json
/// {
///   "version": 1,
///   "fixed": [{"path": "Schemas/Orders.gate", "count": 2}],
///   "diagnostics": [
///     {
///       "code": "G0203",
///       "severity": "error",
///       "title": "Unknown field",
///       "message": "`UserDTO` has no field `fist_name`",
///       "path": "Schemas/Accounts.gate",
///       "start": {"line": 31, "column": 16, "utf16Column": 16, "offset": 642},
///       "end": {"line": 31, "column": 25, "utf16Column": 25, "offset": 651},
///       "label": "did you mean `first_name`?",
///       "secondary": [{"path": …, "start": …, "end": …, "label": …}],
///       "notes": ["…"],
///       "help": "write `first_name`",
///       "fix": {"isCertain": true, "edits": [{"path": …, "start": …, "end": …, "replacement": "first_name"}]}
///     }
///   ]
/// }
/// ```
///
/// `fixed` counts the fixes that `validate --fix` has applied to files, or would apply with `--dry-run`.
/// Severities are `error` and `warning`. Lines and columns begin at 1, `column` counts characters and `utf16Column`
/// UTF-16 units; `offset` counts bytes from the start of the file, and an end is just after the last character.
/// `path`, `start` and `end` are null together, for a problem that is not in a file. A change of meaning, or the loss of a
/// key, raises the version; a new key does not.
enum JSONFormat {
  static func render(
    _ diagnostics: [Diagnostic], of files: [SourceFile], after fixes: [AppliedFixes] = []
  ) -> String {
    var locator = SourceLocator(files)
    var values: [JSONValue] = []
    for diagnostic in diagnostics { values.append(value(diagnostic, &locator)) }
    return JSONWriter.text([
      "version": .integer(1),
      "fixed": .array(
        fixes.map { ["path": .string($0.path), "count": .integer($0.count)] }),
      "diagnostics": .array(values),
    ])
  }

  private static func value(
    _ diagnostic: Diagnostic, _ locator: inout SourceLocator
  ) -> JSONValue {
    let place = locator.place(of: diagnostic.primary.span)
    var secondary: [JSONValue] = []
    for label in diagnostic.secondary {
      let place = locator.place(of: label.span)
      secondary.append([
        "path": .optional(place?.path), "start": value(place?.start), "end": value(place?.end),
        "label": .string(label.text),
      ])
    }
    return [
      "code": .string(diagnostic.kind.code),
      "severity": .string(diagnostic.kind.severity.rawValue),
      "title": .string(diagnostic.kind.title),
      "message": .string(diagnostic.message),
      "path": .optional(place?.path),
      "start": value(place?.start),
      "end": value(place?.end),
      "label": .string(diagnostic.primary.text),
      "secondary": .array(secondary),
      "notes": .array(diagnostic.notes.map { .string($0) }),
      "help": .optional(diagnostic.help),
      "fix": value(diagnostic.fix, &locator),
    ]
  }

  private static func value(
    _ fix: Diagnostic.Fix?, _ locator: inout SourceLocator
  ) -> JSONValue {
    guard let fix else { return .null }
    var edits: [JSONValue] = []
    for edit in fix.edits {
      let place = locator.place(of: edit.span)
      edits.append([
        "path": .optional(place?.path), "start": value(place?.start), "end": value(place?.end),
        "replacement": .string(edit.replacement),
      ])
    }
    return ["isCertain": .boolean(fix.isCertain), "edits": .array(edits)]
  }

  private static func value(_ position: SourcePosition?) -> JSONValue {
    guard let position else { return .null }
    return [
      "line": .integer(position.line),
      "column": .integer(position.column),
      "utf16Column": .integer(position.utf16Column),
      "offset": .integer(position.offset),
    ]
  }
}
