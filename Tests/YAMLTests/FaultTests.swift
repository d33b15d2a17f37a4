import Testing

@testable import YAML

@Suite struct FaultTests {
  private func check(_ marked: String, _ fault: YAMLError.Fault) {
    let marked = MarkedText(marked)
    #expect(
      error(marked.text) == YAMLError(fault: fault, place: marked.place), "\(marked.text)")
  }

  @Test(
    arguments: [
      ("⟦⟧", .noDocument), ("# c\n⟦⟧", .noDocument), ("...\n⟦⟧", .noDocument),
      ("a\n⟦-⟧--\nb", .severalDocuments(first: 0..<1)),
      ("a\n...\n⟦b⟧", .severalDocuments(first: 0..<1)),
      ("---\n⟦-⟧--", .severalDocuments(first: 3..<3)), ("... ⟦a⟧", .textAfter(0..<3)),
      ("%YAML ⟦2.0⟧\n---", .version), ("⟦%YAML 1.2 1⟧\n---", .directive),
      ("⟦%YAML x⟧\n---", .directive),
      ("⟦%TAG x y⟧\n---", .directive), ("%YAML 1.2\n⟦%YAML 1.2⟧\n---", .directiveTwice),
      ("%TAG !a! x\n⟦%TAG !a! y⟧\n---", .directiveTwice),
      ("%YAML 1.2\n⟦a⟧", .directiveWithoutDocument),
      ("%YAML 1.2\n⟦⟧", .directiveWithoutDocument),
    ] as [(String, YAMLError.Fault)])
  func documents(_ marked: String, _ fault: YAMLError.Fault) { check(marked, fault) }

  @Test(
    arguments: [
      ("a:\n⟦\t⟧b: 1", .tabAsIndentation), ("a:\n  b: 1\n  ⟦\t⟧c: 1", .tabAsIndentation),
      ("a: [\n⟦\t⟧b]", .tabAsIndentation), ("a: \"b\n⟦\t⟧c\"", .tabAsIndentation),
      ("a: |\n⟦\t⟧b", .tabAsIndentation),
      ("a: 'x'\n  ⟦b⟧: 1", .indentation(expected: 0)),
      ("- 'x'\n  ⟦-⟧ b", .indentation(expected: 0)),
      ("a:\n  b: 1\n ⟦c⟧: 1", .indentation(expected: 0)),
      ("a: [b,\n⟦c⟧]", .tooLittleIndentation(least: 1)),
      ("a:\n  b: 'c\n ⟦d⟧'", .tooLittleIndentation(least: 3)), ("'a' ⟦b⟧", .textAfter(0..<3)),
      ("[a] ⟦]⟧", .textAfter(0..<3)), ("- a\n⟦b⟧: 1", .textAfter(0..<3)),
      ("a: |⟦x⟧", .blockHeader),
      ("a: | ⟦x⟧", .textAfter(3..<4)), ("'a'⟦#⟧ b", .commentWithoutSpace),
      ("[a,⟦#⟧ b\n]", .commentWithoutSpace),
      ("a: ⟦-⟧ b", .listInLine), ("&a ⟦-⟧ b", .listInLine), ("--- ⟦-⟧ a", .listInLine),
      ("-\t⟦-⟧ a", .listInLine),
      ("a: b⟦:⟧ c", .mappingInLine), ("--- a⟦:⟧ b", .mappingInLine), ("-\ta⟦:⟧ b", .mappingInLine),
      ("a: ⟦?⟧ b", .mappingInLine), ("a: 1\n⟦-⟧ b", .itemAmongKeys), ("a\nb⟦:⟧ c", .colonInText),
      ("a: b\n  c⟦:⟧ d", .colonInText), ("[a,\n⟦---⟧\n]", .markerInside),
      ("'a\n⟦...⟧\n'", .markerInside),
    ] as [(String, YAMLError.Fault)])
  func layout(_ marked: String, _ fault: YAMLError.Fault) { check(marked, fault) }

  @Test(
    arguments: [
      ("⟦:⟧ a", .missing(.key)), ("{a: 1, ⟦:⟧ b}", .missing(.key)),
      ("a: 1\nb⟦⟧", .missing(.colon(after: 5..<6))),
      ("a: 1\nb ⟦#⟧c: d", .missing(.colon(after: 5..<6))),
      ("\"a\":⟦b⟧", .missing(.spaceAfterColon)),
      ("[a, ⟦,⟧ b]", .missing(.item)), ("[⟦,⟧]", .missing(.item)),
      ("['a' ⟦'⟧b']", .missing(.comma(after: 1..<4))),
      ("{a: 1\n b⟦:⟧ 2}", .missing(.comma(after: 4..<8))),
      ("[a ⟦}⟧", .missing(.comma(after: 1..<2))),
      ("a: ⟦[⟧b, [c]", .openBracket), ("⟦{⟧a: 1", .openBracket), ("⟦[⟧", .openBracket),
      ("⟦'⟧a''", .openQuote),
      ("a: ⟦\"⟧b\n  c", .openQuote), ("a: 1\nb: 2\n⟦a⟧: 3", .keyTwice(first: 0..<1)),
      ("{1: a, ⟦'1'⟧: b}", .keyTwice(first: 1..<2)),
      ("⟦[a]⟧: 1", .keyIsNoScalar), ("? ⟦- a⟧", .keyIsNoScalar), ("{⟦{}⟧: 1}", .keyIsNoScalar),
      ("- &x [a]\n- ⟦*x⟧ : 1", .keyIsNoScalar), ("⟦'a\n b'⟧: 1", .keyOnSeveralLines),
      ("[⟦a\n b⟧: 1]", .keyOnSeveralLines),
      ("<<: ⟦1⟧", .merge), ("<<: ⟦[{a: 1}, b]⟧", .merge),
      ("<<: {}\n⟦<<⟧: {}", .keyTwice(first: 0..<2)),
    ] as [(String, YAMLError.Fault)])
  func collections(_ marked: String, _ fault: YAMLError.Fault) { check(marked, fault) }

  @Test(
    arguments: [
      ("⟦@⟧a", .signBeforeText), ("⟦`⟧a", .signBeforeText), ("a: ⟦%⟧b", .signBeforeText),
      ("[⟦-⟧]", .signBeforeText),
      ("⟦,⟧", .signBeforeText), (#""⟦\q⟧""#, .escape), (#""⟦\é⟧""#, .escape),
      (#""⟦\x4⟧""#, .unicodeEscape),
      (#""⟦\ud83d⟧""#, .unicodeEscape), (#""⟦\udc00⟧""#, .unicodeEscape),
      (#""⟦\U00110000⟧""#, .unicodeEscape),
      ("|⟦0⟧\n a", .blockHeader), ("|1⟦2⟧\n a", .blockHeader), ("|+⟦-⟧\n a", .blockHeader),
      ("|\n⟦   ⟧\n a", .wideEmptyLine(text: 1)), ("⟦.inf⟧", .notFinite), ("a: ⟦-.Inf⟧", .notFinite),
      ("[⟦.nan⟧]", .notFinite),
      ("⟦0x10000000000000000⟧", .largeNumber), ("⟦0o7777777777777777777777⟧", .largeNumber),
    ] as [(String, YAMLError.Fault)])
  func scalars(_ marked: String, _ fault: YAMLError.Fault) { check(marked, fault) }

  @Test(
    arguments: [
      ("⟦!!⟧ a", .tag), ("⟦!a{}⟧ b", .tag), ("⟦!<a⟧ b", .tag), ("⟦!!str,⟧ a", .tag),
      ("⟦!%4⟧ a", .tag),
      ("⟦!a!⟧b c", .tagHandle), ("⟦!a⟧ b", .unknownTag), ("a: ⟦!!set⟧ {}", .unknownTag),
      ("⟦!<tag:a>⟧ b", .unknownTag),
      ("!!int ⟦a⟧", .tagOfAnotherKind(.integer)), ("!!int ⟦1.5⟧", .tagOfAnotherKind(.integer)),
      ("!!bool ⟦1⟧", .tagOfAnotherKind(.boolean)), ("!!null ⟦a⟧", .tagOfAnotherKind(.null)),
      ("!!float ⟦.inf⟧", .notFinite),
      ("!!seq ⟦a⟧", .tagOfAnotherKind(.list)), ("⟦!!map⟧ [a]", .tagOfAnotherKind(.mapping)),
      ("⟦!!str⟧\n- a", .tagOfAnotherKind(.text)), ("⟦&⟧ a", .anchorName), ("⟦*⟧", .anchorName),
      ("!!str ⟦!!str⟧ a", .twoTags), ("&a ⟦&b⟧ c", .twoAnchors), ("&a\n⟦&b⟧ c", .twoAnchors),
      ("- &a 1\n- ⟦&b⟧ *a", .propertyOfAlias), ("- &a 1\n- ⟦!!str⟧\n  *a", .propertyOfAlias),
      ("⟦*a⟧", .unknownAlias), ("- ⟦*a⟧\n- &a 1", .unknownAlias),
      ("&a [⟦*a⟧]", .aliasOfItself(anchor: 0..<2)),
      ("&a\nb:\n  c: ⟦*a⟧", .aliasOfItself(anchor: 0..<2)),
    ] as [(String, YAMLError.Fault)])
  func tagsAndAnchors(_ marked: String, _ fault: YAMLError.Fault) { check(marked, fault) }
}
