import Diagnostics
import SwiftLowering

/// The data layer must be able to see the domain, and may not be visible where the domain that it mentions is not.
enum AccessCheck {
  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    for output in configuration.places {
      guard let domain = output.domain, let data = output.data else { continue }
      if output.areTwoModules, domain.access.value == .internal {
        guard let span = domain.access.span ?? domain.module?.span else { continue }
        diagnostics.append(unseen(domain, at: span))
      } else if data.access.value > domain.access.value, let span = data.access.span {
        diagnostics.append(wide(data.access.value, domain, at: span))
      }
    }
  }

  private static func unseen(_ domain: WrittenLayer, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .narrowAccess, "the data layer cannot see a domain that is `internal` to another module",
      at: span,
      label: domain.access.span == nil ? "this is another module, and no `access` is given" : "",
      help: "give the domain `\"access\": \"public\"`, or `\"package\"`",
      fix: domain.access.span == nil
        ? .insert(#", "access": "public""#, at: span.after)
        : .replace(span, with: #""public""#))
  }

  private static func wide(
    _ access: AccessLevel, _ domain: WrittenLayer, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .narrowAccess,
      "the data layer is `\(access.rawValue)`, but the domain that it uses is not",
      at: span,
      secondary: domain.access.span.map { [.init($0, "the domain is `\(domain.access.value)`")] }
        ?? [],
      notes: domain.access.span == nil
        ? ["the domain is `internal`, because no `access` is given"] : [],
      help: "make the domain `\(access.rawValue)` too, or the data layer `\(domain.access.value)`")
  }
}

extension DiagnosticKind {
  static let narrowAccess = DiagnosticKind(
    "G1031", .error, "a domain that is not visible where it is needed",
    explanation: """
      DTOs use the enums of the domain, and mappers create its types. So if the data layer is in another module, the
      domain must be `public` or `package`, and the data layer is never more visible than its domain.
      """,
    language: .json,
    wrong: """
      {
        "domain": { "output": "Sources/Domain/Generated", "module": "Domain" },
        "data": { "output": "Sources/Data/Generated" }
      }
      """,
    right: """
      {
        "domain": { "output": "Sources/Domain/Generated", "module": "Domain", "access": "public" },
        "data": { "output": "Sources/Data/Generated" }
      }
      """)
}
