import ScrollGeometry
import Testing

@testable import GTKHost

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct TransformStepsTests {
  /// Scale, then slant, then turn, then move, multiplied out by hand.
  private func recomposed(_ parts: TransformSteps) -> AffineTransform {
    let angle = parts.rotation * .pi / 180
    let lean = tan(parts.slant * .pi / 180)
    let (sine, cosine) = (sin(angle), cos(angle))
    return AffineTransform(
      a: parts.scaleX * cosine, b: parts.scaleX * sine,
      c: parts.scaleY * (lean * cosine - sine), d: parts.scaleY * (lean * sine + cosine),
      tx: parts.translation.dx, ty: parts.translation.dy)
  }

  @Test(
    arguments: [
      AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4),
      AffineTransform(a: -2, b: 0, c: 0, d: 3, tx: -7, ty: 0.5),
      AffineTransform(a: 0.5, b: 0.2, c: -0.7, d: 1.3, tx: 100, ty: -20),
      AffineTransform(a: 1, b: 0, c: 0.8, d: 1, tx: 0, ty: 0),
      AffineTransform(a: 0.1, b: -3, c: 2, d: 0.4, tx: 1, ty: 1),
    ])
  func theStepsMakeTheSameTransformAgain(transform: AffineTransform) throws {
    let back = recomposed(try #require(TransformSteps(transform)))
    let differences = [
      back.a - transform.a, back.b - transform.b, back.c - transform.c, back.d - transform.d,
      back.tx - transform.tx, back.ty - transform.ty,
    ]
    #expect(differences.allSatisfy { $0.magnitude < 1e-12 })
  }

  @Test func aQuarterTurnAndAMirrorAreWhatTheyAreCalled() {
    let quarter = TransformSteps(AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0))
    #expect(quarter?.rotation == 90)
    #expect(quarter?.scaleX == 2)
    #expect(quarter?.scaleY == 2)
    #expect(quarter?.slant == 0)
    let mirror = TransformSteps(AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0))
    #expect(mirror?.scaleY == -1)
    #expect(mirror?.rotation == 0)
  }

  @Test func whatFlattensHasNoSteps() {
    #expect(TransformSteps(AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
    #expect(TransformSteps(AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)) == nil)
    #expect(TransformSteps(AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
  }
}
