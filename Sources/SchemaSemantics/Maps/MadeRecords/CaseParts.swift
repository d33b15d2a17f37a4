import Diagnostics
import SchemaSyntax

/// Cases that are written as if they were records, or that a record is written in the place of.
extension ExpressionTyping {
  /// `paid(at via iso8601)`: a case with one value. Anything else between the parentheses is reported.
  mutating func construction(_ place: MadePlace, _ id: TypeID, for target: SchemaType)
    -> MapValue?
  {
    let cases = context.schema.cases(of: id) ?? []
    let name = place.name.last
    guard place.name.rest.isEmpty, let index = context.facts.caseIndex(name.text, in: id) else {
      for part in place.parts { checkUnassigned(part.entry) }
      if !reportQualifiedCase(place.name, for: target),
        !reportCalledWord(name), !reportRecordForCase(place, id, cases)
      {
        reportUnknownCase(name, in: id, cases, isCall: true)
      }
      return nil
    }
    guard let payload = cases[index].payload else {
      let parts = name.span.after.through(place.span)
      diagnostics.report(
        .casePayload, "`\(name.text)` carries nothing", at: parts,
        secondary: [.init(cases[index].span, "declared here")],
        help: "write the name alone, or let the case carry something",
        fix: .propose("", for: parts))
      return nil
    }
    guard let part = place.parts.first, place.parts.count == 1, !part.isNamed,
      part.entry.fallback == nil
    else {
      reportParts(of: place, cases[index], payload)
      return nil
    }
    guard !payload.isUnknown else { return nil }
    let destination = Destination.payload(
      of: cases[index], payload, in: target, converters: part.entry.converters)
    return filling(destination) { $0.readValue(of: part.entry, for: payload) }.flatMap {
      converted(
        MapValue(.construction(case: index, payload: $0), .declared(id), at: place.span),
        to: target)
    }
  }

  private mutating func reportParts(
    of place: MadePlace, _ found: ResolvedCase, _ payload: SchemaType
  ) {
    for part in place.parts { checkUnassigned(part.entry) }
    let name = found.swiftName
    guard let first = place.parts.first, let last = place.parts.last else {
      diagnostics.report(
        .casePayload, "`\(name)` carries \(context.schema.article(payload))", at: place.span,
        secondary: [.init(found.span, "declared here")],
        help: "write where it comes from: `\(name)(…)`")
      return
    }
    let inner = first.entry.span.through(last.entry.span)
    let (help, fix): (String, Diagnostic.Fix?)
    if first.entry.fallback != nil, place.parts.count == 1 {
      (help, fix) = ("write `else` after the whole entry, with a case", nil)
    } else if let id = payload.unwrapped.declaredID, let table = context.tables[id] {
      if place.parts.count == 1, first.isNamed, table.field(at: first.entry.target.keys[...]) == nil
      {
        let label = inner.before.through(first.entry.source.span.before)
        return reportNames(inner, found, "write the value without a name", .propose("", for: label))
      }
      let record = context.schema[id].name.text
      help = "it carries \(context.schema.article(payload)): write `\(name)(\(record)(…))`"
      fix = Diagnostic.Fix([
        Diagnostic.Edit(span: inner.before, replacement: "\(record)("),
        Diagnostic.Edit(span: inner.after, replacement: ")"),
      ])
    } else if place.parts.count == 1 {
      help = "write the value without a name"
      fix = .remove(inner.before.through(first.entry.source.span.before))
    } else {
      (help, fix) = ("it carries \(context.schema.article(payload)): write one value", nil)
    }
    reportNames(inner, found, help, fix)
  }

  private mutating func reportNames(
    _ parts: SourceSpan, _ found: ResolvedCase, _ help: String, _ fix: Diagnostic.Fix?
  ) {
    diagnostics.report(
      .partsOfCase, "a case carries one value, without a name", at: parts,
      secondary: [.init(found.span, "declared here")], help: help, fix: fix)
  }

  /// `Receipt(number: no)` where a case that carries a `Receipt` is expected.
  private mutating func reportRecordForCase(
    _ place: MadePlace, _ id: TypeID, _ cases: [ResolvedCase]
  ) -> Bool {
    let holders = cases.filter { found in
      guard let payload = found.payload?.unwrapped.declaredID, context.tables[payload] != nil
      else { return false }
      return context.schema[payload].name.text == place.name.last.text
    }
    guard let holder = holders.first else { return false }
    let owner = context.schema[id]
    diagnostics.report(
      .wrongRecord, "`\(owner.qualifiedName)` has cases, and `\(place.name.text)` is none of them",
      at: place.name.span, secondary: [.init(holder.span, "this case carries it")],
      help: "write `\(holder.swiftName)(\(place.name.text)(…))`",
      fix: holders.count == 1
        ? Diagnostic.Fix([
          Diagnostic.Edit(span: place.span.before, replacement: "\(holder.swiftName)("),
          Diagnostic.Edit(span: place.span.after, replacement: ")"),
        ]) : nil)
    return true
  }
}

extension DiagnosticKind {
  static let partsOfCase = DiagnosticKind(
    "G0662", .error, "a case with several values, or with a named one",
    explanation: """
      A case carries one value. If it needs several, it carries a record, which is made in its parentheses like any other
      record.
      """,
    wrong: """
      dto OrderDTO { is_paid: Bool, number: String?, amount: Int? }
      domain Order { payment: Payment }
      domain union Payment { open, paid(Receipt) }
      domain Receipt { number: String, amount: Int }
      map OrderDTO -> Order {
        payment: match is_paid { true -> paid(number, amount), false -> open }
      }
      """,
    right: """
      dto OrderDTO { is_paid: Bool, number: String?, amount: Int? }
      domain Order { payment: Payment }
      domain union Payment { open, paid(Receipt) }
      domain Receipt { number: String, amount: Int }
      map OrderDTO -> Order {
        payment: match is_paid { true -> paid(Receipt(number, amount)), false -> open }
      }
      """)
}
