import Configuration
package import Diagnostics
import Emission
import SchemaImport
import SchemaSemantics
import SchemaSyntax
import StringCatalogue

/// Every kind of diagnostic that the tool can give, by code.
package let allDiagnosticKinds: [DiagnosticKind] =
  (Parser.diagnosticKinds + SchemaResolver.diagnosticKinds + SchemaValidator.diagnosticKinds
  + Emitter.diagnosticKinds + Configuration.diagnosticKinds + OutputNameCheck.diagnosticKinds
  + MapperNameCheck.diagnosticKinds + ModuleNameCheck.diagnosticKinds + ImportDiagnostics.kinds
  + StringCatalogue.diagnosticKinds
  + [.unreadableFile, .outdatedFile, .obstructedFile])
  .sorted { $0.code < $1.code }
