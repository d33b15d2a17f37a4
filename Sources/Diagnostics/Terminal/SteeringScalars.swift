extension Unicode.Scalar {
  /// Whether the scalar is not shown but obeyed: a control character, or one that changes the direction of the text
  /// around it, so that people read something other than programs do. Tabs and the usual line ends are harmless.
  package var steersText: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F...0x9F: true
    default: changesDirection
    }
  }

  /// Whether Unicode calls it `Bidi_Control`.
  package var changesDirection: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether some readers of text begin a new line here. The Swift compiler does so for only two of them.
  package var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028...0x2029: true
    default: false
    }
  }

  /// `\u{202E}`, as schemas and Swift write it.
  package var numberEscape: String {
    "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
