import Foundation
import Testing

@testable import GeneratedSupport

@Suite struct FallbackTests {
  private struct Score: Decodable {
    let required: Double
    let optional: Double?
    let defaulted: Int
    let inner: Int
    let date: Date

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      required = try object.get("required", else: -1)
      optional = try object.getIfPresent("optional", else: nil)
      defaulted = try object.get("defaulted", default: 1, else: 2)
      inner = try object.object("outer").get("inner", default: 3, else: 4)
      date = try object.get(
        "date", as: .iso8601, default: Date(timeIntervalSince1970: 0),
        else: Date(timeIntervalSince1970: 1))
    }
  }

  @Test func `Valid values are taken, and nothing is reported`() throws {
    let reports = try reports {
      let score: Score = try decode(
        """
        {"required": 1, "optional": 2, "defaulted": 5, "outer": {"inner": 6},
         "date": "1970-01-01T00:01:00Z"}
        """)
      #expect(score.required == 1)
      #expect(score.optional == 2)
      #expect(score.defaulted == 5)
      #expect(score.inner == 6)
      #expect(score.date == Date(timeIntervalSince1970: 60))
    }
    #expect(reports.isEmpty)
  }

  @Test func `A key of a dictionary may be a number, and is not shown`() throws {
    for key in ["4915112345678", "0", "007", "-1", "Index 0"] {
      let reports = try reports {
        let _: [String: [Score]] = try decode("{\"\(key)\": [{\"required\": \"x\"}]}")
      }
      #expect(
        reports.map { "\($0)" } == [
          "[…][0].required (a string) is replaced, since it is not of the type Double"
        ])
    }
  }

  @Test(arguments: [
    "{\"required\": 1}", "{\"required\": 1, \"optional\": null, \"defaulted\": null}",
    "{\"required\": 1, \"outer\": null, \"date\": null}",
  ])
  func `What is not required may be missing, and nothing is reported`(json: String) throws {
    let reports = try reports {
      let score: Score = try decode(json)
      #expect(score.optional == nil)
      #expect(score.defaulted == 1)
      #expect(score.inner == 3)
      #expect(score.date == Date(timeIntervalSince1970: 0))
    }
    #expect(reports.isEmpty)
  }

  @Test func `What is invalid is replaced and reported`() throws {
    let reports = try reports {
      let score: Score = try decode(
        """
        {"required": "x", "optional": [], "defaulted": 1.5, "outer": {"inner": {}},
         "date": "yesterday"}
        """)
      #expect(score.required == -1)
      #expect(score.optional == nil)
      #expect(score.defaulted == 2)
      #expect(score.inner == 4)
      #expect(score.date == Date(timeIntervalSince1970: 1))
    }
    #expect(
      reports.map(\.description) == [
        "required (a string) is replaced, since it is not of the type Double",
        "optional (an array) is replaced, since it is not of the type Double",
        "defaulted (a number) is replaced, since it could not be read",
        "outer.inner (an object) is replaced, since it is not of the type Int",
        """
        date (a string) is replaced, since it is not an ISO 8601 date: it does not begin with a \
        date, as in 2024-05-03
        """,
      ])
  }

  private struct Days: Decodable, JSONReadable {
    let days: [String: [Int]]

    private static let format = WireFormat<[String: [String]], [String: [Int]]>.dictionary(
      of: .array(of: .number))

    init(from decoder: any Decoder) throws {
      days = try WireObject(decoder).get("days", as: Self.format, else: [:])
    }

    init?(from json: inout JSONReader) {
      var days: [String: [Int]]?
      json.beginObject()
      while json.nextKey() != nil { json.read(&days, as: Self.format, else: [:]) }
      guard let days else { return nil }
      self.days = days
    }
  }

  @Test func `All that is invalid in a value is reported`() throws {
    let json = "{\"days\": {\"a\": [\"x\", \"1\", \"y\"], \"b\": [\"z\"]}}"
    let reason =
      "is not a whole number: it must consist of digits without leading zeros, after an "
      + "optional minus sign"
    let expected =
      "days (an object) is replaced, since […][0] \(reason), and […][2] \(reason), and […][0] \(reason)"
    let decoded = try reports {
      let _: Days = try decode(json)
    }
    #expect(decoded.map(\.description) == [expected])
    let direct = try reports {
      _ = try Days(json: Array(json.utf8))
    }
    #expect(direct.map(\.reason) == decoded.map(\.reason))
  }

  @Test func `Null where a value is required is invalid`() throws {
    let reports = try reports {
      let score: Score = try decode("{\"required\": null}")
      #expect(score.required == -1)
    }
    #expect(
      reports.map(\.description) == [
        "required (null) is replaced, since it is null, and not of the type Double"
      ])
  }

  @Test func `A required key that is missing is an error, as nothing invalid came`() {
    #expect(
      decodingFailure("{}", as: Score.self)
        == """
        keyNotFound required at '': No value associated with key \
        WireKey(stringValue: "required", intValue: nil) ("required").
        """)
  }

  @Test func `A flattened object of another kind is invalid`() throws {
    let reports = try reports {
      let score: Score = try decode("{\"required\": 1, \"outer\": true}")
      #expect(score.inner == 4)
    }
    #expect(
      reports.map(\.description) == ["outer.inner is replaced, since outer is not an object"])
  }

  private struct Nested: Decodable {
    let items: [Score]

    init(from decoder: any Decoder) throws {
      items = try WireObject(decoder).get("items")
    }
  }

  @Test func `Paths are those in the whole payload`() throws {
    let reports = try reports {
      let _: Nested = try decode("{\"items\": [{\"required\": 1}, {\"required\": false}]}")
    }
    #expect(reports.map(\.path.description) == ["items[1].required"])
    #expect(reports.map(\.kind) == [.bool])
  }

  private struct Keyed: Decodable {
    let child: Child

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      child = try object.get("child", else: Child())
    }

    struct Child: Decodable {
      let name: String
      init() { name = "none" }

      init(from decoder: any Decoder) throws {
        name = try WireObject(decoder).get("name")
      }
    }
  }

  @Test func `What is wrong deeper down is said as well`() throws {
    let reports = try reports {
      let keyed: Keyed = try decode("{\"child\": {}}")
      #expect(keyed.child.name == "none")
      let _: Keyed = try decode("{\"child\": {\"name\": 5}}")
    }
    #expect(
      reports.map(\.description) == [
        "child (an object) is replaced, since it lacks the key name",
        "child (an object) is replaced, since name is not of the type String",
      ])
  }

  private struct Family: Decodable {
    let children: LossyArray<Score>
    let byName: [String: Score]

    init(from decoder: any Decoder) throws {
      let object = try WireObject(decoder)
      children = try object.get("children")
      byName = try object.get("by_name", default: [:], else: [:])
    }
  }

  @Test func `Of what is left out or replaced, nothing inside is reported`() throws {
    let reports = try reports {
      let _: Family = try decode(
        """
        {"children": [{"required": "x", "optional": []}, {"optional": "x"}, {"required": 1}],
         "by_name": {"ada": {"required": "x"}, "bob": {"optional": 5}}}
        """)
    }
    #expect(
      reports.map(\.description) == [
        "children[0].required (a string) is replaced, since it is not of the type Double",
        "children[0].optional (an array) is replaced, since it is not of the type Double",
        "children[1] (an object) is left out, since it lacks the key required",
        "by_name (an object) is replaced, since […] lacks the key required",
      ])
  }

  @Test func `A handler of the app is told what no task handles`() async throws {
    let kept = ReportLog()
    FallbackHandler.install { report in
      if report.path.description == "app" { kept.append(report) }
    }
    let report = FallbackReport(
      at: WirePath([.field("app")]), kind: nil, because: MappingError(.missing(because: nil)))
    FallbackHandler.tell(report)
    #expect(kept.reports.count == 1)
    let inTask = ReportLog()
    await FallbackHandler.use {
      inTask.append($0)
    } during: {
      await Task.yield()
      FallbackHandler.tell(report)
      await Task { FallbackHandler.tell(report) }.value
    }
    #expect(kept.reports.count == 1 && inTask.reports.count == 2)
    FallbackHandler.install { FallbackHandler.log.handle($0) }
  }
}
