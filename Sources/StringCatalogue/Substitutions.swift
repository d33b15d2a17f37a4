import JSON

/// The parts that the text of a language is put together from, each with forms for a number of its own.
struct Substitutions {
  struct Substitution {
    let name: String
    let value: JSONValue
  }

  let all: [Substitution]
  /// What the language has besides them.
  let language: JSONValue

  init(of language: JSONValue) {
    let members = language.members ?? []
    all = (language["substitutions"]?.members ?? []).map {
      Substitution(name: $0.name, value: $0.value)
    }
    self.language = .object(members.filter { $0.name != "substitutions" })
  }

  var names: Set<String> { Set(all.map(\.name)) }
}

extension Substitutions.Substitution {
  /// Where it asks for something other than one of so many whole numbers; nil if it does not.
  func unfillable(by count: Int) -> Range<Int>? {
    if let argument = value["argNum"] {
      guard case .number(let number) = argument.content, let position = Int(number),
        (1...max(count, 1)).contains(position)
      else { return argument.place }
    }
    guard let specifier = value["formatSpecifier"] else { return value.place }
    return specifier.text == "lld" ? nil : specifier.place
  }
}
