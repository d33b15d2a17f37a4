package import JSON

/// Reads YAML 1.2 with its core schema into what JSON can say, in one pass. The first fault ends it.
///
/// Where YAML says more than JSON, or leaves a choice:
///
/// - Keys are scalars, and become their text as it is written. An empty one must be quoted.
/// - Numbers are written as JSON would: `0x1F` is 31, `.5` is 0.5, `+1` is 1. Decimal ones keep all of their digits.
/// - An alias is the value of its anchor, at the place of the alias. What is within it keeps its places.
/// - `<<: *base` and `<<: [*base, *other]` merge mappings as YAML 1.1 defined it, because documents rely on it: what the
///   mapping says itself comes first, then the earlier base. What is merged is at the place of `<<`.
/// - Control characters are refused everywhere. The few others that YAML allows only between quotes are allowed everywhere.
/// - The bracket that ends a list or a mapping may be in the column of the key before it. YAML demands one space more, but
///   documents do not follow that.
package struct YAMLReader {
  let bytes: [UInt8]
  let depthLimit: Int

  var offset = 0

  /// The line that is read begins here, with as many spaces.
  var lineStart = 0
  var indentation = 0

  /// How many lists and mappings are open.
  var depth = 0

  var anchors = Anchors()
  var tagHandles = TagHandles()

  /// A byte order mark is passed over.
  ///
  /// - Parameter depthLimit: how many lists and mappings may be nested in each other, since whoever uses the value takes a part
  ///   of the stack for each.
  package static func read(
    _ bytes: [UInt8], depthLimit: Int = 512
  ) throws(YAMLError) -> JSONValue {
    var reader = YAMLReader(bytes: bytes, depthLimit: depthLimit)
    return try reader.readStream()
  }

  private mutating func readStream() throws(YAMLError) -> JSONValue {
    try checkEncoding()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    startLine()
    try readPrologue()
    let document = try readBlocks()
    try readEpilogue(of: document.value.place)
    return document.value
  }

  /// Up to the first node of the only document.
  private mutating func readPrologue() throws(YAMLError) {
    try skipToContent()
    while isAt(marker: .period) {
      try skipMarker()
    }
    var directives = DirectiveKinds()
    while next == .percentSign, column == 0 {
      try readDirective(after: &directives)
      try skipToContent()
    }
    if isAt(marker: .hyphen) {
      offset += 3
    } else if !directives.isEmpty {
      throw error(.directiveWithoutDocument, at: here)
    } else if isAtEnd {
      throw error(.noDocument, at: here)
    }
  }

  private mutating func readEpilogue(of document: Range<Int>) throws(YAMLError) {
    try skipToContent()
    var hasEnded = false
    while isAt(marker: .period) {
      try skipMarker()
      hasEnded = true
    }
    if offset == bytes.count { return }
    if hasEnded || isAt(marker: .hyphen) {
      throw error(.severalDocuments(first: document), at: here)
    }
    try checkIndentation()
    throw error(.textAfter(document), at: here)
  }

  /// The three dots that end a document.
  private mutating func skipMarker() throws(YAMLError) {
    let start = offset
    offset += 3
    try endLine(after: start..<offset)
    try skipToContent()
  }

  // MARK: Depth

  mutating func enter() throws(YAMLError) {
    guard depth < depthLimit else { throw error(.tooDeep(limit: depthLimit), at: here) }
    depth += 1
  }

  mutating func leave() { depth -= 1 }

  func error(_ fault: YAMLError.Fault, at place: Range<Int>) -> YAMLError {
    YAMLError(fault: fault, place: place)
  }
}
