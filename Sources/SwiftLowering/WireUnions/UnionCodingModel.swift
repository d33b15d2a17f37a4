/// What reads a union from JSON and writes it, in as many forms as are wanted, and what these functions call.
package struct UnionCodingModel: Hashable, Sendable {
  package let head: CodingHead
  package let codable: UnionCodableModel?
  package let reading: UnionReadingModel?
  package let writing: UnionWritingModel?
  /// The formats of payloads that are made once.
  package let formats: [FormatModel]
  /// The wire names of the cases of a large union.
  package let names: UnionNamesModel?
}

/// `init(from:)` and `encode(to:)`, at least one of them.
package struct UnionCodableModel: Hashable, Sendable {
  package let decoding: UnionDecodingModel?
  package let encoding: UnionEncodingModel?
}

package struct UnionDecodingModel: Hashable, Sendable {
  /// `Decoder`
  package let decoderType: String
  /// The protocol that allows deprecated cases to be made without a warning, if there are any.
  package let deprecatedCases: String?
  /// `let object = try WireObject(decoder)`
  package let opening: String
  package let form: UnionReadingForm
}

package struct UnionEncodingModel: Hashable, Sendable {
  package let encoderType: String
  /// `let object = WireWriter(encoder)`; nil if payloads are written by themselves.
  package let opening: String?
  package let form: UnionWritingForm
}

/// A `switch` over what distinguishes the cases.
package struct UnionChoiceModel: Hashable, Sendable {
  /// The keys of the cases, as a list, if one of them is looked for in an object.
  package let known: String?
  package let subject: String
  package let branches: [UnionBranchModel]

  /// What is done where there is nothing to choose.
  package var onlyStatements: [SwiftStatement]? {
    branches.count == 1 && branches[0].pattern == .otherwise ? branches[0].statements : nil
  }
}

/// `case pattern:`, and its statements.
package struct UnionBranchModel: Hashable, Sendable {
  /// What is not obvious about the pattern, on a line before it.
  package var comment: CommentLine?
  package let pattern: SwiftPattern
  package let statements: [SwiftStatement]

  func adding(_ statement: SwiftStatement) -> UnionBranchModel {
    UnionBranchModel(comment: comment, pattern: pattern, statements: statements + [statement])
  }
}

/// One attempt at a payload.
package struct UnionShapeModel: Hashable, Sendable {
  package let condition: String
  package let value: String
}

/// The names of a large union, as the lines of one literal.
package struct UnionNamesModel: Hashable, Sendable {
  package let name: String
  /// `WireNames`
  package let type: String
  package let lines: [String]
}
