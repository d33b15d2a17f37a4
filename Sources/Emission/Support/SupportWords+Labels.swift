extension SupportWords {
  /// The labels that each call of a function has, with their colons. Arguments with a default may be missing, and closures
  /// may follow the call.
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
    guard let label = all(parameter[...]).first, label != "_", !parameter[...].holds(" = "),
      !parameter[...].holds("->")
    else { return nil }
    return "\(label):"
  }

  /// The parameters in the first parentheses, divided at their commas.
  private static func parameters(in code: some Sequence<UInt8>) -> [[UInt8]] {
    var parameters: [[UInt8]] = [[]]
    var depth = 0
    var previous: UInt8?
    // Generic parameters come before the parentheses.
    for byte in code.drop(while: { $0 != UInt8(ascii: "(") }).dropFirst() {
      defer { previous = byte }
      switch byte {
      case UInt8(ascii: ")") where depth == 0: return parameters
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ",") where depth == 0:
        parameters.append([])
        continue
      default: break
      }
      parameters[parameters.endIndex - 1].append(byte)
    }
    return []
  }
}
