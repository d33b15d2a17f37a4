#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system said when a call failed.
struct SystemError: Error {
  let number: Int32

  /// What is said in place of the words of the system.
  private var ownReason: String?

  init(number: Int32) {
    self.number = number
  }

  /// The reason of the call that failed just now.
  static var last: SystemError { SystemError(number: errno) }

  static let notAFolder = SystemError(number: ENOTDIR)

  /// A pipe, for one, may never end, and it may never begin.
  static let notAFile: SystemError = {
    var error = SystemError(number: ENXIO)
    error.ownReason = "it is a pipe, a device or a socket, not a file"
    return error
  }()

  /// Whether nothing is there.
  var isMissing: Bool { number == ENOENT }

  /// Whether this user may not do it, or nobody may on this disk.
  var isRefusal: Bool { [EACCES, EPERM, EROFS].contains(number) }

  /// Whether a file stands where a folder is needed.
  var isFileForFolder: Bool { number == ENOTDIR }

  var reason: String {
    ownReason ?? strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
