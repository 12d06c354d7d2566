import ScrollGeometry

/// 20 000 values of the deterministic functions, and a chain of zooms about wandering anchors.
func checksumOfGeometry() -> Checksum {
  var random = Random()
  var checksum = Checksum()
  for _ in 0..<20_000 {
    checksum.add(DeterministicMath.exp(random.number(in: -30...30)))
    checksum.add(DeterministicMath.log(random.number(in: 1e-9...1e9)))
    checksum.add(DeterministicMath.sin(random.number(in: -10...10)))
    checksum.add(DeterministicMath.cos(random.number(in: -10...10)))
  }
  var transform = AffineTransform.identity
  for _ in 0..<1000 {
    let anchor = Point(x: random.number(in: 0...1024), y: random.number(in: 0...768))
    let factor = random.number(in: 0.9...1.1)
    let zoom = AffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: anchor.x - anchor.x * factor,
      ty: anchor.y - anchor.y * factor)
    transform = transform.concatenating(zoom)
    checksum.add(transform.a)
    checksum.add(transform.tx)
    checksum.add(transform.ty)
  }
  return checksum
}
