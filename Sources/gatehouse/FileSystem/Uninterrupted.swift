#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work that takes milliseconds, and should not be done by half: Ctrl-C, and whatever else ends or stops a process, waits until it
/// is done. Only `kill -9` does not wait.
///
/// The threads of Dispatch take no signals, so it is enough that this one does not.
func uninterrupted<Result, Failure: Error>(
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var all = sigset_t()
  var former = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &former)
  // A signal that has come meanwhile takes effect here.
  defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
  return try work()
}
