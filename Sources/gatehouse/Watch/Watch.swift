#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Looks repeatedly at what a run reads, and repeats the run when that has changed.
///
/// Asking for the dates of a few files several times a second costs next to nothing, and works the same on every system and
/// every disk, including network disks.
struct Watch {
  /// What is watched, as it is now.
  let look: () -> WatchedFiles

  /// Continues until somebody asks it to end. A run that has begun is finished first, and says which of the files it has
  /// changed itself.
  func callAsFunction(
    _ run: (_ files: inout WatchedFiles) throws(Failure) -> Void
  ) throws(Failure) {
    let requests = EndRequests()
    while true {
      // Before the run, so that changes during the run count.
      var files = look()
      try run(&files)
      guard isChanged(files, before: requests) else { return }
    }
  }

  /// Waits until changes have come to rest: an editor may write several files, each of them in several steps.
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
