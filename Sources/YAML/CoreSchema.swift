internal import JSON

/// What scalars mean, by their tag or by how they look.
enum CoreSchema {
  enum Outcome {
    case content(JSONValue.Content)
    case fault(YAMLError.Fault)
  }

  static func resolve(_ scalar: Scalar, as tag: Properties.Tag?) -> Outcome {
    guard let tag else {
      return scalar.isPlain ? resolve(plain: scalar.text) : .content(.string(scalar.text))
    }
    guard let core = tag.core, core != .text else { return .content(.string(scalar.text)) }
    return resolve(scalar.text, as: core)
  }

  /// With the first of these meanings that it can have.
  private static func resolve(plain text: String) -> Outcome {
    switch text.utf8.first {
    case nil, UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"):
      isNull(text) ? .content(.null) : .content(.string(text))
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      .content(boolean(text).map { .boolean($0) } ?? .string(text))
    case let sign?:
      sign.beginsNumber ? resolve(numeric: text) : .content(.string(text))
    }
  }

  private static func resolve(numeric text: String) -> Outcome {
    switch NumberText.read(text) {
    case .number(let number): .content(.number(number.json))
    case .fault(let fault): .fault(fault)
    case .text: .content(.string(text))
    }
  }

  /// Also for quoted texts.
  private static func resolve(_ text: String, as tag: CoreTag) -> Outcome {
    let mismatch = Outcome.fault(.tagOfAnotherKind(tag))
    switch tag {
    case .null: return isNull(text) ? .content(.null) : mismatch
    case .boolean: return boolean(text).map { .content(.boolean($0)) } ?? mismatch
    case .integer, .float:
      switch NumberText.read(text) {
      case .number(let number) where number.isInteger || tag == .float:
        return .content(.number(number.json))
      case .fault(let fault): return .fault(fault)
      case .number, .text: return mismatch
      }
    case .list, .mapping, .text: return mismatch
    }
  }

  private static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }

  private static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }
}

extension UInt8 {
  fileprivate var beginsNumber: Bool {
    isDigit || self == .hyphen || self == .plus || self == .period
  }
}
