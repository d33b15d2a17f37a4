/// Whether objects are dictionaries, whose keys are data, and not records, whose keys are in a program.
struct DictionaryDecision {
  /// Why they are.
  enum Reason: Hashable {
    /// The keys are numbers, dates, addresses or identifiers. Whatever else the samples show, no program has such fields.
    case keysAreData
    /// Most keys came only once.
    case keysAreNew
    /// More keys than a record has, all for values of the same kind.
    case keysAreMany
  }

  /// Nil for records.
  static func reason(for objects: RecordProfile, values: () -> ValueProfile) -> Reason? {
    let keys = objects.members.keys
    guard !keys.isEmpty else { return nil }
    if keys.allSatisfy(RandomText.describes) { return .keysAreData }
    // An address or a date names a thing of the sample, even beside other keys: it must not become a field.
    if keys.contains(where: { !TextForms.of($0).isEmpty }) { return .keysAreData }
    // One object says nothing about which keys the next one has.
    let isNew =
      objects.count > 1 && Repetition(objects.members.values.lazy.map(\.count)).isOpenEnded
    guard isNew || keys.count > fieldLimit else { return nil }
    let values = values()
    guard isOneShape(values) else { return nil }
    if isNew { return .keysAreNew }
    return keys.count > (values.texts.count > 0 ? 2 : 1) * fieldLimit ? .keysAreMany : nil
  }

  /// How many fields of one shape a record may have: as a class of two weeks has days, and a year twice as many half months. Texts
  /// are what fields hold most often, and say less: there may be twice as many.
  private static let fieldLimit = 28

  /// Values of one kind; if they are objects, with the same keys, but for one in four.
  private static func isOneShape(_ values: ValueProfile) -> Bool {
    guard values.unread == 0, values.kinds.count == 1 else { return false }
    guard values.objects.count > 0 else { return true }
    let records = values.objects.joined
    let present = records.members.values.reduce(0) { $0 + $1.count }
    return present * 4 >= records.count * records.members.count * 3
  }
}
