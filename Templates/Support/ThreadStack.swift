#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The stack of the thread that created this value. It is checked before each level of a payload, since a
/// stack that is used up ends the process.
nonisolated struct ThreadStack {
  /// The rest is held back for the largest types, for functions that are called with their values, and for a
  /// decoder that puts together the path of an error.
  private let limit: UInt

  @inline(never)
  init() { limit = Self.limit }

  /// Whether there is enough left for another level.
  var hasRoom: Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return address > limit || Self.isElsewhere(address)
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  nonisolated extension ThreadStack {
    /// Asking the system takes time, so each thread keeps the answer.
    private static let key: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    private static var limit: UInt {
      if let key, let kept = pthread_getspecific(key) { return UInt(bitPattern: kept) }
      let bounds = bounds
      let size = bounds.upperBound - bounds.lowerBound
      // A report at the deepest level takes as much of a small stack as of a large one.
      let limit = bounds.lowerBound + max(size / 4, min(size / 2, 32 << 10)) + 1
      if let key { pthread_setspecific(key, UnsafeRawPointer(bitPattern: limit)) }
      return limit
    }

    /// Whether this code runs on a stack that was made by other code, so that nothing is known about it.
    @inline(never)
    private static func isElsewhere(_ address: UInt) -> Bool { !bounds.contains(address) }
  }
#else
  nonisolated extension ThreadStack {
    /// The system does not tell the size, but there is always a little room.
    private static var limit: UInt {
      var here: UInt8 = 0
      let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
      return address - min(address, 64 << 10)
    }

    private static func isElsewhere(_ address: UInt) -> Bool { false }
  }
#endif

#if canImport(Darwin)
  nonisolated extension ThreadStack {
    private static var bounds: Range<UInt> {
      let thread = pthread_self()
      let end = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      return end - min(end, UInt(pthread_get_stacksize_np(thread)))..<end
    }
  }
#elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
  nonisolated extension ThreadStack {
    /// Empty if the system does not tell the bounds.
    private static var bounds: Range<UInt> {
      withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
        guard let attributes = memory.baseAddress, read(attributes) == 0 else { return 0..<0 }
        defer { pthread_attr_destroy(attributes) }
        var start: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(attributes, &start, &size) == 0 else { return 0..<0 }
        let lowest = UInt(bitPattern: start)
        return lowest..<lowest + UInt(size)
      }
    }
  }
#endif

#if canImport(Glibc)
  nonisolated extension ThreadStack {
    private static func read(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> CInt {
      attributesOfThread(pthread_self(), attributes)
    }
  }

  /// The header of Glibc declares this only for C code that asks for GNU extensions.
  @_silgen_name("pthread_getattr_np")
  nonisolated private func attributesOfThread(
    _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> CInt
#elseif canImport(Musl) || canImport(Android)
  nonisolated extension ThreadStack {
    private static func read(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> CInt {
      pthread_getattr_np(pthread_self(), attributes)
    }
  }
#endif
