#if compiler(>=6.2)
  @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
  nonisolated extension JSONReadable {
    /// - Parameter json: The text, in UTF-8.
    package init(json: RawSpan) throws(JSONError) {
      self = try json.withUnsafeBytes { (bytes) throws(JSONError) in try Self(json: bytes) }
    }

    /// - Parameter json: The text, in UTF-8.
    package init(json: Span<UInt8>) throws(JSONError) { try self.init(json: json.bytes) }
  }
#endif
