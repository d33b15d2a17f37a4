internal import JSON

extension YAMLReader {
  /// Those that are on this line, and the white space after them.
  mutating func readProperties(isInBrackets: Bool) throws(YAMLError) -> Properties {
    var properties = Properties()
    while true {
      switch next {
      case .exclamationMark:
        try properties.add(try readTag(isInBrackets: isInBrackets))
      case .ampersand:
        let anchor = try readAnchor()
        try properties.add(anchor)
        anchors.begin(anchor)
      default: return properties
      }
      skipWhite()
    }
  }

  /// After `&` or `*` comes whatever is neither white space nor a bracket.
  private mutating func readAnchor() throws(YAMLError) -> Anchor {
    let start = offset
    offset += 1
    while !next.endsWord, !next.isFlowSign { offset += 1 }
    guard offset > start + 1 else { throw error(.anchorName, at: start..<offset) }
    let name = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
    return Anchor(name: name, place: start..<offset)
  }

  /// The value of an anchor, at the place of the alias.
  mutating func readAlias() throws(YAMLError) -> Node {
    let alias = try readAnchor()
    switch anchors.resolve(alias.name) {
    case .node(let node):
      guard depth + node.height <= depthLimit else {
        throw error(.tooDeep(limit: depthLimit), at: alias.place)
      }
      return Node(
        JSONValue(node.value.content, at: alias.place), text: node.text, height: node.height,
        unfolded: node.weight)
    case .open(let anchor): throw error(.aliasOfItself(anchor: anchor), at: alias.place)
    case .unknown: throw error(.unknownAlias, at: alias.place)
    case .beyondLimit: throw error(.aliasLimit(Anchors.limit), at: alias.place)
    }
  }

  // MARK: Tags

  private mutating func readTag(isInBrackets: Bool) throws(YAMLError) -> Properties.Tag {
    let start = offset
    let name = byte(at: offset + 1) == UInt8(ascii: "<") ? readWholeTag() : try readShortTag()
    guard let name, next.endsWord || isInBrackets && next.isFlowSign else {
      while !next.endsWord { offset += 1 }
      throw error(.tag, at: start..<offset)
    }
    let place = start..<offset
    if name == "!" { return Properties.Tag(place: place, core: nil) }
    guard name.hasPrefix(CoreTag.prefix),
      let core = CoreTag(rawValue: String(name.dropFirst(CoreTag.prefix.count)))
    else { throw error(.unknownTag, at: place) }
    return Properties.Tag(place: place, core: core)
  }

  /// `!<tag:yaml.org,2002:str>`. Nil if it does not end.
  private mutating func readWholeTag() -> String? {
    offset += 2
    let start = offset
    while next.isPartOfTag || next.isFlowSign || next == .exclamationMark { offset += 1 }
    guard next == .greaterSign, offset > start else { return nil }
    offset += 1
    return Self.unescape(bytes[start..<(offset - 1)])
  }

  /// `!`, `!name`, `!!name` or `!handle!name`. Nil if it has a handle, and then no name.
  private mutating func readShortTag() throws(YAMLError) -> String? {
    let start = offset
    offset += 1
    while next.isPartOfHandle { offset += 1 }
    if next == .exclamationMark { offset += 1 } else { offset = start + 1 }
    let handle = String(decoding: bytes[start..<offset], as: UTF8.self)
    let name = offset
    while next.isPartOfTag { offset += 1 }
    if offset == name { return handle == "!" ? handle : nil }
    guard let prefix = tagHandles.prefix(of: handle) else {
      throw error(.tagHandle, at: start..<name)
    }
    return Self.unescape(bytes[name..<offset]).map { prefix + $0 }
  }

  /// Nil if a percent sign is not followed by two digits.
  private static func unescape(_ text: ArraySlice<UInt8>) -> String? {
    var unescaped: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == .percentSign else {
        unescaped.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue,
        let low = rest.popFirst()?.hexadecimalValue
      else { return nil }
      unescaped.append(high << 4 | low)
    }
    return String(decoding: unescaped, as: UTF8.self)
  }
}

extension UInt8 {
  /// Of what is allowed in a URI, all that is neither a bracket, a comma nor an exclamation mark.
  fileprivate var isPartOfTag: Bool {
    switch self {
    case UInt8(ascii: "#"), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "&"), UInt8(ascii: "="),
      UInt8(ascii: "+"), UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: ")"), .percentSign:
      true
    default: isPartOfHandle
    }
  }
}
