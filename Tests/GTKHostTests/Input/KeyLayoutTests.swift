import CGtk4
import Testing

@testable import GTKHost

@Suite struct KeyLayoutTests {
  /// The key of the letter q: English, Hebrew, Russian, French, and Greek.
  private static let key = KeyLayouts(
    places: [
      KeyLayouts.Place(layout: 1, symbol: UInt32(GDK_KEY_slash)),
      KeyLayouts.Place(layout: 2, symbol: UInt32(GDK_KEY_Cyrillic_shorti)),
      KeyLayouts.Place(layout: 3, symbol: UInt32(GDK_KEY_a)),
      KeyLayouts.Place(layout: 0, symbol: UInt32(GDK_KEY_q)),
      KeyLayouts.Place(layout: 4, symbol: UInt32(GDK_KEY_semicolon)),
    ], latin: [0, 3])

  /// Some have signs of ASCII where others have letters.
  @Test(
    arguments: [
      (1, GDK_KEY_slash), (2, GDK_KEY_Cyrillic_shorti), (4, GDK_KEY_semicolon),
    ] as [(Int32, Int32)])
  func aLayoutWithoutLatinLettersHasThoseOfAnother(layout: Int32, symbol: Int32) {
    #expect(Self.key.commandSymbol(of: UInt32(symbol), in: layout) == UInt32(GDK_KEY_a))
  }

  @Test(arguments: [(0, GDK_KEY_q), (3, GDK_KEY_a), (3, GDK_KEY_comma)] as [(Int32, Int32)])
  func aLayoutWithThemKeepsItsOwn(layout: Int32, symbol: Int32) {
    #expect(Self.key.commandSymbol(of: UInt32(symbol), in: layout) == UInt32(symbol))
  }

  @Test func aLetterOfAnotherScriptHasALatinOneForCommands() {
    let symbol = UInt32(GDK_KEY_Cyrillic_shorti)
    #expect(Self.key.latin(of: symbol, in: 2, isCapital: false) == 0x61)
    #expect(Self.key.latin(of: symbol, in: 2, isCapital: true) == 0x41)
    // A layout with Latin letters means its own.
    #expect(Self.key.latin(of: UInt32(GDK_KEY_eacute), in: 3, isCapital: false) == 0)
    let alone = KeyLayouts(places: [KeyLayouts.Place(layout: 2, symbol: symbol)], latin: [])
    #expect(alone.latin(of: symbol, in: 2, isCapital: false) == 0)
  }

  /// Where the other layout has no letter, and where there is none.
  @Test func whatIsNoLetterStays() {
    var digit = Self.key
    digit.places = [KeyLayouts.Place(layout: 0, symbol: UInt32(GDK_KEY_1))]
    #expect(digit.commandSymbol(of: UInt32(GDK_KEY_1), in: 2) == UInt32(GDK_KEY_1))
    let alone = KeyLayouts(
      places: [KeyLayouts.Place(layout: 0, symbol: UInt32(GDK_KEY_Cyrillic_shorti))], latin: [])
    let symbol = UInt32(GDK_KEY_Cyrillic_shorti)
    #expect(alone.commandSymbol(of: symbol, in: 0) == symbol)
  }
}
