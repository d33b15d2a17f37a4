/// The signs that YAML is made of.
extension UInt8 {
  static let ampersand = UInt8(ascii: "&")
  static let asterisk = UInt8(ascii: "*")
  static let backslash = UInt8(ascii: "\\")
  static let closingBrace = UInt8(ascii: "}")
  static let closingBracket = UInt8(ascii: "]")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let doubleQuote = UInt8(ascii: "\"")
  static let exclamationMark = UInt8(ascii: "!")
  static let greaterSign = UInt8(ascii: ">")
  static let hyphen = UInt8(ascii: "-")
  static let lineFeed = UInt8(ascii: "\n")
  static let numberSign = UInt8(ascii: "#")
  static let openingBrace = UInt8(ascii: "{")
  static let openingBracket = UInt8(ascii: "[")
  static let percentSign = UInt8(ascii: "%")
  static let period = UInt8(ascii: ".")
  static let plus = UInt8(ascii: "+")
  static let questionMark = UInt8(ascii: "?")
  static let carriageReturn = UInt8(ascii: "\r")
  static let singleQuote = UInt8(ascii: "'")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let verticalBar = UInt8(ascii: "|")

  var isWhite: Bool { self == .space || self == .tab }

  var isBreak: Bool { self == .lineFeed || self == .carriageReturn }

  /// White space, or the end of the line or of the text, which reads as zero.
  var endsWord: Bool { isWhite || isBreak || self == 0 }

  /// What always has a meaning between brackets.
  var isFlowSign: Bool {
    switch self {
    case .comma, .openingBracket, .closingBracket, .openingBrace, .closingBrace: true
    default: false
    }
  }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
