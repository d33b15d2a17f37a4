import Diagnostics
import SchemaSyntax
import SharedWork

/// What each `type` wraps, which normal form its values have, and what it requires of them.
struct WrapperCheck: Sendable {
  private let schema: ResolvedSchema
  private let nesting: WrapperNesting
  /// The facts without what this check proves: no rule looks into another `type`, so all of them can be checked at the
  /// same time.
  private let facts: TypeFacts

  static func check(
    _ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]
  ) -> TypeFacts {
    var facts = TypeFacts(schema)
    let check = WrapperCheck(schema: schema, nesting: WrapperNesting(schema), facts: facts)
    let checked = schema.types.concurrentMap { check.checked($0) }
    for (type, (wrapper, found)) in zip(schema.types, checked) {
      diagnostics += found
      if let wrapper { facts.add(wrapper, as: type.id) }
    }
    return facts
  }

  private func checked(_ type: ResolvedType) -> (wrapper: ValidWrapper?, found: [Diagnostic]) {
    guard case .wrapper(let wrapper) = type.kind, !wrapper.base.isUnknown else { return (nil, []) }
    var found: [Diagnostic] = []
    guard nesting.isShallow(type.id) else {
      reportNesting(type, wrapper, into: &found)
      return (nil, found)
    }
    guard isBase(wrapper, into: &found) else { return (nil, found) }
    let converters = normalizations(of: wrapper, into: &found)
    let rules = facts.rules(
      wrapper.syntax.rules, on: wrapper.base, declaredAt: wrapper.syntax.base.span, into: &found)
    facts.reportConflicts(of: rules, with: converters, into: &found)
    if found.contains(where: \.isError) { return (nil, found) }
    let valid = ValidWrapper(
      base: wrapper.base, normalizations: converters.map(\.normalization), rules: rules)
    return (valid, found)
  }

  // MARK: - Converters

  private func normalizations(
    of wrapper: ResolvedWrapper, into diagnostics: inout [Diagnostic]
  ) -> [TypeFacts.Tidying] {
    guard let chain = CheckedConverter.chain(wrapper.syntax.converters, facts, into: &diagnostics)
    else {
      return []
    }
    var normalizations: [TypeFacts.Tidying] = []
    for checked in chain {
      guard let normalization = checked.normalization else {
        reportConverter(checked, wrapper, into: &diagnostics)
        return []
      }
      guard wrapper.base == .scalar(.string) else {
        reportMisfit(checked, wrapper, into: &diagnostics)
        return []
      }
      normalizations.append((normalization, checked.use.span))
    }
    return normalizations
  }

  private func reportMisfit(
    _ checked: CheckedConverter, _ wrapper: ResolvedWrapper, into diagnostics: inout [Diagnostic]
  ) {
    facts.reportMisfit(
      [checked], at: 0, to: TypedPlace(wrapper.base, at: wrapper.syntax.base.span),
      into: &diagnostics)
  }

  private func reportConverter(
    _ checked: CheckedConverter, _ wrapper: ResolvedWrapper, into diagnostics: inout [Diagnostic]
  ) {
    let name = checked.converter.name
    diagnostics.report(
      .wrapperConverter, "`\(name)` cannot be part of a `type`", at: checked.use.span,
      secondary: [
        .init(
          wrapper.syntax.name.span,
          "it wraps `\(schema.text(of: wrapper.base))`, whatever is on the wire")
      ],
      help: checked.converter.name == Converter.emptyAsNil.name
        ? "write it where an optional field is read: a `type` is never nil"
        : "write it where a value is read: after the field of a `dto`, or in a `map`")
  }

  // MARK: - Base

  /// A scalar or a collection.
  private func isBase(
    _ wrapper: ResolvedWrapper, into diagnostics: inout [Diagnostic]
  ) -> Bool {
    let name = wrapper.syntax.name.text
    let span = wrapper.syntax.base.span
    let (message, help, fix): (String, String, Diagnostic.Fix?)
    switch wrapper.base {
    case .scalar, .array, .set, .dictionary, .unknown:
      return true
    case .optional:
      (message, help, fix) = (
        "a `type` cannot wrap an optional",
        "remove the `?`, and write `\(name)?` where the value may be missing",
        .propose(
          "", for: SourceSpan(file: span.file, start: max(span.start, span.end - 1), end: span.end))
      )
    case .patch:
      // It is reported elsewhere that only a field can be a `Patch`.
      return false
    case .declared(let id):
      (message, help, fix) = (
        "a `type` wraps a basic type, not `\(schema[id].qualifiedName)`",
        declaredHelp(id), nil
      )
    }
    diagnostics.report(
      .wrapperBase, message, at: span,
      secondary: wrapper.base.declaredID.map { id in
        [.init(schema[id].head, "declared here")]
      } ?? [], help: help, fix: fix)
    return false
  }

  private func declaredHelp(_ id: TypeID) -> String {
    switch schema[id].kind {
    case .wrapper(let other):
      "write what `\(schema[id].name.text)` wraps, `\(schema.text(of: other.base))`, and repeat the rules"
    case .enumeration: "use the enum itself"
    case .record, .union, .foreign:
      "use `\(schema[id].qualifiedName)` itself, or declare a `domain` with it as a field"
    }
  }

  private func reportNesting(
    _ type: ResolvedType, _ wrapper: ResolvedWrapper, into diagnostics: inout [Diagnostic]
  ) {
    let isCircular = nesting.isCircular(type.id)
    // A type that is only made of one that was reported gets no error of its own.
    guard isCircular || wrapper.base.declaredTypes.allSatisfy(nesting.isShallow) else { return }
    let name = type.qualifiedName
    let help =
      if let other = wrapper.base.declaredID {
        "write a basic type in place of `\(schema[other].qualifiedName)`, such as `String`"
      } else if isCircular {
        "declare a `domain` for a type that holds itself"
      } else {
        "declare a `domain` for a part of it"
      }
    diagnostics.report(
      .wrapperBase,
      isCircular
        ? "`\(name)` wraps itself"
        : "`\(name)` wraps types within types, more than \(WrapperNesting.limit) levels deep",
      at: wrapper.syntax.base.span, help: help)
  }
}

extension DiagnosticKind {
  static let wrapperBase = DiagnosticKind(
    "G0444", .error, "a `type` around something other than a value",
    explanation: """
      A `type` gives one basic value a name and rules: a `String`, a number, a `Date`, or a collection. If the value may
      be missing, write `?` where the `type` is used. Something with fields of its own is a `domain`.
      """,
    wrong: """
      type Nickname = String? where notEmpty
      domain User { nickname: Nickname }
      """,
    right: """
      type Nickname = String where notEmpty
      domain User { nickname: Nickname? }
      """)

  static let wrapperConverter = DiagnosticKind(
    "G0448", .error, "a converter that cannot be part of a `type`",
    explanation: """
      A `type` knows nothing of the wire. It can tidy up its value with `trimmed`, `lowercased` and `uppercased` before
      its rules are checked, wherever the value comes from. Converters from other types belong in a `dto`, a `model` or
      a `map`.
      """,
    wrong: """
      type Birthday = CalendarDate via calendarDate
      """,
    right: """
      type Birthday = CalendarDate
      dto UserDTO { born: CalendarDate via calendarDate }
      """)
}
