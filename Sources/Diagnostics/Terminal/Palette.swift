/// How text output is coloured. Whether to use colour is for the caller to decide, who knows about the terminal and
/// `NO_COLOR`.
package enum Palette: Sendable {
  case plain
  case ansi

  enum Role {
    case error
    case warning
    case gutter
    case secondary
    case strong
    case added
    case removed
  }

  func paint(_ text: String, _ role: Role) -> String {
    guard self == .ansi, !text.isEmpty else { return text }
    return "\u{1B}[\(role.code)m\(text)\u{1B}[0m"
  }
}

extension Palette.Role {
  init(_ severity: DiagnosticKind.Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    }
  }

  fileprivate var code: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .gutter: "1;34"
    case .secondary: "34"
    case .strong: "1"
    case .added: "32"
    case .removed: "31"
    }
  }
}
