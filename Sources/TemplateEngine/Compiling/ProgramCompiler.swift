import Diagnostics

/// Compiles a template and everything that it includes, each once for every type of context that it is included with.
struct ProgramCompiler {
  private let templates: [ParsedTemplate]
  private let index: TemplateIndex
  private var waiting: [Request] = []
  private var known: [Key: Int] = [:]

  private struct Request {
    let template: Int
    let context: any TemplateContext.Type
    /// Where it is included, unless it is the one being rendered.
    let origin: Diagnostic.Label?
  }

  private struct Key: Hashable {
    let template: Int
    let context: ObjectIdentifier
  }

  init(
    _ templates: [ParsedTemplate], _ index: TemplateIndex, root: Int,
    for context: any TemplateContext.Type
  ) {
    self.templates = templates
    self.index = index
    procedure(Request(template: root, context: context, origin: nil))
    var includes: [[IncludeGraph.Edge]] = []
    var next = 0
    while next < waiting.count {
      let request = waiting[next]
      next += 1
      let procedure = ProcedureCompiler(
        templates[request.template], for: request.context, among: index, from: request.origin,
        addingTo: &program)
      let edges = procedure.includes.map { include in
        IncludeGraph.Edge(
          target: self.procedure(
            Request(
              template: include.template, context: include.context,
              origin: origin(of: include, in: request))),
          name: templates[include.template].name, tag: include.tag, isSmaller: include.isSmaller)
      }
      program = procedure.program
      program.includes += edges.map(\.target)
      diagnostics += procedure.diagnostics
      includes.append(edges)
    }
    diagnostics += IncludeGraph(edges: includes).endlessRecursions
  }

  /// Must not be run if there are diagnostics.
  private(set) var program = Program()
  private(set) var diagnostics: [Diagnostic] = []

  /// The templates and their contexts, in the order in which they are reached.
  var uses: [TemplateUse] {
    waiting.map { TemplateUse(template: templates[$0.template].name, context: $0.context) }
  }

  /// The tag; or, from one built-in template to the next, the one that leads to the first of them.
  private func origin(
    of include: ProcedureCompiler.Include, in request: Request
  ) -> Diagnostic.Label {
    let context = include.context.contextName
    if templates[request.template].isBuiltIn, let origin = request.origin {
      return .init(origin.span, "leads to another one, with `\(context)`")
    }
    return .init(include.tag, "included here with `\(context)`")
  }

  @discardableResult
  private mutating func procedure(_ request: Request) -> Int {
    let key = Key(template: request.template, context: ObjectIdentifier(request.context))
    if let known = known[key] { return known }
    known[key] = waiting.count
    waiting.append(request)
    return waiting.count - 1
  }
}
