import SchemaSemantics

extension LoweringContext {
  /// Nil if Swift compares the cases by itself.
  func comparison(of union: ValidUnion, _ type: ValidType, _ conformances: [String])
    -> UnionComparisonModel?
  {
    let isHashable = conformances.contains("Hashable")
    guard union.cases.count > Self.mostSynthesizedCases,
      isHashable || conformances.contains("Equatable")
    else { return nil }
    return UnionComparisonModel(
      type: SwiftIdentifier.declared(type.name), boolean: names.standard("Bool"),
      hasher: names.standard("Hasher"), isHashable: isHashable,
      payloads: isHashable ? comparedPayloads(of: union, type) : nil)
  }

  private func comparedPayloads(of union: ValidUnion, _ type: ValidType) -> PayloadTableModel? {
    let hashable = names.standard("AnyHashable")
    var unrecognized: [UnionBranchModel] = []
    if union.isOpen {
      let hasTag = tagType(of: type.id) != nil
      unrecognized = [
        UnionBranchModel(
          pattern: .unrecognized(hasTag ? ["tag", "body"] : ["body"]),
          statements: [
            .result(
              hasTag
                ? .infix(
                  .cast, [.list([.word("tag"), .word("body")]), .word("[\(hashable)]")])
                : .word("body"))
          ])
      ]
    }
    return PayloadTableModel(
      "comparedPayload", type: "\(hashable)?", of: union,
      values: union.cases.map { $0.payload == nil ? nil : .result(.word("payload")) },
      first: unrecognized)
  }

  func positions(of union: ValidUnion) -> UnionPositionsModel {
    let references = union.cases.map { SwiftIdentifier.member($0.swiftName) }
    return UnionPositionsModel(
      integer: names.standard("Int"), hasUnrecognized: union.isOpen,
      isUntaggedLast: union.untaggedPosition != nil,
      positions: references.dropLast().enumerated().map {
        CasePositionModel(reference: $0.element, position: String($0.offset))
      },
      lastPosition: String(references.count - 1))
  }
}

extension UnionCodingModel {
  var needsPositions: Bool {
    [codable?.encoding?.form, writing?.form].contains { form in
      if case .table? = form { true } else { false }
    }
  }
}
