/// A template in which every key is known to be there and to be of the right kind. To render it cannot fail.
package struct CompiledTemplate<Context: TemplateContext>: Sendable {
  private let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// UTF-8, with line feeds.
  package func render(_ context: Context) -> [UInt8] {
    var output: [UInt8] = []
    render(context, into: &output)
    return output
  }

  /// Appends to what is there already.
  package func render(_ context: Context, into output: inout [UInt8]) {
    var renderer = Renderer(program, context, appendingTo: &output)
    renderer.run()
    output = renderer.finish()
  }
}
