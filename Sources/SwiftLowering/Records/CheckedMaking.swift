import SchemaSemantics

/// How a map makes a record from values that comply with all of its rules, which the initialiser would check again.
enum CheckedMaking: Hashable {
  /// By setting each property.
  case properties
  /// With a separate initialiser that has a label before the first value.
  case initializer(label: String, access: AccessLevel)
  /// From another module, with the initialiser that checks.
  case throwing
}

extension GenerationSettings {
  /// Whether maps can make a record without checking its rules again.
  var setsCheckedValues: Bool { domain.module == nil || domain.access == .package }
}

extension LoweringContext {
  func checkedMaking(of record: ValidRecord, _ id: TypeID) -> CheckedMaking {
    let isOneModule = settings.domain.module == nil
    let isOpen = record.fields.indices.allSatisfy { position in
      record.fields[position].notes.deprecation == nil
        && !storage.isBoxed(field: position, of: schema.declaration(of: id))
    }
    if settings.mappers == .extensions, isOneModule, isOpen { return .properties }
    return makingInPlace(of: record)
  }

  /// How a map makes the record on the way to something else.
  func makingInPlace(of record: ValidRecord) -> CheckedMaking {
    making(of: record, labelledByFirstOf: ["checked", "keepingRules"])
  }

  /// The same for a record with rules over several fields, which are all that is left to check.
  func makingInPlaceWithInvariants(of record: ValidRecord) -> CheckedMaking {
    making(of: record, labelledByFirstOf: ["checkedFields", "keepingFieldRules"])
  }

  private func making(
    of record: ValidRecord, labelledByFirstOf labels: [String]
  ) -> CheckedMaking {
    guard settings.setsCheckedValues else { return .throwing }
    var names = LocalNames(taken: record.fields.map(\.swiftName))
    return .initializer(
      label: names.claim(firstOf: labels),
      access: settings.domain.module == nil ? .internal : .package)
  }

  /// Nil if no map needs it.
  func checkedInitializer(of record: ValidRecord, _ type: ValidType) -> CheckedInitializerModel? {
    let isSetFieldByField = checkedMaking(of: record, type.id) == .properties
    guard
      isMade(type.id) && !isSetFieldByField || recordsMadeInPlace.contains(type.id)
    else { return nil }
    return initializer(of: record, type, makingInPlace(of: record))
  }

  /// Nil if no map needs it.
  func partlyCheckedInitializer(
    of record: ValidRecord, _ type: ValidType
  ) -> CheckedInitializerModel? {
    guard recordsMadeInPlace.containsWithInvariants(type.id) else { return nil }
    return initializer(of: record, type, makingInPlaceWithInvariants(of: record))
  }

  private func initializer(
    of record: ValidRecord, _ type: ValidType, _ making: CheckedMaking
  ) -> CheckedInitializerModel? {
    guard case .initializer(let label, let access) = making else { return nil }
    let locals = record.localNames
    let parameters = zip(record.fields, locals).map { parameter($0, of: $0.type, $1, type) }
    let values = zip(record.fields, locals).map { ($0.swiftName, SwiftExpression.word($1)) }
    return CheckedInitializerModel(
      access: access.prefix,
      parameters: (["\(label) \(locals[0]): \(names.text(of: record.fields[0].type, in: type.id))"]
        + parameters.dropFirst()).joined(separator: ", "),
      arguments: arguments(values, after: label).text)
  }

  /// As they are between the parentheses, with `label` for the first one.
  func arguments(_ values: [(field: String, value: SwiftExpression)], after label: String)
    -> SwiftArguments
  {
    values.enumerated().reduce(into: [:]) { arguments, element in
      let (index, value) = element
      arguments += [index == 0 ? label : SwiftIdentifier.argument(value.field): value.value]
    }
  }

  private func isMade(_ id: TypeID) -> Bool {
    schema.maps.contains { map in
      schema.declaration(of: map.target) == id && map.forward.isRecord
        || map.backward?.isRecord == true
          && map.sourceType.declaredID.map(schema.declaration) == id
    }
  }
}

extension MapBody {
  fileprivate var isRecord: Bool {
    if case .record = self { true } else { false }
  }
}
