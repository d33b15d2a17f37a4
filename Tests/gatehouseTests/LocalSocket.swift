import Foundation
import Testing

/// A socket in the file system, which exists as long as this value does.
struct LocalSocket: ~Copyable {
  let path: String
  private let descriptor: Int32

  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    self.path = path
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    self.descriptor = descriptor
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(result == 0)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }
}
