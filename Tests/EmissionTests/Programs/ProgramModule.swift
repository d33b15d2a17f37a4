/// The files of a module of a program.
struct ProgramModule {
  /// What the module is called by those that import it. The one with `main.swift` is imported by none.
  static let main = "main"

  var name = main
  /// Files that are the same in each program that contains this module, and in no other.
  var own: [String] = []
  /// Files that use the module, and that no other program contains.
  var callers: [String] = []
  /// Files of which other programs may contain the same text, with the same layout of all values that it handles.
  var support: [String] = []
  /// Files that check what the others do, and that other programs may contain as well.
  var checks: [String] = []
  /// Where the names in shared files lead that are declared elsewhere: the same text means something else if a type is in
  /// another module, or has another name.
  var homes: [String] = []
  /// The same for what `checks` call in addition: they read payloads in the form in which the program reads them.
  var homesOfChecks: [String] = []
  /// The folder with the modules that it imports.
  var importFolder: String?

  var isLibrary: Bool { name != Self.main }

  var files: [String] { own + callers + support + checks }
}

/// Whether the compiler may have warnings.
enum WarningTreatment: String {
  case areErrors = "-warnings-as-errors"
  case areIgnored = "-suppress-warnings"

  /// What was compiled without a warning is as good for those who ignore warnings.
  var asGood: [WarningTreatment] { self == .areErrors ? [.areErrors] : [.areErrors, .areIgnored] }
}
