import Diagnostics

/// A template as a tree, at most `TreeBuilder.depthLimit` levels deep.
enum TemplateNode: Sendable {
  case literal([UInt8])
  case value(KeyReference)
  case section(TemplateSection)
  case partial(PartialTag)
}

struct TemplateSection: Sendable {
  /// Nil if the word could not be read.
  let kind: SectionKind?

  /// In the order of the text: the part for a subject that is there, the `else if` branches, the `else` branch.
  var branches: [Branch]

  struct Branch: Sendable {
    enum Role: Sendable { case opening, otherwiseIf, otherwise }

    let role: Role
    let tag: SourceSpan

    /// Nil for `else`, and for a key that could not be read.
    let subject: KeyReference?
    var nodes: [TemplateNode] = []
  }
}

struct PartialTag: Sendable {
  let name: Word

  /// The context for the other template, unless it is the present one.
  let argument: KeyReference?
  let span: SourceSpan

  /// Whether it is on a line of its own, and so brings whole lines.
  let standsAlone: Bool
}

struct ParsedTemplate: Sendable {
  let name: String
  let isBuiltIn: Bool
  let nodes: [TemplateNode]

  /// Whether the last line ends with a line break. That break is not in `nodes`, since it is left out where the
  /// template is included within a line.
  let endsLine: Bool
}
