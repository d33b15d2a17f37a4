// These convert only when reading. Their results are written unchanged.

nonisolated extension WireFormat where Wire == String, Value == String {
  static var trimmed: Self { Self(read: { TextNormalization.trimmed($0) }, write: { $0 }) }

  static var lowercased: Self { Self(read: { TextNormalization.lowercased($0) }, write: { $0 }) }

  static var uppercased: Self { Self(read: { TextNormalization.uppercased($0) }, write: { $0 }) }
}

/// The text is always there, and empty for nil.
nonisolated extension WireFormat where Wire == String, Value == String? {
  static var emptyForNil: Self { Self(read: { $0 == "" ? nil : $0 }, write: { $0 ?? "" }) }
}

nonisolated extension WireFormat where Wire == String?, Value == String? {
  static var emptyAsNil: Self { Self(read: { $0 == "" ? nil : $0 }, write: { $0 }) }
}
