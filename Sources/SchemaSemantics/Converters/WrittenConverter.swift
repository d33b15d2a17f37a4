import Diagnostics
import SchemaSyntax

/// The position of a written converter among those of a schema.
package struct ConverterID: Hashable, Sendable {
  package let index: Int
}

/// A converter that a schema declares, and whose functions are written in Swift.
package struct WrittenConverter: Hashable, Sendable {
  package let id: ConverterID
  package let name: String
  package let wire: SchemaType
  package let swift: SchemaType
  /// Whether what is on the wire may have no value in Swift. What Swift has can always be written.
  package let canFail: Bool
  package let isReversible: Bool
  /// The types as messages show them.
  let wireText: String
  let swiftText: String
  let arrow: SourceSpan

  /// Whether no value could go through it in a way that is known, which is reported where it is declared.
  var isUnusable: Bool {
    !wire.isNeverNil || !swift.isNeverNil || wire == swift
  }
}

extension WrittenConverter {
  var converter: Converter { Converter(name, .written(self), .written(self)) }

  var facts: ConverterFacts {
    ConverterFacts(
      converter: converter,
      reversal: isReversible
        ? .exact : .never("`\(name)` is declared with `->`, so it leads only from the wire"),
      canFail: canFail, canFailBack: false)
  }

  var step: ConverterStep { ConverterStep(kind: .written(self), wire: wire, swift: swift) }
}

extension WrittenConverter {
  init(_ converter: ResolvedConverter, at index: Int, in schema: ResolvedSchema) {
    let syntax = converter.syntax
    self.init(
      id: ConverterID(index: index), name: syntax.name.text, wire: converter.wire,
      swift: converter.swift, canFail: syntax.throwing != nil, isReversible: syntax.isReversible,
      wireText: schema.text(of: converter.wire), swiftText: schema.text(of: converter.swift),
      arrow: syntax.arrow)
  }
}

extension TypeFacts {
  /// A converter of the language or of the schema.
  func converter(named name: String) -> Converter? {
    Converter.named(name) ?? writtenConverters[name]?.converter
  }
}
