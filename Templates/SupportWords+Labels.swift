extension SupportWords {
  /// The labels that each call of a function has, with their colons. Arguments with a default may be missing, and closures
  /// may stand after the call.
  ///
  /// - Parameter lines: the function with its comments.
  static func labels(ofCallsTo lines: [Line]) -> Set<String> {
    let code = lines.drop { isIntroduction($0) }
    guard let kind = declaring(code.first ?? []).first, kind == "func" || kind == "init" else {
      return []
    }
    return Set(parameters(in: code.joined(separator: [UInt8(ascii: " ")])).compactMap(label))
  }

  private static func label(of parameter: [UInt8]) -> String? {
    let text = String(decoding: parameter, as: UTF8.self)
    guard let label = all(parameter[...]).first, label != "_", !text.contains(" = "),
      !text.contains("->")
    else { return nil }
    return "\(label):"
  }

  /// What stands in the first brackets, divided at its commas.
  private static func parameters(in code: some Sequence<UInt8>) -> [[UInt8]] {
    var parameters: [[UInt8]] = [[]]
    var depth = 0
    for byte in code {
      switch byte {
      case UInt8(ascii: ")") where depth == 1: return parameters
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        if depth == 1 { continue }
      case UInt8(ascii: ",") where depth == 1:
        parameters.append([])
        continue
      default: break
      }
      if depth > 0 { parameters[parameters.endIndex - 1].append(byte) }
    }
    return []
  }
}
