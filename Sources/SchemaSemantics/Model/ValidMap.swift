package import Diagnostics

/// A map, both of its bodies proved: each target has a value, each step is possible.
package struct ValidMap: Hashable, Sendable {
  package let id: MapID
  package let parameters: [Parameter]
  /// The position of the unlabelled parameter.
  package let source: Int
  package let target: TypeID
  package let forward: MapBody
  /// From the target to the one parameter, in a map with `<->`.
  package let backward: MapBody?
  package let notes: ValidNotes
  package let span: SourceSpan

  package struct Parameter: Hashable, Sendable {
    package let label: String?
    package let type: SchemaType
  }

  package var isReversible: Bool { backward != nil }

  /// The type of the parameter without a label.
  package var sourceType: SchemaType { parameters[source].type }
}

package enum MapBody: Hashable, Sendable {
  /// One assignment for each field of the record that is made, in its order.
  case record([MapAssignment])
  /// One row for each case of the enum or the union that is read, in its order. `otherwise` is there if and only if
  /// the source is open or has a case without a row.
  case cases([MapCaseRow], otherwise: MapValue?)
}

package struct MapAssignment: Hashable, Sendable {
  /// Position among the fields of the record.
  package let field: Int
  package let value: MapValue
  /// The value when this one is invalid; reported.
  package let fallback: Value?
  /// Whether the schema writes nothing about it: the names are the same.
  package let isImplied: Bool
  package let span: SourceSpan
}

/// From one case of the source to a value; ``MapRoot/payload`` in it is what the case carries.
package struct MapCaseRow: Hashable, Sendable {
  package let sourceCase: Int
  package let value: MapValue
}

/// What a path starts from.
package enum MapRoot: Hashable, Sendable {
  case parameter(Int)
  /// What the case carries that the innermost row around the path stands for.
  case payload
}

/// An expression of a map with its type.
package struct MapValue: Hashable, Sendable {
  package let kind: Kind
  package let type: SchemaType
  /// Where the schema says so; for what it leaves unsaid, the field or the map that implies it.
  package let span: SourceSpan

  package init(_ kind: Kind, _ type: SchemaType, at span: SourceSpan) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  package indirect enum Kind: Hashable, Sendable {
    /// A field, or with no steps the whole of what the path starts from.
    case path(MapRoot, FieldPath)
    case constant(Value)
    /// Nil as soon as one of the values is; its type is optional exactly if one of theirs is.
    case interpolation([Segment])
    case coalesce(MapValue, MapValue)
    /// Nil is an issue; `because` says what made the value required, where a match did.
    case required(MapValue, because: String?)
    case match([MapValue], [MapMatchRow])
    case custom(name: String, [MapValue])
    /// A case of the union or the enum that is the type.
    case construction(case: Int, payload: MapValue?)
    case converted(MapValue, Conversion)
    /// A record that is made on the way: in a way back, the dtos that flattened paths went through.
    case record(TypeID, [MapAssignment])
    /// By the case of a union or an enum: in a way back, what a match made of flags.
    case cases(of: MapValue, [MapCaseRow], otherwise: MapValue?)
    /// The unknown value that an open enum or union kept, carried over to another open one.
    case unrecognized
  }

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// A string, an integer, an enum, or a `type` around one of them, and optionals of these.
    case value(MapValue)
  }
}

package struct MapMatchRow: Hashable, Sendable {
  /// One for each value that is matched; nil matches anything. An `else` row has nils alone. A case of a union is
  /// matched whatever it carries.
  package let patterns: [Value?]
  package let value: MapValue

  package init(patterns: [Value?], value: MapValue) {
    self.patterns = patterns
    self.value = value
  }
}
