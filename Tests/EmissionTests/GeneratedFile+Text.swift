@testable import Emission

extension GeneratedFile {
  var isSupport: Bool {
    name.hasPrefix("\(Self.supportFolder)/") || name == OutputNames.supportFile(in: layer)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
