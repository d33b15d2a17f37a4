import Foundation
import Testing
import TextFormats

@testable import GeneratedSupport

@Suite struct NumberFormatTests {
  @Test(arguments: [
    "0", "19.99", "-19.99", "0.1", "12345678901234567890123456789012345678",
    "0.12345678901234567890123456789012345678", "-99999999999999999999999999999999999999",
    "123456789012345678.9", "1000000000000000000000000",
  ])
  func `Decimals keep every digit`(text: String) throws {
    let format = WireFormat<String, Decimal>.decimal
    let number = try format.read(text)
    #expect(number == Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    #expect(try format.write(number) == text)
  }

  @Test(arguments: [
    "1e127", "1e-128", "1e150", "-1e164", "9e164", "12345678901234567890123456789012345678e127",
  ])
  func `Decimals reach as far as their texts`(text: String) throws {
    let format = WireFormat<String, Decimal>.decimal
    let written = try format.write(format.read(text))
    #expect(try DecimalText(parsing: written) == DecimalText(parsing: text))
  }

  @Test func `What is no decimal`() {
    let format = WireFormat<String, Decimal>.decimal
    #expect(
      read("1,5", format)
        == "\"1,5\" is not a decimal number: it is not written like a number in JSON")
    #expect(
      write(.nan, format) == "NaN is not a decimal number: it is not written like a number in JSON"
    )
  }

  @Test func `No number is written that could not be read again`() throws {
    let format = WireFormat<TextOrNumber, Decimal>.decimalAsNumber
    let digits = "123456789012345678901234567890.123456789"
    let number = try #require(Decimal(string: digits))
    #expect(number.description == digits)
    #expect(write(number, format).hasPrefix("\(digits) is not a decimal number"))
    #expect(write(.nan, format).hasPrefix("NaN is not a decimal number"))
    #expect(write(Decimal(string: "-0.5") ?? 0, format) == "\(TextOrNumber.number(-0.5))")
  }

  private struct Price: Codable {
    let amount: Decimal

    init(from decoder: any Decoder) throws {
      amount = try WireObject(decoder).get(
        "amount", as: WireFormat<TextOrNumber, Decimal>.decimalAsNumber)
    }

    func encode(to encoder: any Encoder) throws {
      try WireWriter(encoder).put(
        "amount", amount, as: WireFormat<TextOrNumber, Decimal>.decimalAsNumber)
    }
  }

  private struct TextPrice: Codable {
    let amount: Decimal

    init(from decoder: any Decoder) throws {
      amount = try WireObject(decoder).get(
        "amount", as: WireFormat<TextOrNumber, Decimal>.decimal)
    }

    func encode(to encoder: any Encoder) throws {
      try WireWriter(encoder).put("amount", amount, as: WireFormat<TextOrNumber, Decimal>.decimal)
    }
  }

  @Test(arguments: ["19.99", "0.1", "-5", "1234567890.0123456789", "3.3", "9007199254740993"])
  func `Text or number in, either out`(digits: String) throws {
    let number = "{\"amount\":\(digits)}"
    let text = "{\"amount\":\"\(digits)\"}"
    for json in [number, text] {
      #expect(try encode(decode(json, as: Price.self)) == number)
      #expect(try encode(decode(json, as: TextPrice.self)) == text)
    }
  }

  @Test func `Between types of numbers, exactly`() {
    #expect(read(-7, WireFormat<Int, Decimal>.exactly) == "-7")
    #expect(read(0.1, WireFormat<Double, Decimal>.exactly) == "0.1")
    #expect(read(1e30, WireFormat<Double, Decimal>.exactly) == "1000000000000000000000000000000")
    #expect(read(Double.nan, WireFormat<Double, Decimal>.exactly).hasPrefix("nan is not"))
    #expect(
      write(12.5, WireFormat<Int, Decimal>.exactly) == "12.5 is not a number that Int holds exactly"
    )
    #expect(read(12, WireFormat<Decimal, UInt8>.exactly) == "12")
    #expect(
      read(300, WireFormat<Decimal, UInt8>.exactly)
        == "300 is not a number that UInt8 holds exactly")
    #expect(read(2.0, WireFormat<Double, Int>.exactly) == "2")
    #expect(
      read(2.5, WireFormat<Double, Int8>.exactly) == "2.5 is not a whole number from -128 to 127")
    #expect(
      read(16_777_217, WireFormat<Int, Float>.exactly)
        == "16777217 is not a number that Float holds exactly")
    #expect(
      read(0.1, WireFormat<Double, Float>.exactly) == "0.1 is not a number that Float holds exactly"
    )
    #expect(read(0.5, WireFormat<Float, Double>.exactly) == "0.5")
  }

  @Test func `Neither text nor number`() {
    #expect(
      decodingFailure("{\"amount\": true}", as: Price.self)
        == "typeMismatch String at 'amount': Expected to decode String but found bool instead.")
    #expect(
      decodingFailure("{\"amount\": null}", as: Price.self).hasPrefix("valueNotFound"))
    #expect(
      decodingFailure("{\"amount\": \"much\"}", as: Price.self)
        == """
        dataCorrupted at 'amount': "much" is not a decimal number: it is not written like a number \
        in JSON
        """)
  }

  @Test func `Minor units`() {
    let cents = WireFormat<Int, Decimal>.minorUnits(2)
    #expect(read(1999, cents) == "19.99")
    #expect(read(-5, cents) == "-0.05")
    #expect(read(0, cents) == "0")
    #expect(read(Int.min, cents) == "-92233720368547758.08")
    #expect(read(1999, WireFormat<Int, Decimal>.minorUnits(0)) == "1999")
    #expect(write(Decimal(1999) / 100, cents) == "1999")
    #expect(write(0, cents) == "0")
    #expect(write(20, cents) == "2000")
    #expect(write(-1, cents) == "-100")
    #expect(
      write(Decimal(19_999) / 1000, cents)
        == "19.999 is not an amount with 2 digits after the point")
    let bytes = WireFormat<Int8, Decimal>.minorUnits(2)
    #expect(write(Decimal(-128) / 100, bytes) == "-128")
    #expect(
      write(Decimal(128) / 100, bytes) == "1.28 is not an amount whose minor units Int8 can hold")
    #expect(write(Decimal(sign: .plus, exponent: 100, significand: 1), cents).contains("can hold"))
    #expect(write(-1, WireFormat<UInt8, Decimal>.minorUnits(2)).contains("can hold"))
    #expect(write(.nan, cents).hasPrefix("NaN is not"))
  }

  @Test(arguments: [0, 1, -1, 99, 100, -101, Int.max, Int.min])
  func `Minor units come back`(units: Int) throws {
    for digits in [0, 2, 3, 18] {
      let format = WireFormat<Int, Decimal>.minorUnits(digits)
      #expect(try format.write(format.read(units)) == units)
    }
  }

  @Test func `Numbers in text`() {
    #expect(read("42", WireFormat<String, Int>.number) == "42")
    #expect(read("-128", WireFormat<String, Int8>.number) == "-128")
    #expect(
      read("300", WireFormat<String, UInt8>.number)
        == "\"300\" is not a whole number: it must be from 0 to 255")
    #expect(read(" 1", WireFormat<String, Int>.number).contains("it must consist of digits"))
    #expect(read("1.5", WireFormat<String, Double>.number) == "1.5")
    #expect(read("1.5", WireFormat<String, Float>.number) == "1.5")
    #expect(
      read("nan", WireFormat<String, Double>.number)
        == "\"nan\" is not a number: it is not written like a number in JSON")
    #expect(write(UInt64.max, WireFormat<String, UInt64>.number) == "18446744073709551615")
    #expect(write(0.1, WireFormat<String, Double>.number) == "0.1")
    #expect(write(.infinity, WireFormat<String, Double>.number) == "inf is not a finite number")
    #expect(write(.nan, WireFormat<String, Float>.number) == "nan is not a finite number")
  }

  @Test func `Numbers of another type`() {
    let format = WireFormat<Int, UInt8>.exactly
    #expect(read(255, format) == "255")
    #expect(read(256, format) == "256 is not a number from 0 to 255")
    #expect(read(-1, format) == "-1 is not a number from 0 to 255")
    #expect(write(7, format) == "7")
    #expect(write(UInt64.max, WireFormat<Int64, UInt64>.exactly).contains("is not a number from"))
  }
}
