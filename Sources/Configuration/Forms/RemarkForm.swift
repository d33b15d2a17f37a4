import Diagnostics
import JSON

extension ValueForm<Placed<String>> {
  static let anyText = text(
    FormDescription(
      noun: "a string", plural: "strings", example: "…", schema: [.init("type", "string")])
  ) { text, _ in (text, nil) }

  /// A text, or several lines of it.
  static let remark = ValueForm(
    description: remarkDescription,
    read: { reading, diagnostics in
      switch reading.node.content {
      case .string: break
      case .array(let lines):
        for line in lines {
          let line = Reading(node: line, subject: "a line of \(reading.subject)")
          _ = anyText.read(line, &diagnostics)
        }
      default: diagnostics.append(reading.wants(remarkDescription))
      }
      return nil
    },
    write: { .string($0.value) })

  private static let remarkDescription = FormDescription(
    noun: "a string or a list of strings", plural: "strings or lists of strings", example: "…",
    schema: [
      .init("type", ["string", "array"]), .init("items", ["type": "string"]),
    ])
}
