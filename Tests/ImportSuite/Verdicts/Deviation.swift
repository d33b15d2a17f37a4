/// Why the verdicts on some cases of a suite are not those that it expects, although nothing was told of a loss.
enum Deviation: String, CaseIterable {
  case canonicalEquivalence = "Swift takes texts for equal that differ only in how accents are put"
  case checkedFormats = "a format is a rule, and not only a remark"

  var cases: [String] {
    switch self {
    case .canonicalEquivalence:
      ["draft7", "draft2020-12"].map { draft in
        "\(draft)/const: characters with the same visual representation, but different number of "
          + "codepoints"
      }
    case .checkedFormats:
      [
        "date", "date-time", "email", "hostname", "idn-email", "idn-hostname", "ipv4", "ipv6",
        "iri",
        "uri", "uuid",
      ].map { "draft2020-12/format: \($0) format, with a type" }
    }
  }
}
