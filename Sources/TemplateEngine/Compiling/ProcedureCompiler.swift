import Diagnostics

/// Checks one template against one type of context, and turns it into instructions, as another procedure of a program.
///
/// Everything is checked, even branches that no data would ever reach.
struct ProcedureCompiler {
  /// A template of the set that is included, and the context that it is given.
  struct Include {
    let template: Int
    let context: any TemplateContext.Type
    let tag: SourceSpan

    /// Whether the data gets smaller on the way.
    let isSmaller: Bool
  }

  private let templates: TemplateIndex
  private var keys: KeyScopes
  private(set) var program: Program
  private(set) var includes: [Include] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ template: ParsedTemplate, for context: any TemplateContext.Type,
    among templates: TemplateIndex, from origin: Diagnostic.Label?, addingTo program: inout Program
  ) {
    self.templates = templates
    // Moved instead of copied.
    self.program = Program()
    swap(&self.program, &program)
    self.program.starts.append(self.program.instructions.count)
    keys = KeyScopes(context.contextDescription, origin: origin)
    compile(template.nodes)
    if template.endsLine { emit(.lastLineBreak) }
    emit(.end)
  }

  private mutating func compile(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .literal(let text):
        let start = program.text.count
        program.text += text
        emit(.literal(start..<program.text.count))
      case .value(let reference):
        if let key = resolveKey(reference, for: .text) { emit(.text(route(to: key))) }
      case .partial(let partial):
        compile(partial)
      case .section(let section):
        compile(section)
      }
    }
  }

  private mutating func compile(_ section: TemplateSection) {
    switch section.kind {
    case .if: compileConditional(section, isNegated: false)
    case .unless: compileConditional(section, isNegated: true)
    case .each: compileEach(section)
    case .with: compileWith(section)
    case nil: compileUnknown(section)
    }
  }

  // MARK: if, unless

  private mutating func compileConditional(_ section: TemplateSection, isNegated: Bool) {
    let presentBefore = keys.presentCount
    var exits: [Int] = []
    for branch in section.branches {
      let isNegated = isNegated && branch.role == .opening
      let word = branch.role == .opening ? section.kind?.rawValue : "else if"
      guard let subject = branch.subject, let word,
        let (condition, key) = condition(subject, word: word, isNegated: isNegated)
      else {
        compile(branch.nodes)
        continue
      }
      let test = emit(.branch(condition, otherwise: 0))
      let presentAround = keys.presentCount
      if let key, !isNegated { keys.remember(key) }
      compile(branch.nodes)
      keys.forget(downTo: presentAround)
      if let key, isNegated { keys.remember(key) }
      exits.append(emit(.jump(to: 0)))
      program.instructions[test] = .branch(condition, otherwise: program.instructions.count)
    }
    for exit in exits { program.instructions[exit] = .jump(to: program.instructions.count) }
    keys.forget(downTo: presentBefore)
  }

  private mutating func condition(
    _ reference: KeyReference, word: String, isNegated: Bool
  ) -> (Condition, ResolvedKey?)? {
    switch keys.resolve(reference, for: .condition(word: word)) {
    case .key(let key):
      return (Condition(subject: .key(route(to: key)), isNegated: isNegated), key)
    case .position(let position, let level):
      let subject = Condition.Subject.position(position, steps: keys.steps(to: level))
      return (Condition(subject: subject, isNegated: isNegated), nil)
    case .failure(let problem):
      report(problem)
      return nil
    }
  }

  // MARK: each, with

  private mutating func compileEach(_ section: TemplateSection) {
    let key = section.branches.first?.subject.flatMap { resolveKey($0, for: .each) }
    let begin = emit(.jump(to: 0))
    let route = key.map { self.route(to: $0) }
    compileBody(
      of: section,
      in: .init(
        context: key?.kind.context?.contextDescription, isElement: true, isSmaller: true))
    emit(.nextElement(body: begin + 1))
    let end = compileOtherwise(of: section)
    if let route { program.instructions[begin] = .beginEach(route, otherwise: end) }
  }

  private mutating func compileWith(_ section: TemplateSection) {
    let key = section.branches.first?.subject.flatMap { resolveKey($0, for: .with) }
    let begin = emit(.jump(to: 0))
    let route = key.map { self.route(to: $0) }
    let presentBefore = keys.presentCount
    if let key { keys.remember(key) }
    compileBody(
      of: section,
      in: .init(
        context: key?.kind.context?.contextDescription, isElement: false,
        isSmaller: key.map { isSmaller($0) } ?? true))
    keys.forget(downTo: presentBefore)
    emit(.endContext)
    if let key, !key.kind.isOptional, section.branches.count > 1 {
      report(unreachableElse(section))
    }
    let end = compileOtherwise(of: section)
    if let route { program.instructions[begin] = .beginContext(route, otherwise: end) }
  }

  private mutating func compileBody(of section: TemplateSection, in scope: KeyScopes.Scope) {
    keys.push(scope)
    if let body = section.branches.first { compile(body.nodes) }
    keys.pop()
  }

  /// Where to continue if there is nothing to render the body with.
  private mutating func compileOtherwise(of section: TemplateSection) -> Int {
    guard let branch = section.branches.dropFirst().first else { return program.instructions.count }
    let exit = emit(.jump(to: 0))
    let start = program.instructions.count
    compile(branch.nodes)
    program.instructions[exit] = .jump(to: program.instructions.count)
    return start
  }

  private mutating func compileUnknown(_ section: TemplateSection) {
    keys.push(.init(context: nil, isElement: true, isSmaller: true))
    for branch in section.branches { compile(branch.nodes) }
    keys.pop()
  }

  // MARK: Partials

  private mutating func compile(_ partial: PartialTag) {
    let key = partial.argument.flatMap { resolveKey($0, for: .partial) }
    let template = templates.position(of: partial.name.text)
    if template == nil { report(unknownTemplate(partial.name)) }
    guard let template, key != nil || partial.argument == nil,
      let context = key.map({ $0.kind.context }) ?? keys.innermost?.context?.type
    else { return }
    let shrinks = key.map { isSmaller($0) } ?? keys.innermost?.isSmaller ?? false
    emit(
      .include(
        program.includes.count + includes.count, key.map { route(to: $0) },
        standsAlone: partial.standsAlone))
    includes.append(
      Include(template: template, context: context, tag: partial.span, isSmaller: shrinks))
  }

  private func isSmaller(_ key: ResolvedKey) -> Bool {
    key.passesOptional || keys.scope(of: key).isSmaller
  }

  // MARK: -

  private mutating func resolveKey(_ reference: KeyReference, for use: KeyUse) -> ResolvedKey? {
    switch keys.resolve(reference, for: use) {
    case .key(let key): return key
    case .position: return nil
    case .failure(let problem):
      report(problem)
      return nil
    }
  }

  private mutating func route(to key: ResolvedKey) -> KeyRoute {
    let start = program.laterKeys.count
    program.laterKeys += key.place.path.dropFirst()
    return KeyRoute(
      steps: keys.steps(to: key.place.level), key: key.place.path[0],
      rest: start..<program.laterKeys.count)
  }

  @discardableResult
  private mutating func emit(_ instruction: Instruction) -> Int {
    program.instructions.append(instruction)
    return program.instructions.count - 1
  }

  private mutating func report(_ problem: Diagnostic?) {
    if let problem { diagnostics.append(problem) }
  }
}

extension ProcedureCompiler {
  private func unknownTemplate(_ name: Word) -> Diagnostic {
    .unknownName(
      .unknownTemplate, "there is no template `\(name.text)`", at: name.span,
      nearest: templates.spelling.nearest(to: name.text), help: templates.help)
  }

  private func unreachableElse(_ section: TemplateSection) -> Diagnostic {
    let subject = section.branches.first?.subject
    return Diagnostic(
      .unreachableElse, "this `else` is never rendered", at: section.branches[1].tag,
      secondary: (subject.map { [.init($0.span, "this is always present")] } ?? [])
        + keys.originLabels,
      help: "remove it: the context is not optional")
  }
}

extension DiagnosticKind {
  static let unknownTemplate = DiagnosticKind(
    "G0904", .error, "a template that does not exist",
    explanation: """
      `{{> name}}` includes another template of the same set, by its name. Case matters: `Field` is not `field`.
      """,
    language: .template,
    wrong: """
      {{> declaraton}}
      """,
    right: """
      {{#each nested}}
      {{> declaration}}
      {{/each}}
      """)

  static let unreachableElse = DiagnosticKind(
    "G0914", .error, "an `else` that is never rendered",
    explanation: """
      The `else` of a `with` is for a context that is absent. If the context is not optional, the `else` is never
      rendered.
      """,
    language: .template,
    wrong: """
      {{#with owner}}{{name}}{{else}}none{{/with}}
      """,
    right: """
      {{#with parent}}{{name}}{{else}}none{{/with}}
      """)
}
