extension SupportPart {
  /// The access of a layer, as the configuration names it.
  package enum Access: String, Hashable, Sendable {
    case `public`
    case `package`
    case `internal`
  }

  /// The file as it is emitted, without a header.
  ///
  /// The source has `package` where the access of the layer belongs, and nothing where the part is
  /// internal in any case. It imports `TextFormats`, which is emitted beside it.
  ///
  /// - Parameters:
  ///   - access: Of the layer that the part is emitted in.
  ///   - domain: Where the domain layer is, if that is another module.
  package func text(access: Access, beside domain: DomainModule? = nil) -> String {
    let access = home == .anywhere ? .internal : access
    var imports: [(module: String, isExposed: Bool)] = []
    var body: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") {
        imports.append((String(line.dropFirst("import ".count)), access == .public && isConforming))
      } else if line.hasPrefix("package import ") {
        imports.append((String(line.dropFirst("package import ".count)), true))
      } else {
        body.append(line)
      }
    }
    imports.removeAll { $0.module == "TextFormats" }
    if let domain, domain.isUsed(by: self) {
      imports.append((domain.name, domain.isExposed(by: self)))
    }
    let head = imports.sorted { $0.module < $1.module }.map { module, isExposed in
      Self.shown("\(isExposed ? "package " : "")import \(module)", access)
    }
    let separator = head.isEmpty ? [] : [""]
    return (head + separator + body.drop(while: \.isEmpty).map { Self.shown($0, access) })
      .joined(separator: "\n")
  }

  /// Whether it conforms to a protocol that it imports, which must be seen with a public type, and
  /// need not with others.
  private var isConforming: Bool { name == "MappingError" }

  /// In code, the word stands for the access wherever it is.
  private static func shown(_ line: some StringProtocol, _ access: Access) -> String {
    let isComment = line.drop { $0 == " " }.hasPrefix("//")
    guard !isComment, access != .package else { return String(line) }
    return line.split(separator: "package ", omittingEmptySubsequences: false)
      .joined(separator: access == .public ? "public " : "")
  }
}
