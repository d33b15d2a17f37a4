import Diagnostics

/// A template as a tree, at most `TreeBuilder.depthLimit` levels deep.
enum TemplateNode: Sendable {
  case literal([UInt8])
  case value(KeyReference)
  case section(TemplateSection)
  case partial(PartialTag)
}

struct TemplateSection: Sendable {
  /// Nil if that could not be read.
  let kind: SectionKind?

  /// In the order of the text: what is rendered if the subject is there, the `else if` branches, the `else` branch.
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

  /// What to render the other template with, unless that is the present context.
  let argument: KeyReference?
  let span: SourceSpan

  /// Whether it has its line for itself, and so brings lines rather than a part of one.
  let standsAlone: Bool
}

struct ParsedTemplate: Sendable {
  let name: String
  let nodes: [TemplateNode]

  /// Whether the last line ends with a line break. It is not in `nodes`, since it is left out where the template is
  /// included within a line.
  let endsLine: Bool
}
