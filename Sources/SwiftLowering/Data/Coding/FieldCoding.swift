import SchemaSemantics

/// The form of one field in JSON: reading and writing are both generated from this plan.
struct FieldCoding {
  let presence: Presence
  /// The format of the value, without what `presence` says; nil if the value decodes itself.
  let format: FormatExpression?
  /// The format for writing, where nothing is left out of an array.
  let writtenFormat: FormatExpression?
  /// What `writtenFormat` needs.
  let writingNeeds: FileNeeds

  enum Presence {
    case required
    /// Null and a missing key are nil.
    case optional
    /// Null is nil, and nil is null. The key must be there, unless there is a default.
    case nullable
    /// Absent, null and a value are three different things.
    case patch
    /// The format turns other values than null into nil, too, so it takes and returns optionals.
    case convertedOptional
  }
}

extension LoweringContext {
  /// - Parameters:
  ///   - isDirect: whether neither a decoder nor an encoder is involved.
  ///   - isStored: whether this is the form in which an app stores the value.
  ///   - declaredKeys: what the field does not hold, if it holds all other keys.
  func coding(
    of field: ValidField, isDirect: Bool, isStored: Bool, besides declaredKeys: SwiftExpression?,
    in scope: TypeID?, needs: inout FileNeeds
  ) -> FieldCoding {
    let presence: FieldCoding.Presence
    var conversion: Conversion
    var wire: SchemaType
    switch (field.wireType, field.type, field.decoding) {
    case (.patch(let inner), .patch, .patch(let element)):
      (presence, conversion, wire) = (.patch, element, inner)
    case (.patch(let inner), .patch, _):
      (presence, conversion, wire) = (.patch, .identity, inner)
    case (.optional(let inner), .optional, .optional(let wrapped)):
      (presence, conversion, wire) = (field.isNullable ? .nullable : .optional, wrapped, inner)
    case (.optional(let inner), .optional, .identity):
      (presence, conversion, wire) = (field.isNullable ? .nullable : .optional, .identity, inner)
    case (.optional, _, _) where !field.isNullable:
      (presence, conversion, wire) = (.convertedOptional, field.decoding, field.wireType)
    default:
      (presence, conversion, wire) = (.required, field.decoding, field.wireType)
    }
    if isDirect {
      let direct = DirectConversion(conversion, from: wire)
      (conversion, wire) = (direct.conversion, direct.wire)
    }
    let format = format(
      conversion, from: wire, in: scope, isStored: isStored, besides: declaredKeys, needs: &needs)
    guard let written = conversion.keepingInvalid, format?.isInferred == true,
      presence == .required || presence == .optional || presence == .nullable
    else {
      return FieldCoding(
        presence: presence, format: format, writtenFormat: format, writingNeeds: FileNeeds())
    }
    var writingNeeds = FileNeeds()
    let writtenFormat = self.format(written, from: wire, in: scope, needs: &writingNeeds)
    return FieldCoding(
      presence: presence, format: format, writtenFormat: writtenFormat, writingNeeds: writingNeeds)
  }
}

extension Conversion {
  /// The conversion of an array without leaving anything out; nil if it leaves nothing out.
  fileprivate var keepingInvalid: Conversion? {
    guard case .array(let element, skipsInvalid: true) = self else { return nil }
    return .array(element, skipsInvalid: false)
  }
}
