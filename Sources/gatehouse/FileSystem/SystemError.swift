#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The error of a failed system call.
struct SystemError: Error {
  let number: Int32

  /// A text that replaces that of the system.
  private var ownReason: String?

  init(number: Int32) {
    self.number = number
  }

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(number: errno) }

  static let notAFolder = SystemError(number: ENOTDIR)

  /// A pipe, for example, may never begin or never end.
  static let notAFile: SystemError = {
    var error = SystemError(number: ENXIO)
    error.ownReason = "it is a pipe, a device or a socket, not a file"
    return error
  }()

  /// Whether nothing exists there.
  var isMissing: Bool { number == ENOENT }

  /// Whether this user may not do it, or nobody can on this disk.
  var isRefusal: Bool { [EACCES, EPERM, EROFS].contains(number) }

  /// Whether there is a file in place of a folder.
  var isFileForFolder: Bool { number == ENOTDIR }

  var reason: String {
    ownReason ?? strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
