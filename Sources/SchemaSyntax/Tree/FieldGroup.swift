package import Diagnostics

/// `dto fields Timestamps: protocol { created: Int, updated: Int? }`: fields that several records of one layer share.
package struct FieldGroupDeclaration: Hashable, Sendable {
  /// Its name and its content, written like those of a record.
  package var members: RecordDeclaration
  /// Whether the layer is a guess, because none is written, which has been reported.
  package var isLayerGuessed: Bool = false
  /// The word after the colon, which asks for a protocol in Swift.
  package var protocolWord: SourceSpan?
}

/// `...Timestamps`: the members of a group, at this place among those of a record.
package struct Spread: Hashable, Sendable {
  package var group: Path
  /// How many members of each kind are written before it.
  package var position: Position
  package var preamble: Preamble = .none
  package var span: SourceSpan

  package struct Position: Hashable, Sendable {
    package var fields: Int
    package var constants: Int
    package var rules: Int

    package init(fields: Int, constants: Int, rules: Int) {
      self.fields = fields
      self.constants = constants
      self.rules = rules
    }
  }
}
