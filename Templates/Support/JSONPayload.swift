import Foundation

/// Why a JSON text did not become a value of the domain.
package nonisolated enum JSONPayloadError: Error, Sendable {
  /// The text is not JSON, or does not match the declaration of the payload.
  case unreadable(JSONError)
  /// The payload has problems, each with its place.
  case invalid(MappingError)
}

nonisolated extension JSONPayloadError: LocalizedError, CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .invalid(let error): error.description
    }
  }

  /// The description without values and without the keys of dictionaries.
  package var redactedDescription: String {
    switch self {
    case .unreadable(let error): error.redactedDescription
    case .invalid(let error): error.redactedDescription
    }
  }

  package var errorDescription: String? { description }
}

nonisolated extension JSONPayloadError: RedactedError {
  package func redactedReason(below path: WirePath) -> String {
    switch self {
    case .unreadable(let error): error.redactedReason(below: path)
    case .invalid(let error): error.clauses(at: path, reportedAt: path)
    }
  }
}

/// A JSON text that is read only to be mapped.
nonisolated enum JSONPayload<DTO: JSONReadable> {
  /// - Parameter json: The text, in UTF-8.
  static func mapped<Value>(
    _ json: some Collection<UInt8>, by map: (DTO) throws(MappingError) -> Value
  ) throws(JSONPayloadError) -> Value {
    let dto: DTO
    do throws(JSONError) {
      dto = try DTO(json: json)
    } catch {
      throw .unreadable(error)
    }
    do throws(MappingError) {
      return try map(dto)
    } catch {
      throw .invalid(error)
    }
  }
}
