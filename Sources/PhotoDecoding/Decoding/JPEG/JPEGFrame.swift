/// A JPEG file's frame header: size, colour channels and the way they are coded.
struct JPEGFrame {
  struct Component {
    /// Samples in relation to the other components, 1…4.
    var horizontal: Int
    var vertical: Int
  }

  let width: Int
  let height: Int
  let components: [Component]
  let isProgressive: Bool
  /// Eight bits, coded as the decoder understands it.
  let isSupported: Bool

  /// Nil when it makes no sense.
  init?(marker: UInt8, _ payload: [UInt8]) {
    guard payload.count >= 6 else { return nil }
    let count = Int(payload[5])
    guard payload.count >= 6 + 3 * count else { return nil }
    height = Int(payload[1]) << 8 | Int(payload[2])
    width = Int(payload[3]) << 8 | Int(payload[4])
    components = (0..<count).map {
      let sampling = payload[7 + 3 * $0]
      return Component(horizontal: Int(sampling >> 4), vertical: Int(sampling & 15))
    }
    isProgressive = marker == 0xC2 || marker == 0xCA
    isSupported =
      payload[0] == 8 && [0xC0, 0xC1, 0xC2, 0xC9, 0xCA].contains(marker)
      && [1, 3, 4].contains(count)
    guard width > 0, height > 0, count > 0,
      components.allSatisfy({ 1...4 ~= $0.horizontal && 1...4 ~= $0.vertical })
    else { return nil }
  }

  /// All of the picture's coefficients: 128 bytes for every block of 8 × 8 samples.
  var coefficientBytes: Int64 {
    let widest = components.map(\.horizontal).max() ?? 1
    let highest = components.map(\.vertical).max() ?? 1
    let unitsAcross = (width - 1) / (8 * widest) + 1
    let unitsDown = (height - 1) / (8 * highest) + 1
    let blocksInUnit = components.reduce(0) { $0 + $1.horizontal * $1.vertical }
    return Int64(unitsAcross) * Int64(unitsDown) * Int64(blocksInUnit) * 128
  }
}
