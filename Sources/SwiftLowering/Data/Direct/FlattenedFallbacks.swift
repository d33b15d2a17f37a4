import SchemaSemantics

extension RecordCoding {
  /// What happens if there is no object at a key that the schema flattens. Nil if nothing needs to happen: if none of its
  /// fields has a fallback, if it has a constant, which is missing then, or if null makes none of them invalid and anything
  /// else makes another field fail.
  func gap(
    of members: [WireMember], flag: String, exit: String, from reader: String,
    _ names: LocalNames, needs: inout FileNeeds
  ) -> ReadGapModel? {
    let fields = members.flatMap { $0.fields(of: record) }
    let replaced = fields.filter { record.fields[$0.position].fallback != nil }
    let takesAnything = replaced.count == fields.count
    let taken = takesAnything ? replaced : replaced.filter { calls[$0.position].isRequired }
    if taken.isEmpty || members.contains(where: \.hasConstants) { return nil }
    needs.call(.jsonReaderFlattenedFallbacks)
    // Each case has a block of its own.
    var names = names
    let passed = names.claim("passed")
    let method = takesAnything ? "passNoObject" : "passNull"
    return ReadGapModel(
      condition: "let \(passed) = \(reader).\(method)(once: &\(flag))",
      replacements: taken.compactMap { field in
        record.fields[field.position].fallback.map { fallback in
          replacement(
            literal(fallback, of: field.position, needs: &needs), of: field, in: passed,
            from: reader
          ).text
        }
      },
      exit: exit)
  }

  private func replacement(
    _ fallback: SwiftExpression, of field: WireMember.Field, in passed: String, from reader: String
  ) -> SwiftExpression {
    SwiftExpression.word(reader).calling(
      calls[field.position].isRequired ? "replace" : "replaceIfPresent",
      [
        "_": .prefixed(.address, .word(locals[field.position])), "at": pathLiteral(field.path),
        "in": .word(passed), "else": fallback,
      ])
  }
}
