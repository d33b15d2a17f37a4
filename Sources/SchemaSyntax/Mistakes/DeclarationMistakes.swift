import Diagnostics

extension Mistake {
  static func typeParameters(of name: String) -> Mistake {
    Mistake(
      .derivedDeclaration, "only a record can have type parameters",
      .advise("declare one `\(name)` for each type that it should hold"))
  }

  static let inheritance = Mistake(
    .derivedDeclaration, "a declaration cannot inherit from another one",
    .advise(
      "write fields that several records hold in a group, `dto fields Common { … }`, and `...Common` in each record"
    ))

  /// - Parameter keyword: what was written before the braces, if anything was.
  static func inlineType(_ keyword: String?) -> Mistake {
    let declaration =
      switch keyword {
      case "enum": "enum Kind { … }"
      case "union": "dto union Content by kind { … }"
      default: "dto Details { … }"
      }
    return Mistake(
      .inlineType, "a type cannot be declared in the type of a field",
      .advise("declare it next to this field, `\(declaration)`, and write its name here"))
  }

  static func optionalName(_ name: String, isPatch: Bool) -> Mistake {
    Mistake(
      .optionalName, "`?` belongs to the type, not to the name",
      .advise(
        isPatch
          ? "remove it: a `Patch` may be missing anyway" : "write it after the type of `\(name)`"))
  }

  /// - Parameter noun: what a schema writes without `words`.
  static func modifier(_ words: String, of noun: String) -> Mistake {
    Mistake(.modifier, "\(noun) is written without `\(words)`", .remove)
  }

  /// - Parameter type: what is written for the words; nil if there is no type to tell.
  static func modifierOfType(_ words: String, _ type: String?) -> Mistake {
    Mistake(
      .modifier, "a field is written without `\(words)`",
      type.map(Remedy.write) ?? .advise("say it with its type: `T?`, `[T]`"))
  }

  /// - Parameter correction: with a name, if there is none.
  static func wordForRule(_ word: String, _ correction: String) -> Mistake {
    Mistake(
      .unknownDeclaration, "a rule about several fields begins with `rule`, not with `\(word)`",
      .write(correction))
  }

  static let function = Mistake(
    .behaviour, "a schema says what values are, not what they do",
    .advise("write functions in an extension of the generated type"))

  /// - Parameter reason: why the name needs quotes: `with a space`
  static func wireName(_ reason: String, _ remedy: Remedy) -> Mistake {
    Mistake(.unquotedWireName, "a wire name \(reason) must be quoted", remedy)
  }
}

extension DiagnosticKind {
  static let inlineType = DiagnosticKind(
    "G0143", .error, "a type that is declared in the type of a field",
    explanation: """
      Every type has a name, which the generated code uses as well. Declare it beside the field, within the type that
      has the field.
      """,
    wrong: """
      dto UserDTO {
        address: { city: String }
      }
      """,
    right: """
      dto UserDTO {
        address: Address
        dto Address { city: String }
      }
      """)

  static let derivedDeclaration = DiagnosticKind(
    "G0144", .error, "a declaration that is derived from another one",
    explanation: """
      A declaration describes its type completely: it does not inherit, and only records have type parameters. Fields that
      several records have in common can be written once, in a group: `dto fields Common { … }`.
      """,
    wrong: """
      dto union Choice<Item> by shape { one(Item), many([Item]) }
      """,
    right: """
      dto union NameDTO by shape { one(String), many([String]) }
      """)

  static let optionalName = DiagnosticKind(
    "G0128", .error, "`?` after a name",
    explanation: """
      Whether a value may be missing belongs to its type: `name: String?`.
      """,
    wrong: """
      dto UserDTO { name?: String }
      """,
    right: """
      dto UserDTO { name: String? }
      """)

  static let modifier = DiagnosticKind(
    "G0129", .error, "a modifier",
    explanation: """
      Declarations and members have no modifiers: what is generated is always immutable, and the configuration decides who
      can see it. Whether a value may be missing, and whether there can be several, is said by the type: `Int?`, `[Int]`.
      """,
    wrong: """
      domain User { public let name: String }
      """,
    right: """
      domain User { name: String }
      """)

  static let behaviour = DiagnosticKind(
    "G0130", .error, "a function in a schema",
    explanation: """
      A schema describes values. Functions that work with them are Swift: write them in an extension of the generated
      type, in a file of your own.
      """,
    wrong: """
      domain User {
        name: String
        func greet() -> String
      }
      """,
    right: """
      domain User {
        name: String
      }
      """)
}
