import Diagnostics

extension DiagnosticKind {
  static let policyOnWrapper = DiagnosticKind(
    "G0118", .error, "a default on a `type`",
    explanation: """
      A `type` says what a value is, not what replaces a missing one. A default belongs where the value is read: after a
      field of a dto or a model, or in a map.

      ```gate
      type Age = Int where 0...150 = 18
      ```

      ```gate
      type Age = Int where 0...150
      model Guest { age: Age = 18 }
      ```
      """)

  static let severalPayloads = DiagnosticKind(
    "G0119", .error, "a case with several values",
    explanation: """
      A case carries at most one value, which has no label. To carry several values, declare a type with these values as
      its fields.

      ```gate
      domain union Shape { circle(Double), box(width: Double, height: Double) }
      ```

      ```gate
      domain Box { width: Double, height: Double }
      domain union Shape { circle(Double), box(Box) }
      ```
      """)

  static let declarationInEnum = DiagnosticKind(
    "G0120", .error, "a declaration within an enum",
    explanation: """
      An enum contains only cases.

      ```gate
      enum Role {
        admin
        type ID = String
      }
      ```

      ```gate
      enum Role { admin }
      type ID = String
      ```
      """)

  static let caseKeyword = DiagnosticKind(
    "G0121", .error, "`case` before a case",
    explanation: """
      The cases of enums and unions are written without a keyword.

      ```gate
      enum Role {
        case admin
        case member
      }
      ```

      ```gate
      enum Role {
        admin
        member
      }
      ```
      """)

  static let rawValue = DiagnosticKind(
    "G0122", .error, "a raw value after a case",
    explanation: """
      The value on the wire comes first, and `as` gives it a Swift name, in the same order as for fields.

      ```gate
      enum Role { guest = "GUEST" }
      ```

      ```gate
      enum Role { GUEST as guest }
      ```
      """)

  static let payloadInEnum = DiagnosticKind(
    "G0123", .error, "a case of an enum with a payload",
    explanation: """
      An `enum` is a closed list of strings or integers. Cases that carry values belong to a union.

      ```gate
      enum Status { active, suspended(String) }
      ```

      ```gate
      domain union Status { active, suspended(String) }
      ```
      """)
}
