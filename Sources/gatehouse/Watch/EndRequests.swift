#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C, and the signal that asks a process to end. From now on they interrupt nothing, but can be asked for. Closing the
/// terminal still ends a process, unless it was started with `nohup`.
struct EndRequests {
  private static let numbers = [SIGINT, SIGTERM]

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in Self.numbers { sigaddset(&signals, number) }
    sigprocmask(SIG_BLOCK, &signals, nil)
  }

  var isPending: Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return Self.numbers.contains { sigismember(&signals, $0) == 1 }
  }
}
