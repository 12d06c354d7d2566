import Testing

@testable import GTKHost

@Suite struct DensityTests {
  @Test(
    arguments: [(2, 1.5, 1.5), (1, 1, 1), (2, nil, 2), (2, 0, 2), (3, .nan, 3)]
      as [(Int32, Double?, Double)])
  func whatTheSurfaceSaysGoesBeforeTheWholeNumber(
    factor: Int32, scale: Double?, expected: Double
  ) {
    #expect(Density(factor: factor, surfaceScale: scale).pixelsPerPoint == expected)
  }

  @Test func pixelsHoldAllPoints() {
    let density = Density(factor: 2, surfaceScale: 1.25)
    #expect(density.pixels(100) == 125 && density.pixels(101) == 127)
  }

  @Test(arguments: [
    ("Adwaita-dark", true), ("Breeze-Dark", true), ("Arc-Darker", true), ("Darkroom", false),
    ("Adwaita", false),
  ])
  func aThemeIsDarkByItsName(name: String, isDark: Bool) {
    #expect(DesktopLook.isDark(theme: name) == isDark)
  }
}
