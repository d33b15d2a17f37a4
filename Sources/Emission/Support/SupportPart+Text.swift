package import SwiftLowering

extension SupportPart {
  /// The imports of a file with `declarations`, in the order of the modules. The source also imports `TextFormats`, which is
  /// emitted beside it.
  package func imports(
    access: AccessLevel, of declarations: [SupportDeclaration], beside domain: DomainModule? = nil
  ) -> [ImportModel] {
    let exposed = home.isInternal ? .internal : access
    var imports: [ImportModel] = []
    for line in importLines {
      if line.hasPrefix("import ") {
        let module = String(line.dropFirst("import ".count))
        let isExposed = exposed == .public && isConforming
        imports.append(ImportModel(access: isExposed ? exposed : .internal, module: module))
      } else if line.hasPrefix("package import ") {
        let module = String(line.dropFirst("package import ".count))
        imports.append(ImportModel(access: exposed, module: module))
      }
    }
    imports.removeAll { $0.module == "TextFormats" }
    if let domain, domain.isUsed(by: self) {
      let isExposed = domain.isExposed(by: self, in: declarations)
      imports.append(ImportModel(access: isExposed ? exposed : .internal, module: domain.name))
    }
    return imports.sorted { $0.module < $1.module }
  }

  /// What is below the imports, one declaration after the other.
  ///
  /// - Parameter situation: what some lines are there for. The others go.
  package func declarations(in situation: SupportSituation = .whole) -> [SupportDeclaration] {
    var lines = Array(
      Array(source.utf8).split(separator: .lineFeed, omittingEmptySubsequences: false)
        .drop { $0.isEmpty || Self.isImport($0) })
    lines.removeAll { !situation.needs($0) }
    return SupportWords.paragraphs(of: lines, indentation: 0).map {
      SupportDeclaration($0, in: home)
    }
  }

  /// The source says `package` where the access of the layer belongs, and nothing if the part is internal in any case.
  package func body(access: AccessLevel, of declarations: [SupportDeclaration]) -> String {
    let access = home.isInternal ? .internal : access
    var body: [UInt8] = []
    body.reserveCapacity(source.utf8.count)
    for line in declarations.map(\.lines).joined(separator: [[]]) {
      if access == .package || line.isComment {
        body += line
      } else {
        Self.append(line, to: &body, as: access == .public ? "public " : "")
      }
      body.append(.lineFeed)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// The import lines, which come before everything else, between empty lines.
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

  private static func isImport(_ line: some Collection<UInt8>) -> Bool {
    line.starts(with: "import ".utf8) || line.starts(with: "package import ".utf8)
  }

  /// Whether it conforms to a protocol of a module that it imports. If the type is public, that import must be, too.
  private var isConforming: Bool {
    [
      .draftViolations, .jsonError, .jsonPayload, .jsonWritingError, .mappingError,
      .repositoryError, .storedVersionError,
    ].contains(self)
  }

  /// In code, every `package` stands for the access.
  private static func append(_ line: ArraySlice<UInt8>, to body: inout [UInt8], as shown: String) {
    var copied = line.startIndex
    for index in line.indices where line[index] == word[0] {
      guard line[index...].starts(with: word) else { continue }
      body += line[copied..<index]
      body += shown.utf8
      copied = index + word.count
    }
    body += line[copied...]
  }

  private static let word = Array("package ".utf8)
}

extension ArraySlice<UInt8> {
  /// Whether nothing but a comment is on this line.
  var isComment: Bool { drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8) }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
