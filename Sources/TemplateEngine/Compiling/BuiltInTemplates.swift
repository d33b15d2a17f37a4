import Diagnostics

/// The templates of a set that are part of the tool. Nobody can open or change these files, and by themselves they are right: what
/// is wrong there comes from a template that includes them.
struct BuiltInTemplates: Sendable {
  private let names: [Int: String]

  init(_ sources: [TemplateSource], firstFile: Int) {
    var names: [Int: String] = [:]
    for (offset, source) in sources.enumerated() where source.isBuiltIn {
      names[firstFile + offset] = source.name
    }
    self.names = names
  }

  /// The same problem at the tag with which a template of the user leads to it.
  func leaving(_ problem: Diagnostic) -> Diagnostic {
    let span = problem.primary.span
    guard let name = names[span.file],
      let cause = problem.secondary.first(where: { names[$0.span.file] == nil })
    else { return problem }
    let isCircle = problem.kind == .endlessRecursion
    let label = isCircle ? problem.primary.text : "in this built-in template"
    let way = "`gatehouse templates keys \(name)` shows which keys it needs"
    return Diagnostic(
      problem.kind, problem.message, at: cause.span, label: cause.text,
      secondary: [.init(span, label)] + problem.secondary.filter { $0 != cause },
      notes: problem.notes,
      help: isCircle ? problem.help : "include it with another context; \(way)")
  }
}
