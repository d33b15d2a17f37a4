/// Where a value begins, and as which case of a union it is read.
nonisolated struct JSONPlace: Hashable {
  let offset: Int
  let union: ObjectIdentifier
  let caseName: String
}
