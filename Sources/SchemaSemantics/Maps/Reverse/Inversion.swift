import Diagnostics

/// A field of the source, and the value that the way back gives it.
struct BackBinding {
  let path: ReadPath
  let value: MapValue
  /// The step of the way forward that this undoes.
  let span: SourceSpan
}

/// Inverts the steps of a map: from the value that an expression makes to the values of the fields that it reads.
struct Inversion {
  let context: MapContext
  /// The rules of the field that holds the result.
  var rules: [ValidRule] = []

  /// What `value` must have been made from, if `held` is the result.
  func bindings(of value: MapValue, from held: MapValue) throws(IrreversibleStep) -> [BackBinding] {
    switch value.kind {
    case .path(let root, let path):
      try checkPresence(on: path, at: value.span)
      if case .matched(let payload) = root {
        throw IrreversibleStep(
          span: value.span, step: "`\(payload.name)`",
          reason: "the value does not show which case carried it")
      }
      let steps = path.steps.map(\.field)
      if steps.isEmpty, root != .payload {
        throw IrreversibleStep(
          span: value.span, step: "`self`",
          reason: "other fields are made of the same value")
      }
      let back =
        value.isPresent ? held.converted(.inject, to: path.type, at: value.span) : held
      return [BackBinding(path: ReadPath(root: root, steps: steps), value: back, span: value.span)]
    case .converted(let inner, let conversion):
      let back = try inverse(of: conversion, at: value.span)
      return try bindings(of: inner, from: held.converted(back, to: inner.type, at: value.span))
    case .required(let inner, _):
      let present = held.converted(.inject, to: inner.type, at: value.span)
      return try bindings(of: inner, from: present)
    case .coalesce(let left, let right):
      return try bindings(ofPreferred: left, over: right, in: value, from: held)
    case .match(let subjects, let rows):
      return try bindings(of: subjects, rows, in: value, from: held)
    case .record(_, let assignments):
      return try bindings(of: assignments, in: value, from: held)
    default:
      throw irreversible(value)
    }
  }

  /// If a field in the middle of a path can be nil, the value at the end does not say which of the two was nil.
  private func checkPresence(on path: FieldPath, at span: SourceSpan) throws(IrreversibleStep) {
    guard path.steps.dropLast().contains(where: { $0.type.isOptional }) else { return }
    throw IrreversibleStep(
      span: span, step: "this path",
      reason:
        "it goes through something that may be nil, and the value at its end does not show whether it was"
    )
  }

  /// `a ?? "none"`: the default only applies forward; the way back always sends a value.
  private func bindings(
    ofPreferred left: MapValue, over right: MapValue, in value: MapValue, from held: MapValue
  ) throws(IrreversibleStep) -> [BackBinding] {
    guard case .constant = right.kind, !value.type.isOptional else {
      throw IrreversibleStep(
        span: value.span, step: "`??`",
        reason: "the value does not show which side it came from")
    }
    let present = held.converted(.inject, to: left.type, at: value.span)
    return try bindings(of: left, from: present)
  }

  private func irreversible(_ value: MapValue) -> IrreversibleStep {
    let (step, reason): (String, String)
    switch value.kind {
    case .interpolation(let segments):
      let values = segments.count { if case .value = $0 { true } else { false } }
      (step, reason) = (
        "this string",
        values > 1
          ? "it does not show where one value ends and the next begins"
          : "the app may hold a string that is not made like this"
      )
    case .constant:
      (step, reason) = (
        "this value", "it is always the same, so whatever else the app holds would be dropped"
      )
    case .custom(let name, _):
      (step, reason) = ("`custom \(name)`", "only its author knows the way back")
    case .list:
      (step, reason) = ("this list", "it does not show which element came from which field")
    case .construction:
      (step, reason) = ("this case", "it is always the same one, so every other would be dropped")
    default:
      (step, reason) = ("this step", "it keeps too little of what it read")
    }
    return IrreversibleStep(span: value.span, step: step, reason: reason)
  }
}
