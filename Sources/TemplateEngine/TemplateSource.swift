package import Diagnostics

/// A template as it was read, and the name that others include it by.
package struct TemplateSource: Sendable {
  package let name: String
  package let file: SourceFile

  package init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }
}
