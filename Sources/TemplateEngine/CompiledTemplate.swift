/// A template in which every key is known to exist and to be of the right kind. Rendering it cannot fail.
package struct CompiledTemplate<Context: TemplateContext>: Sendable {
  private let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// Returns UTF-8, with line feeds.
  package func render(_ context: Context) -> [UInt8] {
    var output: [UInt8] = []
    render(context, into: &output)
    return output
  }

  /// Appends to what `output` already contains.
  package func render(_ context: Context, into output: inout [UInt8]) {
    var renderer = Renderer(program, context, appendingTo: &output)
    renderer.run()
    output = renderer.finish()
  }
}
