import SwiftLowering

/// A declaration at the top level of a part, with the members in its braces: only those that something calls are
/// emitted.
package struct SupportDeclaration: Sendable {
  typealias Line = ArraySlice<UInt8>

  package enum Kind: Sendable {
    case type(String)
    case `extension`(of: String)
    /// Something that cannot be analysed, such as code under a condition: it is kept if anything else in its part is.
    case other
  }

  /// One declaration, or several without empty lines between them, with their comments.
  package struct Member: Sendable {
    /// The names by which it can be called; those of functions end with a bracket. Empty if it is called without a
    /// name.
    package let names: [String]
    /// The argument labels that every call of it has, each with a colon.
    package let labels: Set<String>
    /// Whether it can be left out if nothing calls it.
    package let isRemovable: Bool
    let lines: [Line]

    package var mentions: Set<String> { SupportWords.mentions(in: lines) }

    package func isMentioned(by names: Set<String>) -> Bool {
      !names.isDisjoint(with: self.names) && names.isSuperset(of: labels)
    }
  }

  package let kind: Kind
  /// Whether it makes a type conform to a protocol, whose requirements need not be called by name.
  package var isConforming: Bool { !protocols.isEmpty }
  /// The protocols that its head names.
  package let protocols: Set<String>
  package private(set) var members: [Member]
  private let head: [Line]
  private let tail: [Line]

  /// The names that are mentioned outside its braces.
  package var mentions: Set<String> { SupportWords.mentions(in: head + tail) }

  package func keeping(_ isKept: (Member) -> Bool) -> SupportDeclaration {
    var kept = self
    kept.members = members.filter(isKept)
    return kept
  }

  /// Nil for an extension.
  package var typeName: String? { if case .type(let name) = kind { name } else { nil } }

  var lines: [Line] { head + Array(members.map(\.lines).joined(separator: [[]])) + tail }
}

extension SupportDeclaration {
  /// - Parameter paragraph: all lines, from its comments to its closing brace.
  init(_ paragraph: [Line], in home: SupportPart.Home) {
    let code = paragraph.drop { SupportWords.isIntroduction($0) }
    let words = SupportWords.declaring(code.first ?? [])
    let name = words.dropFirst().first ?? ""
    switch words.first {
    case "extension": kind = .extension(of: name)
    case "struct", "enum", "class", "protocol": kind = .type(name)
    default: kind = .other
    }
    let opening = code.firstIndex { $0.last == UInt8(ascii: "{") }
    let closing = paragraph.endIndex - 1
    guard let opening, opening < closing, kind.hasMembers else {
      (head, members, tail) = (paragraph, [], [])
      protocols = Self.protocols(inHead: Array(code.joined(separator: [UInt8(ascii: " ")])))
      return
    }
    head = Array(paragraph[...opening])
    tail = Array(paragraph[closing...])
    protocols = Self.protocols(
      inHead: Array(code[...opening].joined(separator: [UInt8(ascii: " ")])))
    let scope = MemberScope(
      home: home, isExtension: kind.isExtension, isProtocol: words.first == "protocol",
      hasRequirements: !Self.markers.isSuperset(of: protocols))
    members = SupportWords.paragraphs(of: paragraph[(opening + 1)..<closing], indentation: 2)
      .map { Member($0, in: scope) }
  }

  /// Conforming to these takes no members, or only members without a name to look for, such as `==`.
  private static let markers: Set<String> = [
    "Equatable", "Error", "Hashable", "Sendable", "Copyable", "unchecked",
  ]

  private static func protocols(inHead head: [UInt8]) -> Set<String> {
    let whole = head[..<(head[...].start(of: " where ") ?? head.endIndex)]
    // Generic parameters of the type have protocols, too.
    var depth = 0
    let plain = whole.filter { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      return depth == 0
    }
    guard let colon = plain.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    return Set(SupportWords.all(plain[colon...]))
  }
}

extension SupportDeclaration.Kind {
  fileprivate var isExtension: Bool { if case .extension = self { true } else { false } }

  fileprivate var hasMembers: Bool { if case .other = self { false } else { true } }
}

/// The surroundings of a member.
private struct MemberScope {
  let home: SupportPart.Home
  let isExtension: Bool
  let isProtocol: Bool
  /// Whether it may be a requirement of a protocol of the standard library.
  let hasRequirements: Bool
}

extension SupportDeclaration.Member {
  fileprivate init(_ lines: [SupportDeclaration.Line], in scope: MemberScope) {
    let declarations = lines.filter { SupportWords.indentation(of: $0) == 2 }
      .map { (words: SupportWords.declaring($0), line: $0) }
      .filter { !$0.words.isEmpty }
    self.lines = lines
    names = declarations.compactMap { Self.name($0.words, $0.line) }
    labels = declarations.count == 1 ? SupportWords.labels(ofCallsTo: lines) : []
    isRemovable =
      !scope.isProtocol && !declarations.isEmpty && names.count == declarations.count
      && declarations.allSatisfy { Self.isRemovable($0.words, $0.line, in: scope) }
  }

  /// Nil for a member that is called without a name, such as an operator.
  private static func name(_ words: [String], _ line: SupportDeclaration.Line) -> String? {
    guard words.count > 1 else { return nil }
    let name = words[1]
    switch words[0] {
    case "func": return line.holds("func \(name)") ? "\(name)(" : nil
    case "init":
      let isLabelled =
        name != "_" && (line.holds("init(\(name)") || line.holds("init?(\(name)"))
      return isLabelled ? name : nil
    default: return name
    }
  }

  private static func isRemovable(
    _ words: [String], _ line: SupportDeclaration.Line, in scope: MemberScope
  ) -> Bool {
    let isPrivate = line.holds("private ")
    if (scope.hasRequirements || requirements.contains(words[1])) && !isPrivate { return false }
    // Apps may call such a member, unless no other module sees its type.
    let isForApps =
      !scope.home.isInternal && line.holds("package ") && !calledBySupport.contains(words[1])
    switch words[0] {
    case "func": return !(isForApps && (scope.home == .domain || calledByApps.contains(words[1])))
    case "var", "let":
      if isForApps || line.holds("lazy ") { return false }
      // A property without an initial value is an argument of initializers.
      return scope.isExtension || line.holds("static ") || line.holds("{") || line.holds(" = ")
        || words[0] == "var" && line.last == UInt8(ascii: "?")
    case "init": return scope.isExtension && !isForApps
    case "typealias", "struct", "enum", "class": return !isForApps
    default: return false
    }
  }

  private static let calledByApps: Set<String> = ["install", "jsonBytes", "jsonData", "use"]

  /// Members that other modules see, although they are not for apps.
  private static let calledBySupport: Set<String> = [
    "FlattenedObject", "clause", "digitCount", "elementIndex", "isTooDeep", "knownName",
  ]

  /// Requirements of protocols that a type may conform to in another declaration.
  private static let requirements: Set<String> = [
    "debugDescription", "description", "encode", "errorDescription", "hash",
  ]
}
