// What the support code uses of Foundation, and the stand-in for it beside the checkout lacks: signatures, never run.

open class NSLock: NSObject, @unchecked Sendable {
  public override init() {}

  public func withLock<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }
}
