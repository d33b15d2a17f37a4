package import Diagnostics

/// A map whose bodies have been proved: each target has a value, and each step is possible.
package struct ValidMap: Hashable, Sendable {
  package let id: MapID
  package let parameters: [Parameter]
  /// The position of the unlabelled parameter.
  package let source: Int
  package let target: TypeID
  package let forward: MapBody
  /// From the target to the only parameter, in a map with `<->`.
  package let backward: MapBody?
  package let notes: ValidNotes
  package let span: SourceSpan
  /// Whether it is about type parameters: it has been proved, and others are made of it.
  package var isGeneric = false

  package struct Parameter: Hashable, Sendable {
    package let label: String?
    package let type: SchemaType
  }

  package var isReversible: Bool { backward != nil }

  package var carriesUnknown: Bool {
    forward.carriesUnknown || backward?.carriesUnknown == true
  }

  /// The type of the parameter without a label.
  package var sourceType: SchemaType { parameters[source].type }
}

package enum MapBody: Hashable, Sendable {
  /// One assignment for each field of the target record, in its order.
  case record([MapAssignment])
  /// One row for each case of the source, in its order. There is an `otherwise` if and only if the source is open or
  /// has a case without a row.
  case cases([MapCaseRow], otherwise: MapValue?)
  /// The target as a whole: the case that the fields of a record decide.
  case value(MapValue)

  /// Whether what an open source does not know stays unknown in an open target.
  package var carriesUnknown: Bool {
    guard case .cases(_, let otherwise?) = self, case .unrecognized = otherwise.kind else {
      return false
    }
    return true
  }
}

package struct MapAssignment: Hashable, Sendable {
  /// The position among the fields of the record.
  package let field: Int
  package let value: MapValue
  /// The value that replaces an invalid one, which is reported.
  package let fallback: Value?
  /// Whether the schema has no entry for it, because the names are the same.
  package let isImplied: Bool
  package let span: SourceSpan
}

/// From one case of the source to a value, in which ``MapRoot/payload`` is what the case carries.
package struct MapCaseRow: Hashable, Sendable {
  package let sourceCase: Int
  package let value: MapValue
  /// What the row calls the payload, if it gives it a name.
  package var payloadName: String?
}

/// What a path starts from.
package enum MapRoot: Hashable, Sendable {
  case parameter(Int)
  /// The payload of the case that the innermost row around the path matches, of a map or of ``MapValue/Kind/cases``.
  case payload
  /// The payload that a row of a `match` around the path has named.
  case matched(MatchedPayload)
}

/// What the case of a union carries, under a name that a row of a `match` gives it.
package struct MatchedPayload: Hashable, Sendable {
  package let name: String
  package let type: SchemaType
  /// What is matched.
  package let subject: MapValue
  package let sourceCase: Int
}

/// What a row refuses: the first of the values that are matched which decides that.
package struct RefusedValue: Hashable, Sendable {
  package let value: MapValue
  /// Whether the row takes nothing but nil.
  package let isNil: Bool
}

/// An expression of a map with its type.
package struct MapValue: Hashable, Sendable {
  package let kind: Kind
  package let type: SchemaType
  /// The place in the schema; if nothing is written, that of the field or the map that implies the value.
  package let span: SourceSpan

  package init(_ kind: Kind, _ type: SchemaType, at span: SourceSpan) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  package indirect enum Kind: Hashable, Sendable {
    /// A field or, without steps, everything that the path starts from.
    case path(MapRoot, FieldPath)
    case constant(Value)
    /// Nil if any of the values is nil, so its type is optional if and only if one of theirs is.
    case interpolation([Segment])
    case coalesce(MapValue, MapValue)
    /// Never a value: what is matched is an issue, for the reason that the schema gives.
    case refused(RefusedValue, because: String)
    /// Nil is an issue; `because` says what made the value required, if a match did.
    case required(MapValue, because: String?)
    case match([MapValue], [MapMatchRow])
    case custom(name: String, [MapValue])
    /// An array or a set of values.
    case list([Element])
    /// A case of the union or the enum that is the type.
    case construction(case: Int, payload: MapValue?)
    case converted(MapValue, Conversion)
    /// A record that is made on the way: in a way back, a dto that flattened paths lead through.
    case record(TypeID, [MapAssignment])
    /// Chooses by the case of a union or an enum: in a way back, the inverse of a match.
    case cases(of: MapValue, [MapCaseRow], otherwise: MapValue?)
    /// The unknown value that an open enum or union has kept, passed on to another open one.
    case unrecognized
  }

  /// The value of an element may be nil although those of the list are not: then it is left out.
  package struct Element: Hashable, Sendable {
    package let value: MapValue
    package let isLeftOutIfNil: Bool

    package init(value: MapValue, isLeftOutIfNil: Bool) {
      self.value = value
      self.isLeftOutIfNil = isLeftOutIfNil
    }
  }

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// A string, an integer, an enum, a `type` around one of these, or an optional of any of them.
    case value(MapValue)
  }
}

package struct MapMatchRow: Hashable, Sendable {
  /// One for each value that is matched; an `else` row takes anything.
  package let patterns: [MapPattern]
  package let value: MapValue

  package init(patterns: [MapPattern], value: MapValue) {
    self.patterns = patterns
    self.value = value
  }
}

/// What a row takes of one of the values that are matched.
package enum MapPattern: Hashable, Sendable {
  case anything
  /// What the rows above leave of an optional, which is never nil. The row reads it.
  case present
  /// A case of a union is matched whatever it carries.
  case value(Value)
  /// A case of a union with what it carries, which the row reads.
  case carrying(Value, MatchedPayload)

  /// Nil if it is not a single value that is taken.
  package var value: Value? {
    switch self {
    case .anything, .present: nil
    case .value(let value), .carrying(let value, _): value
    }
  }
}
