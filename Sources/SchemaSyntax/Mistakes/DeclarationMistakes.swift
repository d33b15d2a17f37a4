import Diagnostics

extension Mistake {
  static func typeParameters(of name: String) -> Mistake {
    Mistake(
      .derivedDeclaration, "a declaration has no type parameters",
      .advise("declare one `\(name)` for each type that it should hold"))
  }

  static let inheritance = Mistake(
    .derivedDeclaration, "declarations do not inherit from each other",
    .advise("repeat the fields, or give it a field of the other type; protocols go after `:`"))

  static let inlineType = Mistake(
    .inlineType, "a type within a type has a name of its own",
    .advise("declare it next to this field, `dto Details { … }`, and write its name here"))

  static func optionalName(_ name: String) -> Mistake {
    Mistake(
      .optionalName, "`?` belongs to the type, not to the name",
      .advise("write it after the type of `\(name)`"))
  }

  /// - Parameter noun: what a schema writes without `words`.
  static func modifier(_ words: String, of noun: String) -> Mistake {
    Mistake(.modifier, "\(noun) is written without `\(words)`", .remove)
  }

  static let function = Mistake(
    .behaviour, "a schema says what values are, not what they do",
    .advise("write functions in an extension of the generated type"))

  /// - Parameter reason: why the name needs quotes: `with a space`
  static func wireName(_ reason: String, _ remedy: Remedy) -> Mistake {
    Mistake(.unquotedWireName, "a wire name \(reason) is quoted", remedy)
  }
}

extension DiagnosticKind {
  static let inlineType = DiagnosticKind(
    "G0143", .error, "a type within a type",
    explanation: """
      Every type has a name of its own, by which the generated code calls it, too. It can be declared within the one that
      uses it.

      ```gate
      dto UserDTO {
        address: { city: String }
      }
      ```

      ```gate
      dto UserDTO {
        address: Address
        dto Address { city: String }
      }
      ```
      """)

  static let derivedDeclaration = DiagnosticKind(
    "G0144", .error, "a declaration that is made from another one",
    explanation: """
      A declaration says everything about its type: it has no type parameters, and inherits nothing. Fields that several types
      have in common are repeated, or are a type of their own.

      ```gate
      dto Page<Item> { items: [Item] }
      ```

      ```gate
      dto UserPage { items: [String] }
      ```
      """)

  static let optionalName = DiagnosticKind(
    "G0128", .error, "`?` after a name",
    explanation: """
      Whether a value may be missing belongs to its type: `name: String?`.

      ```gate
      dto UserDTO { name?: String }
      ```

      ```gate
      dto UserDTO { name: String? }
      ```
      """)

  static let modifier = DiagnosticKind(
    "G0129", .error, "a modifier before a member",
    explanation: """
      Members consist of a name and what it stands for. What is generated is always immutable, and the configuration
      decides about access.

      ```gate
      domain User { public let name: String }
      ```

      ```gate
      domain User { name: String }
      ```
      """)

  static let behaviour = DiagnosticKind(
    "G0130", .error, "a function in a schema",
    explanation: """
      A schema describes values. Functions that work with them are Swift: write them in an extension of the generated
      type, in a file of your own.

      ```gate
      domain User {
        name: String
        func greet() -> String
      }
      ```

      ```gate
      domain User {
        name: String
      }
      ```
      """)
}
