/// Converters that only bring a text into its normal form, so that a `type` may have them.
package enum Normalization: String, CaseIterable, Sendable {
  case trimmed
  case lowercased
  case uppercased

  var converter: Converter {
    Converter(
      rawValue, .scalars([Converter.Pair(wire: .string, swift: .string)]), .normalized(self))
  }

  var facts: ConverterFacts {
    ConverterFacts(
      converter: converter, reversal: .normalized(self, lost), canFail: false, canFailBack: false,
      readsSeveralForms: true)
  }

  private var lost: String {
    switch self {
    case .trimmed:
      "`trimmed` drops the white space around text, and the way back cannot restore it"
    case .lowercased, .uppercased: "`\(rawValue)` forgets which letters were capitals"
    }
  }

  /// The converter that undoes everything this one does.
  var opposite: Normalization? {
    switch self {
    case .trimmed: nil
    case .lowercased: .uppercased
    case .uppercased: .lowercased
    }
  }

  func normalized(_ text: String) -> String {
    switch self {
    case .trimmed: text.trimmed
    case .lowercased: text.lowercased()
    case .uppercased: text.uppercased()
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let isSpace: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: { !isSpace($0) }),
      let last = unicodeScalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

extension Converter {
  /// Turns an empty text into a missing value. With `written: empty`, the text of a field is always there.
  static let emptyAsNil = Converter(
    name: "emptyAsNil", usage: "emptyAsNil(written: empty)",
    parameters: [
      Parameter(
        label: "written", kind: .word(["empty"]), isRequired: false,
        title: "what is written for nil")
    ],
    form: .emptyAsNil,
    reading: { arguments, _ in .kind(.emptyAsNil(writesEmpty: arguments.word(0) == "empty")) })
}

extension ConverterFacts {
  static func emptyAsNil(writesEmpty: Bool) -> ConverterFacts {
    ConverterFacts(
      converter: .emptyAsNil,
      reversal: .notEmpty(
        writesEmpty
          ? "`emptyAsNil` turns an empty string into nil, so one that the app holds would come back as nil"
          : "`emptyAsNil` turns an empty string into nil, and the way back writes null"),
      canFail: false, canFailBack: false)
  }
}
