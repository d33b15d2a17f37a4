/// The wire values of the cases of an enum, and the conversions in both directions.
package struct EnumWireModel: Hashable, Sendable {
  package let head: CodingHead
  /// `String` or `Int`
  package let rawType: String
  /// `wire`
  package let property: String
  package let cases: [EnumWireCaseModel]
  /// Whether values that this build does not know are kept.
  package let isOpen: Bool
  /// `MappingError`
  package let errorType: String
  package let table: EnumWireTableModel?
  /// The protocol that allows deprecated cases to be made without a warning, if there are any.
  package let deprecatedNames: String?
  /// Nil if nothing reads or writes it through a format.
  package let format: EnumFormatModel?
  package let reading: EnumDirectModel?
  package let writing: EnumDirectModel?
}

package struct EnumWireCaseModel: Hashable, Sendable {
  /// As it is written after a dot.
  package let reference: String
  /// A literal.
  package let rawValue: String
}

/// A table from names to cases, for an enum for which a `switch` over names would take minutes to compile.
package struct EnumWireTableModel: Hashable, Sendable {
  /// The static property that holds it.
  package let name: String
  /// `WireCases`
  package let type: String
  /// The name that is looked up: `wire`, or its digits.
  package let key: String
  /// Whether the names are looked up there as well, since a `switch` that returns texts takes as long to compile.
  package let givesNames: Bool
  /// The lines of a literal, one name on each.
  package let lines: [String]
  /// An expression for all cases; nil if they have to be listed.
  package let list: String?
  /// The conformance that lists deprecated cases, if the enum has none.
  package var listing: CaseListingModel?
}

/// The same as a member of `WireFormat`.
package struct EnumFormatModel: Hashable, Sendable {
  /// `WireFormat`
  package let formatType: String
  package let enumType: String
  package let name: String
}

/// How an enum reads itself from the bytes of a JSON text, or writes itself into them.
package struct EnumDirectModel: Hashable, Sendable {
  /// With the space after it.
  package let access: String
  /// `JSONReadable` or `JSONWritable`
  package let protocolName: String
  /// `JSONReader` or `JSONWriter`
  package let jsonType: String
}
