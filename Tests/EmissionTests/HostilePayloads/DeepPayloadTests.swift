import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// No payload ends a process, however deep it is nested, on a thread with 512 kB of stack.
@Suite(.tags(.compiling)) struct DeepPayloadTests {
  /// Records with few, with many and with very many fields. Optimising takes long, and what is between these extremes
  /// needs no more of the stack than they do.
  @Test(arguments: [("-Onone", [3, 18, 82]), ("-O", [3, 82])])
  func `Payloads of any depth are read or refused`(optimization: String, widths: [Int]) throws {
    let schema = SourceFile(path: "Deep.gate", bytes: Array(Self.schema(widths).utf8))
    let (files, diagnostics) = generate([schema], settings: GenerationSettings(json: .direct))
    #expect(diagnostics.map(\.message) == [])
    try Toolchain.withFolder { folder in
      let generated = try files.map { try Toolchain.write(Data($0.bytes), to: $0.name, in: folder) }
      let module = folder.appending(path: "Deep.swiftmodule").path()
      let object = folder.appending(path: "Deep.o").path()
      let flags = ["-swift-version", "6", "-suppress-warnings"]
      let said = try Toolchain.compile(
        ["-wmo", optimization, "-parse-as-library", "-enable-testing", "-module-name", "Deep"]
          + ["-c"] + flags + generated, to: ("-emit-module-path", module), ("-o", object))
      #expect(said == "")
      // The program that reads the payloads is not optimised, since that would take longer than everything else.
      let shared = try String(
        contentsOf: GoldenCase.root.appending(path: "DeepPayloads.swift"), encoding: .utf8)
      let asking = try [("DeepPayloads.swift", shared), ("main.swift", Self.program(widths))].map {
        try Toolchain.write(Data("@testable import Deep\n\($0.1)".utf8), to: $0.0, in: folder)
      }
      let program = folder.appending(path: "deep").path()
      let output = try Toolchain.compile(
        ["-I", folder.path(), object] + flags + asking, to: ("-o", program),
        reading: generated)
      #expect(output == "")
      let found = try Toolchain.check(program)
      #expect(found == "")
    }
  }

  private static func fields(_ count: Int, of type: String, isChecked: Bool = false) -> String {
    let types = ["String", "Int", "Double?", "Bool", "String?", "Decimal?", "String"]
    let fields = (0..<count - 1).map { "f\($0): \(types[$0 % types.count])" }
    let rule = isChecked ? " where notEmpty" : ""
    let first = fields[0] + rule
    return ([first] + fields.dropFirst() + ["child: \(type)?"]).joined(separator: "\n  ")
  }

  private static func schema(_ widths: [Int]) -> String {
    let records = widths.map { width in
      """
      dto R\(width)DTO {
        \(fields(width, of: "R\(width)DTO"))
      }
      model M\(width) {
        \(fields(width, of: "M\(width)", isChecked: true))
      }
      domain Checked\(width) {
        \(fields(width, of: "Checked\(width)", isChecked: true))
      }
      domain Plain\(width) {
        \(fields(width, of: "Plain\(width)"))
      }
      map R\(width)DTO -> Checked\(width)
      map R\(width)DTO <-> Plain\(width)
      """
    }
    return records.joined(separator: "\n") + """

      dto TreeDTO { kids: [TreeDTO else skip]?, table: [String: TreeDTO]?, only: TreeDTO? else nil }
      dto BagDTO { any: JSON, name: String? }
      dto LeafDTO { name: String? }
      dto NodeDTO { next: TaggedDTO? }
      dto union TaggedDTO by type { leaf(LeafDTO), node(NodeDTO) }
      dto union KeyedDTO by key { leaf(LeafDTO), node(KeyedDTO), list([KeyedDTO]) }
      dto union AdjacentDTO by type in data { leaf(LeafDTO), node(AdjacentDTO) }
      dto union NamedDTO by type in {type} { leaf(LeafDTO), node(NamedDTO), nil as other(OtherDTO) }
      dto OtherDTO { node: NamedDTO }
      dto union ShapedDTO by shape { text(String), list([ShapedDTO]), table([String: ShapedDTO]) }
      dto union FallingDTO by shape, in order { node(FallingNodeDTO), any(JSON) }
      dto FallingNodeDTO { child: FallingDTO, name: String }
      dto union SkippingDTO by shape, in order { node(SkippingNodeDTO), list([SkippingDTO else skip]), any(JSON) }
      dto SkippingNodeDTO { list: [SkippingDTO else skip] }
      dto union KeyedFallingDTO by key { leaf(LeafDTO), list([KeyedFallingDTO else skip]), node(FlatDTO) }
      dto FlatDTO { a.b as child: KeyedFallingDTO? else nil }
      type Mail = String via trimmed, lowercased where email
      dto OrderDTO: Codable {
        mail: String, at: String, price: Int, tags: [String], link: String?, next: OrderDTO?, a: Int, b: Int, c: Int
      }
      domain Order {
        mail: Mail, at: Date, price: Decimal, tags: Set<Mail>, link: URL?, next: Order?, a: Decimal, b: Decimal, c: Decimal
      }
      map OrderDTO -> Order {
        at: at via iso8601, price: price via minorUnits(2)
        a: a via minorUnits(2), b: b via minorUnits(2), c: c via minorUnits(2)
      }
      dto TwigDTO { id: String, twigs: [TwigDTO], left: TwigDTO?, right: TwigDTO?, few: [TwigDTO], branch: BranchDTO? }
      dto BranchDTO { at: String, twig: TwigDTO? }
      domain Twig {
        id: UUID, twigs: [Twig], left: Twig?, right: Twig?, branch: Branch?
        few: [Twig] where count <= 3
      }
      domain Branch { at: Date, twig: Twig? }
      map TwigDTO -> Twig { id: id via uuid, twigs: twigs else skip, left: left else nil, few: few else [] }
      map BranchDTO -> Branch { at: at via iso8601, twig: twig else nil }
      domain Fork { id: UUID, ends: [Fork] }
      map TwigDTO -> Fork { id: id via uuid, ends: [left?, right?], ignore rest because "only two are ends" }
      model ReplacedModel { only: ReplacedModel? else nil, kids: [ReplacedModel else skip] = [], count: Int else 3 }

      """
  }

  private static func program(_ widths: [Int]) -> String {
    let records = widths.map { width in
      let values = ["\\\"s\\\"", "1", "1.5", "true", "\\\"t\\\"", "2.25", "\\\"u\\\""]
      let members = (0..<width - 1).map { "\\\"f\($0)\\\":\(values[$0 % values.count])," }.joined()
      // The depth that can at least be read without optimisation.
      let deepest = [3: 160, 18: 40, 82: 5][width] ?? 0
      return """
        let r\(width) = DeepPayloads(
          opening: "{\(members)\\"child\\":", innermost: "null", closing: "}")
        r\(width).check(R\(width)DTO.self, "R\(width)DTO", deepest: \(deepest)) { dto in
          do { _ = try Checked\(width)(from: dto) } catch {}
          _ = R\(width)DTO(from: Plain\(width)(from: dto))
        }
        r\(width).check(M\(width).self, "M\(width)", deepest: \(deepest))
        r\(width).readAll("Checked\(width)") { try? Checked\(width)(json: $0) }
        r\(width).readAll("Plain\(width)") { try? Plain\(width)(json: $0) }
        """
    }
    return "import Foundation\nclose(2)\n" + records.joined(separator: "\n") + ##"""

      func nested(_ opening: String, _ innermost: String, _ closing: String) -> DeepPayloads {
        DeepPayloads(opening: opening, innermost: innermost, closing: closing)
      }
      nested(#"{"kids":["#, "", "]}").check(TreeDTO.self, "kids", deepest: 80)
      nested(#"{"table":{"a":"#, "{}", "}}").check(TreeDTO.self, "table", deepest: 80)
      nested(#"{"only":"#, "{}", "}").check(TreeDTO.self, "only", deepest: 80)
      nested(#"{"type":"node","next":"#, #"{"type":"leaf"}"#, "}")
        .check(TaggedDTO.self, "tagged", deepest: 80)
      nested(#"{"node":"#, #"{"leaf":{}}"#, "}").check(KeyedDTO.self, "keyed", deepest: 80)
      nested(#"{"type":"node","data":"#, #"{"type":"leaf","data":{}}"#, "}")
        .check(AdjacentDTO.self, "adjacent", deepest: 80)
      nested(#"{"type":"node","node":"#, #"{"type":"leaf","leaf":{}}"#, "}")
        .check(NamedDTO.self, "named", deepest: 80)
      nested(#"{"node":"#, #"{"type":"leaf","leaf":{}}"#, "}")
        .check(NamedDTO.self, "without a tag", deepest: 80)
      nested("[", "\"x\"", "]").check(ShapedDTO.self, "shaped", deepest: 80)
      nested(#"{"a":"#, "\"x\"", "}").check(ShapedDTO.self, "shaped table", deepest: 80)
      nested(#"{"name":"n","child":"#, "1", "}").check(FallingDTO.self, "falling", deepest: 40)
      nested(#"{"list":["#, "1", "]}").check(SkippingDTO.self, "skipping node", deepest: 40)
      nested("[", "1", "]").check(SkippingDTO.self, "skipping list", deepest: 40)
      nested(#"{"list":["#, #"{"leaf":{}}"#, "]}").check(KeyedFallingDTO.self, "keyed list", deepest: 40)
      nested(#"{"node":{"a":{"b":"#, #"{"leaf":{}}"#, "}}}")
        .check(KeyedFallingDTO.self, "flat", deepest: 20)
      // Maps need more of the stack for each level than reading did.
      let order = #"{"mail":"a@b.cd","at":"2024-01-01T00:00:00Z","price":5,"tags":["a@b.cd"],"link":"https://a.b","a":1,"b":2,"c":3,"next":"#
      nested(order, "null", "}").check(OrderDTO.self, "order", deepest: 80) { dto in
        do throws(MappingError) { _ = try Order(from: dto) } catch { if !error.isTooDeep { print("\(error)") } }
      }
      let id = #""id":"00000000-0000-0000-0000-000000000000""#
      for (opening, closing) in [
        (#"{\#(id),"few":[],"twigs":["#, "]}"), (#"{\#(id),"few":[],"twigs":[],"left":"#, "}"),
        (#"{\#(id),"twigs":[],"few":["#, "]}"),
        (#"{\#(id),"few":[],"twigs":[],"branch":{"at":"2024-01-01T00:00:00Z","twig":"#, "}}"),
      ] {
        let twigs = nested(opening, #"{\#(id),"few":[],"twigs":[]}"#, closing)
        twigs.checkMap(depths: [50, 100, 200, 250]) { (text) throws(JSONError) in
          try TwigDTO(json: text)
        } by: { (dto) throws(MappingError) in
          try Twig(from: dto)
        }
        twigs.checkMap(depths: [50, 250]) { (text) throws(JSONError) in
          try TwigDTO(json: text)
        } by: { (dto) throws(MappingError) in
          try Fork(from: dto)
        }
      }
      nested(#"{"count":1,"only":"#, #"{"count":1}"#, "}").check(ReplacedModel.self, "only", deepest: 40)
      nested(#"{"count":1,"kids":["#, #"{"count":1}"#, "]}").check(ReplacedModel.self, "kids", deepest: 40)
      nested(#"{"unknown":"#, "1", "}").check(LeafDTO.self, "skipped", deepest: 400)
      for (opening, closing) in [("[", "]"), (#"{"a":"#, "}"), (#"[{"a":"#, "}]")] {
        nested(#"{"any":"# + opening, "1", closing + "}").check(BagDTO.self, "bag", deepest: 1)
        for depth in [1, 100, 255, 500, 511] {
          let count = depth / (opening.count > 4 && closing.count > 1 ? 2 : 1)
          let text = String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
          let bag = Answer<(BagDTO, BagDTO)>()
          // There is room for all of it, as on the main thread of an app.
          let reader = Thread {
            let bytes = Array(#"{"any":\#(text)}"#.utf8)
            if let left = try? BagDTO(json: bytes), let right = try? BagDTO(json: bytes) {
              bag.value = (left, right)
            }
            bag.isWritten = true
          }
          reader.stackSize = 8 << 20
          reader.start()
          while !bag.isWritten { usleep(100) }
          guard let (left, right) = bag.value else {
            print("\(depth) levels are not read on a large stack")
            continue
          }
          onSmallStack {
            if left.any != right.any || left.any.hashValue != right.any.hashValue { print("differs: \(depth)") }
            if left.any.description != text { print("described in another way: \(depth)") }
            do { _ = try left.jsonBytes() } catch {}
            do { _ = try JSONEncoder().encode(left) } catch {}
          }
          onSmallStack { bag.value = nil }
        }
      }
      // Errors that are nested as deep as the payload.
      for depth in [10, 100, 500] {
        let text = String(repeating: "[", count: depth) + "true" + String(repeating: "]", count: depth)
        onSmallStack {
          do throws(JSONError) { _ = try ShapedDTO(json: text.utf8) } catch { _ = (error.description, error.redactedDescription) }
          do { _ = try JSONDecoder().decode(ShapedDTO.self, from: Data(text.utf8)) } catch { _ = "\(error)" }
        }
      }

      """##
  }
}
