import Diagnostics
import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// A record that is made on the way, from parts that the schema lists or, in a way back, where flattened paths lead
  /// through a dto.
  mutating func record(
    _ id: TypeID, _ assignments: [MapAssignment], _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let outer = (target, holder)
    defer { (target, holder) = outer }
    let made = SwiftExpression.word(text(of: .declared(id)))
    let label = checkedLabel(of: id)
    let isAttempted =
      context.schema.hasRules(id) && (label == nil || !context.recordsMadeInPlace.contains(id))
    // A rule over several fields is not asked about a part that is not valid by itself.
    let readByRules = Set(context.schema.record(id)?.invariants.flatMap(\.fields) ?? [])
    var values: [(field: String, value: SwiftExpression)] = []
    var bindings: [SwiftCondition] = []
    for assignment in assignments {
      guard let field = context.field(assignment.field, of: id) else { continue }
      target = WirePlace(keys: outer.0.keys + field.wirePath)
      holder = made
      let isChecked = !assignment.value.keeps(field.rules)
      let name = partName(of: field, in: name)
      let isRead =
        showsInvalid
        || isAttempted && (assignment.value.mayLeaveOut || readByRules.contains(assignment.field))
      var lowered = hiding(assignment.value, madeSensitive: context.schema.isSensitive(field)) {
        $0.showingInvalid(isRead) {
          $0.lower(assignment, as: name, heldTo: isChecked ? field : nil)
        }
      }
      // Where the record is made in a closure that can add issues, no part of it may do so at the same time.
      if lowered.isTentative || !isBack && !isReadable(lowered)
        || isAttempted && lowered.expression.mentions(issues.name)
      {
        lowered = nameable(lowered, name)
      }
      if lowered.isTentative { bindings.append(lowered.presence) }
      values.append((field.swiftName, lowered.expression))
    }
    (target, holder) = outer
    let call = made(
      context.arguments(
        values, after: label ?? values.first.map { SwiftIdentifier.argument($0.field) } ?? ""))
    if isAttempted {
      let outer = hidesValues
      hidesValues = outer || sources.readsSensitive(value)
      defer { hidesValues = outer }
      return attemptMaking(call, bindings, value, as: name)
    }
    if bindings.isEmpty { return LoweredValue(call, type: value.type) }
    let local = claim(name)
    add(
      .either(
        LocalDeclaration(name: local, type: text(of: .optional(.declared(id)))), bindings,
        then: call, otherwise: .nothing))
    return LoweredValue(.word(local), type: value.type, isTentative: true, isName: true)
  }

  /// `amount`, or `totalAmount` if something else has that name, also within `madeTotal`.
  private func partName(of field: ValidField, in outer: LocalName) -> LocalName {
    if isBack || !locals.isTaken(field.swiftName) { return .wanted(field.swiftName) }
    let whole = ["made", "found"].reduce(outer.text.filter { $0 != "`" }) { name, prefix in
      let rest = name.dropFirst(prefix.count)
      guard name.hasPrefix(prefix), rest.first?.isUppercase == true else { return name }
      return String(rest).uncapitalized
    }
    return .wanted(whole + field.swiftName.capitalizedFirst)
  }

  /// The label of the initialiser that does not check again what has been checked part by part.
  private func checkedLabel(of id: TypeID) -> String? {
    guard let record = context.schema.record(id) else { return nil }
    let making: CheckedMaking? =
      if context.recordsMadeInPlace.contains(id) {
        context.makingInPlace(of: record)
      } else if context.recordsMadeInPlace.containsWithInvariants(id) {
        context.makingInPlaceWithInvariants(of: record)
      } else {
        nil
      }
    guard case .initializer(let label, _) = making else { return nil }
    return label
  }

  /// Takes back the last statement, if it does nothing but make `value` where all its parts are there, and `use` can make
  /// something else of what it makes.
  mutating func takeMaking(
    of value: LoweredValue, _ use: (SwiftExpression) -> SwiftExpression?
  ) -> (parts: [SwiftCondition], made: SwiftExpression)? {
    guard value.isTentative, case .either(let local, let parts, let made, .nothing)? = block.last,
      value.expression == .word(local.name), local.type == text(of: .optional(value.type)),
      let used = use(made)
    else { return nil }
    block.removeLast()
    return (parts, used)
  }

  private mutating func attemptMaking(
    _ call: SwiftExpression, _ bindings: [SwiftCondition], _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    if bindings.isEmpty { return attempt(call, value, as: name) }
    let local = claim(name)
    writer.needs.call(.mappingIssuesCalls)
    let attempt = issuing(
      "attempt", ["at": place(of: value)], passing: .closure(call.attempted()))
    add(
      .either(
        LocalDeclaration(name: local, type: text(of: .optional(value.type))), bindings,
        then: attempt, otherwise: .nothing))
    return LoweredValue(.word(local), type: value.type, isTentative: true, isName: true)
  }

  /// The value of the assignment, with the fallback that replaces an invalid value.
  ///
  /// - Parameter field: the field, if its rules are to be checked.
  mutating func lower(
    _ assignment: MapAssignment, as name: LocalName, heldTo field: ValidField? = nil
  ) -> LoweredValue {
    writer.subject = name.text.filter { $0 != "`" }
    let value = assignment.value
    if let fallback = assignment.fallback {
      if field == nil, let simple = simpleFallback(value, fallback, as: name) { return simple }
      if let field, let checked = checkedFallback(value, fallback, as: name, heldTo: field) {
        return checked
      }
      return generalFallback(value, fallback, as: name, heldTo: field)
    }
    guard let field else { return lower(value, as: name) }
    return lower(value, heldTo: field, as: name)
  }
}
