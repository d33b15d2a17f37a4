/// Names that are put together from others, so that several things can get the same one: a map from `C` to `AFromB`, and
/// one from `BFromC` to `A`. All but the first get numbers.
///
/// This is only for names that nobody has to write. Where people do, two things that need the same name are an error.
struct DistinctNames {
  /// In the order of the things.
  let names: [String]

  /// - Parameters:
  ///   - things: the name that each wants, and the words by which it comes before others. That order must not depend on
  ///     the order of the schema files.
  ///   - free: gives way to names of the schema.
  init(_ things: [(words: [String], name: String)], free: (String) -> String) {
    let wanted = things.map { free($0.name) }
    let taken = Set(wanted)
    var names = wanted
    var locals = LocalNames(taken: [])
    let order = things.indices.sorted {
      things[$0].words.lexicographicallyPrecedes(things[$1].words)
    }
    for position in order {
      let name = wanted[position]
      var claimed = locals.claim(name)
      while claimed != name, taken.contains(claimed) || free(claimed) != claimed {
        claimed = locals.claim(name)
      }
      names[position] = claimed
    }
    self.names = names
  }
}
