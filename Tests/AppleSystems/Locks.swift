// The parts of Foundation that the support code uses and the stand-in beside the checkout lacks: only signatures, never
// run.

open class NSLock: NSObject, @unchecked Sendable {
  public override init() {}

  public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
}
