import Diagnostics
import JSON

extension ValueForm {
  /// A text from which `parse` makes a value, or a diagnostic that says why it cannot.
  static func text<Parsed>(
    _ description: FormDescription,
    parse: @escaping @Sendable (String, Reading) -> (value: Parsed?, problem: Diagnostic?)
  ) -> Self where Value == Placed<Parsed>, Parsed: CustomStringConvertible {
    ValueForm(
      description: description,
      read: { reading, diagnostics in
        guard case .string(let text) = reading.node.content else {
          diagnostics.append(reading.wants(description))
          return nil
        }
        let (value, problem) = parse(text, reading)
        if let problem { diagnostics.append(problem) }
        return value.map { Placed($0, at: reading.node.span) }
      },
      write: { .string($0.value.description) })
  }
}
