/// How a union finds its case, whatever it is read from.
package enum UnionReadingForm: Hashable, Sendable {
  case choice(UnionChoiceModel)
  case shapes([UnionShapeModel])
  case lookup(UnionLookupModel)

  package var choice: UnionChoiceModel? {
    if case .choice(let model) = self { model } else { nil }
  }

  package var shapes: [UnionShapeModel] {
    if case .shapes(let models) = self { models } else { [] }
  }

  package var lookup: UnionLookupModel? {
    if case .lookup(let model) = self { model } else { nil }
  }
}

/// How a union is written, whatever it is written into.
package enum UnionWritingForm: Hashable, Sendable {
  case branches([UnionBranchModel])
  case table(UnionTableModel)

  package var branches: [UnionBranchModel] {
    if case .branches(let models) = self { models } else { [] }
  }

  package var table: UnionTableModel? {
    if case .table(let model) = self { model } else { nil }
  }
}
