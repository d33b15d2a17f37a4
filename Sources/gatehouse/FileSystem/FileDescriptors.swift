#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes all of `bytes`, even if the system takes only a part of them at a time.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else {
      try waitAfterFailure(of: descriptor, for: Int32(POLLOUT), error: count < 0 ? errno : EIO)
    }
  }
}

/// Returns when the call can be tried again: a signal came, or the descriptor does not wait by itself, as another process has
/// arranged.
private func waitAfterFailure(
  of descriptor: Int32, for events: Int32, error: Int32
) throws(SystemError) {
  switch error {
  case EINTR: return
  case EAGAIN:
    var wanted = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
    if poll(&wanted, 1, -1) < 0, errno != EINTR { throw SystemError.last }
  default: throw SystemError(number: error)
  }
}

/// Reads to the end, or just beyond `limit`: nobody needs the rest of an endless device.
func readAll(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  let capacity = 1 << 16
  while bytes.count <= limit {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, capacity)
      initialized = max(0, count)
    }
    if count == 0 { break }
    if count > 0 {
      bytes += chunk
    } else {
      try waitAfterFailure(of: descriptor, for: Int32(POLLIN), error: errno)
    }
  }
  return bytes
}

/// The same, with the number of bytes in the file. That is nil if only reading all of them would tell.
func readMeasured(
  from descriptor: Int32, limit: Int
) throws(SystemError) -> (bytes: [UInt8], size: Int?) {
  let bytes = try readAll(from: descriptor, limit: limit)
  if bytes.count <= limit { return (bytes, bytes.count) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    return (bytes, nil)
  }
  return (bytes, Int(status.st_size))
}
