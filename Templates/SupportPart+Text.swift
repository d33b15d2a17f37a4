extension SupportPart {
  /// The access of a layer, as the configuration names it.
  package enum Access: String, Hashable, Sendable {
    case `public`
    case `package`
    case `internal`
  }

  /// A line of imports, as it is emitted.
  package struct Import: Hashable, Sendable {
    package let access: Access
    package let module: String
  }

  /// In the order of the modules. The source imports `TextFormats` too, which is emitted beside it.
  package func imports(access: Access, beside domain: DomainModule? = nil) -> [Import] {
    let exposed = home == .anywhere ? .internal : access
    var imports: [Import] = []
    for line in importLines {
      if line.hasPrefix("import ") {
        let module = String(line.dropFirst("import ".count))
        let isExposed = exposed == .public && isConforming
        imports.append(Import(access: isExposed ? exposed : .internal, module: module))
      } else if line.hasPrefix("package import ") {
        let module = String(line.dropFirst("package import ".count))
        imports.append(Import(access: exposed, module: module))
      }
    }
    imports.removeAll { $0.module == "TextFormats" }
    if let domain, domain.isUsed(by: self) {
      let isExposed = domain.isExposed(by: self)
      imports.append(Import(access: isExposed ? exposed : .internal, module: domain.name))
    }
    return imports.sorted { $0.module < $1.module }
  }

  /// What stands below the imports. The source has `package` where the access of the layer belongs, and nothing where the
  /// part is internal in any case.
  package func body(access: Access) -> String {
    let access = home == .anywhere ? .internal : access
    let lines = source.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
      .drop { $0.isEmpty || Self.isImport($0) }
    var body = ""
    body.reserveCapacity(source.utf8.count)
    for line in lines.dropLast() {
      body += access == .package ? Substring(line) : Self.shown(line, access)
      body += "\n"
    }
    return body
  }

  /// They stand before everything else, between empty lines.
  private var importLines: [Substring] {
    var lines: [Substring] = []
    var rest = source[...]
    while let end = rest.utf8.firstIndex(of: .lineFeed) {
      let line = rest[..<end]
      guard line.isEmpty || Self.isImport(line.utf8) else { break }
      lines.append(line)
      rest = rest[end...].dropFirst()
    }
    return lines
  }

  private static func isImport(_ line: Substring.UTF8View) -> Bool {
    line.starts(with: "import ".utf8) || line.starts(with: "package import ".utf8)
  }

  /// Whether it conforms to a protocol that it imports, which must be seen with a public type, and
  /// need not with others.
  private var isConforming: Bool {
    ["JSONError", "JSONPayload", "JSONWritingError", "MappingError"].contains(name)
  }

  /// In code, the word stands for the access wherever it is.
  private static func shown(_ line: Substring.UTF8View, _ access: Access) -> Substring {
    let text = Substring(line)
    let isComment = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    guard !isComment, line.contains(word: "package ") else { return text }
    let parts = text.split(separator: "package ", omittingEmptySubsequences: false)
    return Substring(parts.joined(separator: access == .public ? "public " : ""))
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}

extension Substring.UTF8View {
  fileprivate func contains(word: String) -> Bool {
    guard let first = word.utf8.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: word.utf8) { return true }
      rest = rest[start...].dropFirst()
    }
    return false
  }
}
