/// What was read, or nil if the text was refused for whatever reason.
func ifReadable<Value>(_ value: @autoclosure () throws -> Value) -> Value? {
  do {
    return try value()
  } catch {
    return nil
  }
}
