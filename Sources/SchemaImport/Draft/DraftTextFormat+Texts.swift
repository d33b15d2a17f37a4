import TextFormats

extension DraftTextFormat {
  /// Whether a text is written like this.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .dateTime: TextForms.of(text).contains(.dateTime)
    case .date: CalendarDate(text) != nil
    case .uuid: UUIDFormat.accepts(text)
    case .url: URLFormat.accepts(text)
    case .email: EmailFormat.accepts(text)
    case .hostname: HostnameFormat.accepts(text)
    case .ipv4: IPv4Format.accepts(text)
    case .ipv6: IPv6Format.accepts(text)
    case .base64: (try? Base64Format.standard.bytes(of: text)) != nil
    case .decimal: (try? DecimalText(parsing: text)) != nil
    }
  }
}
