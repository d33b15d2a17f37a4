import Diagnostics

/// Makes a tree of sections from pieces, in whatever order these open and close.
struct TreeBuilder {
  static let depthLimit = 100

  var diagnostics: [Diagnostic] = []
  private let bytes: [UInt8]
  private var root: [TemplateNode] = []
  var open: [OpenSection] = []

  /// Sections that were closed because nothing else made sense. If their own closing tag comes later, it is not another
  /// error.
  var closedEarly: [SectionKind: Int] = [:]

  struct OpenSection {
    let tag: SourceSpan
    var section: TemplateSection
  }

  init(_ pieces: [TemplatePiece], of bytes: [UInt8]) {
    self.bytes = bytes
    for piece in pieces {
      switch piece {
      case .text(let range): append(bytes[range])
      case .lineBreak: append([.lineFeed])
      case .tag(let tag):
        if opensTooDeep(tag) {
          reportDepth(of: tag)
          return
        }
        append(tag)
      }
    }
    reportUnclosed()
  }

  /// The tree, and whether its text ends with a line break, which is removed.
  consuming func finish() -> (nodes: [TemplateNode], endsLine: Bool) {
    guard case .literal(var text)? = root.last, text.last == .lineFeed else { return (root, false) }
    root.removeLast()
    text.removeLast()
    if !text.isEmpty { root.append(.literal(text)) }
    return (root, true)
  }

  private mutating func append(_ tag: Tag) {
    switch tag.kind {
    case .value(let key):
      append(.value(key))
    case .partial(let name, let argument):
      guard let name else { return }
      append(
        .partial(
          PartialTag(name: name, argument: argument, span: tag.span, standsAlone: tag.standsAlone)))
    case .opening(let kind, let subject):
      let branch = TemplateSection.Branch(role: .opening, tag: tag.span, subject: subject)
      open.append(OpenSection(tag: tag.span, section: .init(kind: kind, branches: [branch])))
    case .otherwise:
      append(.init(role: .otherwise, tag: tag.span, subject: nil))
    case .otherwiseIf(let subject):
      append(.init(role: .otherwiseIf, tag: tag.span, subject: subject))
    case .closing(let kind):
      close(kind, at: tag.span)
    case .comment, .malformed:
      break
    }
  }

  private mutating func append(_ node: TemplateNode) {
    changeNodes { $0.append(node) }
  }

  private mutating func append(_ text: some Collection<UInt8>) {
    changeNodes { $0.appendText(text) }
  }

  /// Changes the nodes of the branch that is being read.
  private mutating func changeNodes(_ change: (inout [TemplateNode]) -> Void) {
    guard let section = open.indices.last,
      let branch = open[section].section.branches.indices.last
    else { return change(&root) }
    change(&open[section].section.branches[branch].nodes)
  }

  private mutating func append(_ branch: TemplateSection.Branch) {
    guard mayAppend(branch) else { return }
    open[open.count - 1].section.branches.append(branch)
  }

  /// Closes the innermost open section.
  mutating func closeLast() {
    guard let closed = open.popLast() else { return }
    append(.section(closed.section))
  }

  private func opensTooDeep(_ tag: Tag) -> Bool {
    if case .opening = tag.kind { open.count == Self.depthLimit } else { false }
  }
}

extension [TemplateNode] {
  /// Text that follows text is added to the same node.
  fileprivate mutating func appendText(_ text: some Collection<UInt8>) {
    guard case .literal(var literal)? = last else {
      append(.literal([UInt8](text)))
      return
    }
    removeLast()
    literal += text
    append(.literal(literal))
  }
}
