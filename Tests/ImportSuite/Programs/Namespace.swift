import Diagnostics

extension SourceFile {
  /// A schema within a dto of its own, so that the types of many documents fit into one program: `Sample12.UserDTO`.
  ///
  /// - Parameter schema: of the layer `dto`. No other declarations can be nested.
  static func schema(_ schema: [UInt8], within namespace: String) -> SourceFile {
    SourceFile(
      path: "\(namespace).gate",
      bytes: Array("dto \(namespace) {\n".utf8) + schema + Array("}\n".utf8))
  }
}
