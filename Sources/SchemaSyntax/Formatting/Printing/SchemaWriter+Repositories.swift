extension SchemaWriter {
  mutating func write(_ repository: RepositoryDeclaration) {
    write(repository.preamble)
    write("repository \(repository.name.text) {")
    if !(repository.operations.isEmpty && repository.sources.isEmpty) { endLine() }
    for operation in repository.operations {
      write(operation.preamble)
      write(operation.name.text)
      if !operation.parameters.isEmpty {
        write("(")
        writeList(operation.parameters) { writer, parameter in
          writer.write("\(parameter.name.text): ")
          writer.write(parameter.type)
        }
        write(")")
      }
      write(" -> ")
      write(operation.result)
      write(" from ")
      write(operation.source)
      endLine()
    }
    for (index, source) in repository.sources.enumerated() {
      if index > 0 || !repository.operations.isEmpty { endLine() }
      write(source)
    }
    write("}")
  }

  private mutating func write(_ source: RepositoryDeclaration.Source) {
    write(source.preamble)
    write("source \(source.name.text) {")
    if !source.answers.isEmpty { endLine() }
    for answer in source.answers {
      write(answer.preamble)
      write("\(answer.operation.text) from ")
      write(answer.dto)
      endLine()
    }
    write("}")
    endLine()
  }
}
