#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks again and again at what a run reads, and does the run anew when that has changed.
///
/// To ask for the dates of a few files some times in a second costs next to nothing, and works the same on every system and
/// every disk, also on those of other machines.
struct Watch {
  /// What is watched, as it is now.
  let look: () -> WatchedFiles

  /// Goes on until somebody asks for an end. A run that has begun then comes to its own end first.
  func callAsFunction(
    _ run: (_ files: WatchedFiles) throws(Failure) -> Void
  ) throws(Failure) {
    let requests = EndRequests()
    while true {
      // Before the run, so that a change during it counts.
      let files = look()
      try run(files)
      guard isChanged(files, before: requests) else { return }
    }
  }

  /// Waits for a change that has come to rest: an editor may write several files, and each of them in several steps.
  private func isChanged(_ files: WatchedFiles, before requests: EndRequests) -> Bool {
    var last = files
    while true {
      usleep(Self.pause)
      if requests.isPending { return false }
      let now = look()
      if now != files, now == last { return true }
      last = now
    }
  }

  /// In microseconds.
  private static let pause: UInt32 = 100_000
}
