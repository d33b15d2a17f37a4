import Diagnostics
import JSON

/// One key of an object: its name, its form, its default, its documentation, and the property that holds it.
struct Key<Root: Sendable>: Sendable {
  let name: String
  let isRequired: Bool
  let read: @Sendable (JSONValue.Member, inout Root, inout [Diagnostic]) -> Void
  let describe: @Sendable (Root) -> KeyDescription

  /// The default is the value of the property before anything is read.
  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Root, Value> & Sendable,
    _ form: ValueForm<Value>,
    _ documentation: String
  ) {
    self.name = name
    isRequired = false
    read = { member, root, diagnostics in
      guard let value = form.read(Reading(member), &diagnostics) else { return }
      root[keyPath: property] = value
    }
    describe = { initial in
      KeyDescription(
        name: name, form: form.description, isRequired: false,
        defaultValue: form.write(initial[keyPath: property]), documentation: documentation)
    }
  }

  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Root, Value?> & Sendable,
    _ form: ValueForm<Value>, isRequired: Bool = false, _ documentation: String
  ) {
    self.name = name
    self.isRequired = isRequired
    read = { member, root, diagnostics in
      guard let value = form.read(Reading(member), &diagnostics) else { return }
      root[keyPath: property] = value
    }
    describe = { _ in
      KeyDescription(
        name: name, form: form.description, isRequired: isRequired, defaultValue: nil,
        documentation: documentation)
    }
  }

  /// A key that is not for Gatehouse.
  static func unread<Value>(
    _ name: String, _ form: ValueForm<Value>, _ documentation: String
  ) -> Key {
    Key(
      name: name,
      read: { member, _, diagnostics in _ = form.read(Reading(member), &diagnostics) },
      describe: { _ in
        KeyDescription(
          name: name, form: form.description, isRequired: false, defaultValue: nil,
          documentation: documentation)
      })
  }

  private init(
    name: String,
    read: @escaping @Sendable (JSONValue.Member, inout Root, inout [Diagnostic]) -> Void,
    describe: @escaping @Sendable (Root) -> KeyDescription
  ) {
    self.name = name
    isRequired = false
    self.read = read
    self.describe = describe
  }
}

extension Reading {
  fileprivate init(_ member: JSONValue.Member) {
    self.init(node: member.value, subject: "`\(member.name)`")
  }
}
