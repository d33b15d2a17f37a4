@testable import Emission

extension GeneratedFile {
  var isSupport: Bool {
    name.hasPrefix("\(Self.supportFolder)/") || name == OutputNames.supportFile(in: layer)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension UInt8 {
  /// Whether words of Swift contain it: letters, digits and `_`, and whatever is not ASCII.
  var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
