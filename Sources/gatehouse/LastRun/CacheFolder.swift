#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder in which the system keeps data that can be made again.
enum CacheFolder {
  /// The folder that `GATEHOUSE_CACHE` names, or else one among the user's caches. Nil if there is none, or none is
  /// wanted.
  static var path: String? {
    if let own = variable("GATEHOUSE_CACHE") { return own.isEmpty ? nil : own }
    #if canImport(Darwin)
      return folder("HOME").map { "\($0)/Library/Caches/gatehouse" }
    #else
      let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { "\($0)/.cache" }
      return caches.map { "\($0)/gatehouse" }
    #endif
  }

  /// Nil for an empty variable, which would mean the root, and for a relative path, as the XDG specification asks for: the
  /// cache would be wherever a command is run.
  private static func folder(_ name: String) -> String? {
    variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The path of this program. Nil if the system cannot tell.
  static var executable: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
