nonisolated extension A {
  static func shown(_ name: String) -> String { "A \(name)" }
}

nonisolated extension AFromB {
  static func shown(_ name: String) -> String { "AFromB \(name)" }
}

nonisolated extension Place {
  static func shown(_ name: String) -> String { name }
}

nonisolated extension Greeting.Text {
  static func shown(_ name: String) -> String { name }
}

nonisolated extension GreetingText {
  static func shown(_ name: String) -> String { name }
}

nonisolated extension AFrom {
  static func shown(_ name: String) -> String { name }
}
