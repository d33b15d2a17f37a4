import Diagnostics
import SchemaSyntax

/// A converter for `via`: two representations of one value, and the way between them.
///
/// Each is declared in one of the files beside this one, and listed in ``Converter/all``.
package struct Converter: Sendable {
  package let name: String
  /// How it can be written, with its arguments: `minorUnits(2)`.
  package let usage: String
  let parameters: [Parameter]
  let form: Form
  /// What to do instead of giving it a number, if it takes none.
  var helpForNumber: String?
  /// Reads the arguments after it is known that they are of the right kinds; nil if one makes no sense.
  let reading: @Sendable (BoundArguments, inout [Diagnostic]) -> Reading?

  enum Reading: Sendable {
    case kind(ConverterKind)
    /// The field of `keyed(by:)`, which is looked up when the type of the elements is known.
    case key(Name)
  }

  /// The types on both sides.
  enum Form: Sendable {
    /// Between two scalars, inside any optionals and collections. If the wire type is not known, an earlier pair is
    /// preferred.
    case scalars([Pair])
    /// An empty `String` into a nil.
    case emptyAsNil
    /// `String` and `[String]`.
    case split
    /// `[T]` and `Set<T>`.
    case unique
    /// `[T]` and `[Key: T]`, by a field of `T`.
    case keyed
    /// The types that the schema says.
    case written(WrittenConverter)
  }

  struct Pair: Hashable, Sendable {
    let wire: Scalar
    let swift: Scalar

    func step(_ kind: ConverterKind) -> ConverterStep {
      ConverterStep(kind: kind, wire: .scalar(wire), swift: .scalar(swift))
    }
  }

  struct Parameter: Sendable {
    /// Parameters without a label are identified by their order.
    let label: String?
    let kind: Kind
    let isRequired: Bool
    /// The name of the parameter in messages: `the pattern`.
    let title: String

    enum Kind: Hashable, Sendable {
      case text
      /// One text, or several in an array.
      case texts
      case number
      case word([String])
      case field
    }
  }
}

extension Converter {
  /// A converter without arguments.
  init(_ name: String, _ form: Form, _ kind: ConverterKind) {
    self.init(
      name: name, usage: name, parameters: [], form: form, reading: { _, _ in .kind(kind) })
  }
}

extension Converter.Form {
  /// What is on the wire, for a message.
  var wireTitle: String {
    switch self {
    case .scalars(let pairs): Self.title(of: pairs.map(\.wire))
    case .emptyAsNil, .split: "`String`"
    case .unique, .keyed: "an array"
    case .written(let written): "`\(written.wireText)`"
    }
  }

  /// What Swift gets, for a message.
  var swiftTitle: String {
    switch self {
    case .scalars(let pairs): Self.title(of: pairs.map(\.swift))
    case .emptyAsNil: "`String?`"
    case .split: "`[String]`"
    case .unique: "a set"
    case .keyed: "a dictionary"
    case .written(let written): "`\(written.swiftText)`"
    }
  }

  private static func title(of scalars: [Scalar]) -> String {
    let isText = scalars.contains(.string)
    let numbers = Set(scalars.filter(\.isNumber))
    if numbers.isEmpty || numbers.count == 1 {
      return scalars.first.map { "`\($0.rawValue)`" } ?? ""
    }
    let title = numbers.contains { !$0.isInteger } ? "a number" : "an integer"
    return isText ? "`String` or \(title)" : title
  }
}
