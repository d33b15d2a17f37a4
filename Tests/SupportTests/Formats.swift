@testable import GeneratedSupport

/// What the format makes of the value, or the sentence of its error.
func read<Wire, Value>(_ wire: Wire, _ format: WireFormat<Wire, Value>) -> String {
  do throws(MappingError) {
    return "\(try format.read(wire))"
  } catch {
    return error.description
  }
}

func write<Wire, Value>(_ value: Value, _ format: WireFormat<Wire, Value>) -> String {
  do throws(MappingError) {
    return "\(try format.write(value))"
  } catch {
    return error.description
  }
}
