import Foundation
import PortableUIKit
import TestSupport
import Testing

@MainActor
struct UIColorTests {
  private struct Parts: Equatable {
    var red: CGFloat = -1
    var green: CGFloat = -1
    var blue: CGFloat = -1
    var alpha: CGFloat = -1
  }

  private func parts(_ color: UIColor) -> Parts {
    var parts = Parts()
    color.getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    return parts
  }

  @Test func `Components read back`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(parts(color) == Parts(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(
      parts(color.withAlphaComponent(1)) == Parts(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    var white: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(!color.getWhite(&white, alpha: nil))
  }

  @Test func `Hues go round the circle`() {
    expectHue(0, 1, 1, is: [1, 0, 0])
    expectHue(60, 1, 1, is: [1, 1, 0])
    expectHue(120, 1, 1, is: [0, 1, 0])
    expectHue(180, 1, 1, is: [0, 1, 1])
    expectHue(240, 1, 1, is: [0, 0, 1])
    expectHue(300, 1, 1, is: [1, 0, 1])
    expectHue(360, 1, 1, is: [1, 0, 0])
    expectHue(100, 0, 0.7, is: [0.7, 0.7, 0.7])
    expectHue(90, 0.5, 0.8, is: [0.6, 0.8, 0.4])
  }

  private func expectHue(
    _ degrees: Double, _ saturation: Double, _ brightness: Double, is expected: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = parts(
      UIColor(hue: degrees / 360, saturation: saturation, brightness: brightness, alpha: 1))
    let components = [found.red, found.green, found.blue]
    for (component, value) in zip(components, expected) {
      #expect(isClose(component, value, within: 1e-12), sourceLocation: sourceLocation)
    }
  }

  @Test func `A colour's hue makes the colour again`() {
    repeatedly(200) { random, trace in
      let color = UIColor(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: 1)
      var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      let again = parts(
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
      #expect(isClose(again.red, parts(color).red, within: 1e-12), "\(trace)")
      #expect(isClose(again.green, parts(color).green, within: 1e-12), "\(trace)")
      #expect(isClose(again.blue, parts(color).blue, within: 1e-12), "\(trace)")
    }
  }

  @Test func `Dynamic colours have two faces`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(parts(.label) == Parts(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(
      parts(UIColor.label.resolvedColor(with: dark)) == Parts(red: 1, green: 1, blue: 1, alpha: 1))
    let own = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(parts(own) == parts(.red))
    #expect(parts(own.resolvedColor(with: dark)) == parts(.green))
    #expect(parts(own.withAlphaComponent(0.5).resolvedColor(with: dark)).alpha == 0.5)
    #expect(parts(.systemBlue) == Parts(red: 0, green: 122 / 255, blue: 1, alpha: 1))
  }
}
