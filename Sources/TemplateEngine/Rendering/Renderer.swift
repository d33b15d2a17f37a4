/// Runs a program. It keeps contexts and includes on stacks of its own, so that data of any depth can be rendered.
struct Renderer {
  private let program: Program
  private var output: IndentedOutput
  private var scopes: [Scope]
  private var includes: [Include] = []
  private var next = 0

  private struct Scope {
    var context: any TemplateContext
    var list: (any TemplateList)?
    var index = 0
  }

  /// Where a template continues after it has included another.
  private struct Include {
    let next: Int
    let place: IndentedOutput.Place
    let standsAlone: Bool
    let addsScope: Bool
  }

  init(_ program: Program, _ context: any TemplateContext, appendingTo output: inout [UInt8]) {
    self.program = program
    self.output = IndentedOutput(appendingTo: &output)
    scopes = [Scope(context: context)]
  }

  consuming func finish() -> [UInt8] {
    output.finish()
  }

  mutating func run() {
    let instructions = program.instructions
    let text = program.text
    while next < instructions.count {
      let instruction = instructions[next]
      next += 1
      switch instruction {
      case .literal(let range):
        text.withUnsafeBufferPointer { output.write($0[range]) }
      case .text(let route):
        if case .text(let text) = value(at: route) { output.write(text) }
      case .jump(let target):
        next = target
      case .branch(let condition, let otherwise):
        if holds(condition.subject) == condition.isNegated { next = otherwise }
      case .beginEach(let route, let otherwise):
        beginEach(value(at: route), otherwise)
      case .nextElement(let body):
        nextElement(body)
      case .beginContext(let route, let otherwise):
        if case .context(let context) = value(at: route) {
          scopes.append(Scope(context: context))
        } else {
          next = otherwise
        }
      case .endContext:
        scopes.removeLast()
      case .include(let index, let route, let standsAlone):
        include(index, route, standsAlone: standsAlone)
      case .lastLineBreak:
        endLastLine()
      case .end:
        endProcedure()
      }
    }
  }

  private mutating func beginEach(_ value: TemplateValue, _ otherwise: Int) {
    guard case .list(let list) = value, !list.isEmpty else {
      next = otherwise
      return
    }
    scopes.append(Scope(context: list.element(at: 0), list: list))
  }

  private mutating func nextElement(_ body: Int) {
    let last = scopes.count - 1
    let index = scopes[last].index + 1
    guard let list = scopes[last].list, index < list.count else {
      scopes.removeLast()
      return
    }
    scopes[last].context = list.element(at: index)
    scopes[last].index = index
    next = body
  }
}

// MARK: Includes

extension Renderer {
  private mutating func include(_ index: Int, _ route: KeyRoute?, standsAlone: Bool) {
    if let route {
      guard case .context(let context) = value(at: route) else { return }
      scopes.append(Scope(context: context))
    }
    includes.append(
      Include(
        next: next, place: output.indentHere(), standsAlone: standsAlone, addsScope: route != nil))
    next = program.starts[program.includes[index]]
  }

  private mutating func endLastLine() {
    if let include = includes.last {
      guard include.standsAlone, !output.isUnchanged(since: include.place) else { return }
    }
    output.endLine()
  }

  /// A procedure that nothing includes is the last.
  private mutating func endProcedure() {
    guard let ended = includes.popLast() else {
      next = program.instructions.count
      return
    }
    output.returnToIndentation(of: ended.place, standsAlone: ended.standsAlone)
    if ended.addsScope { scopes.removeLast() }
    next = ended.next
  }
}

// MARK: Values

extension Renderer {
  private func value(at route: KeyRoute) -> TemplateValue {
    var value = scopes[scopes.count - 1 - route.steps].context.value(of: route.key)
    if route.rest.isEmpty { return value }
    for key in program.laterKeys[route.rest] {
      guard case .context(let context) = value else { return .absent }
      value = context.value(of: key)
    }
    return value
  }

  private func holds(_ subject: Condition.Subject) -> Bool {
    switch subject {
    case .key(let route):
      return value(at: route).holds
    case .position(let position, let steps):
      let element = scopes.count - 1 - steps
      switch position {
      case .first: return scopes[element].index == 0
      case .last: return scopes[element].index + 1 == scopes[element].list?.count
      }
    }
  }
}
