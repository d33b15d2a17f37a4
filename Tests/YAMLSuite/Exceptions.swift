import YAML

/// Why a case of the suite has no value of JSON that could be compared.
enum Exception: String, CaseIterable {
  case severalDocuments = "several documents"
  case noDocument = "no document"
  case keyIsNoScalar = "a key is a list or a mapping"
  case emptyKey = "a key is null"
  case otherTag = "a tag is none of the core schema"
  case noValueGiven = "the suite does not say the value"

  /// Whether the text is refused for this reason.
  func explains(_ fault: YAMLError.Fault) -> Bool {
    switch (self, fault) {
    case (.severalDocuments, .severalDocuments), (.noDocument, .noDocument),
      (.keyIsNoScalar, .keyIsNoScalar), (.emptyKey, .missing(.key)), (.otherTag, .unknownTag):
      true
    default: false
    }
  }

  var cases: [String] {
    switch self {
    case .severalDocuments:
      [
        "35KP", "6XDY", "6ZKB", "7Z25", "9DXL", "9KAX", "JHB9", "KSS4", "L383", "M7A3", "PUW8",
        "RZT7", "U9NS", "UT92", "W4TN",
      ]
    case .noDocument:
      [
        "8G76", "98YD", "AVM7", "HWV9", "QT73",
      ]
    case .keyIsNoScalar:
      [
        "4FJ6", "6BFJ", "6PBE", "9MMW", "KK5P", "LX3P", "M2N8/01", "M5DY", "Q9WF", "RZP5", "SBG9",
        "V9D5", "X38W", "XW4D",
      ]
    case .emptyKey:
      [
        "2JQS", "6M2F", "CFD4", "DFF7", "FH7J", "FRK4", "M2N8/00", "NHX8", "NKF9", "PW8X", "S3PD",
        "SM9W/01", "UKK6/00",
      ]
    case .otherTag:
      [
        "2XXW", "565N", "5TYM", "6CK3", "6WLZ", "7FWL", "9WXW", "C4HZ", "CC74", "CUP7", "J7PZ",
        "M5C3", "P76L", "UGM3", "Z67P", "Z9M4",
      ]
    case .noValueGiven:
      [
        "4ABK", "UKK6/02",
      ]
    }
  }
}
