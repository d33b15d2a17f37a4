#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ctrl-C, and what else asks a process to end. From now on they interrupt nothing, and can be asked for. A terminal that is
/// closed is no request: who wants a process to outlive it says so with `nohup`.
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
