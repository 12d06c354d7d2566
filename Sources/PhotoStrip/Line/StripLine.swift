import ScrollGeometry

/// Where the thumbnails of a strip lie: all are narrow, and those next to the middle as much wider as they are near to
/// it, in closed form. Points.
///
/// With s the distance of two narrow ones and p the `position`, photo i lies (i − p)·s from the middle, and farther by
/// what those next to the middle take more than narrow ones: half of it on each of their sides.
struct StripLine: Equatable {
  var count = 0
  /// Of the strip.
  var size = Size.zero
  /// The first photo is the rightmost one.
  var isReversed = false
  /// What is in the middle: 1.5 is half way from the second photo to the third.
  var position = 0.0
  /// How much wider pictures are in the middle than elsewhere: 0 as narrow, 1 as wide as they are.
  var expansion = 0.0
  /// As wide as they are, the two photos next to the middle; narrow for those of which nothing is known, or that are not
  /// there.
  var lowWidth = StripTunables.width
  var highWidth = StripTunables.width

  /// From one narrow thumbnail to the next.
  static let stride = StripTunables.width + StripTunables.gap

  /// The photo at the middle, or the one before it.
  var low: Int { Self.whole(position.rounded(.down)) }

  /// The photo that is in the middle, or nearest to it.
  var middle: Int { max(0, min(count - 1, Self.whole(position.rounded()))) }

  private static func whole(_ value: Double) -> Int {
    value.isFinite && value.magnitude < Double(Int32.max) ? Int(value) : 0
  }

  // MARK: - Places

  /// As wide as a picture of this shape is in the middle.
  static func wholeWidth(of picture: Size) -> Double {
    guard picture.width > 0, picture.height > 0 else { return StripTunables.width }
    let width = StripTunables.height * picture.width / picture.height
    return min(max(width, StripTunables.width), StripTunables.greatestWidth)
  }

  /// How much of its width a photo has: 0…1.
  private func share(of photo: Int) -> Double {
    expansion * max(0, 1 - (Double(photo) - position).magnitude)
  }

  private func wholeWidth(of photo: Int) -> Double? {
    guard photo >= 0, photo < count else { return nil }
    return photo == low ? lowWidth : photo == low + 1 ? highWidth : nil
  }

  func width(of photo: Int) -> Double {
    guard let whole = wholeWidth(of: photo) else { return StripTunables.width }
    return StripTunables.width + share(of: photo) * (whole - StripTunables.width)
  }

  /// What a photo takes more than a narrow one, on each of its sides.
  private func push(of photo: Int) -> Double {
    guard let whole = wholeWidth(of: photo) else { return 0 }
    return share(of: photo)
      * (StripTunables.middleGap - StripTunables.gap + (whole - StripTunables.width) / 2)
  }

  /// How far a photo's centre lies from the strip's middle, in the direction of reading.
  func distance(of photo: Int) -> Double {
    var distance = (Double(photo) - position) * Self.stride
    for near in [low, low + 1] where near != photo {
      distance += photo < near ? -push(of: near) : push(of: near)
    }
    return distance
  }

  /// Where a photo lies in the strip, from its top left corner.
  func frame(of photo: Int) -> Rect {
    let width = width(of: photo)
    let distance = isReversed ? -distance(of: photo) : distance(of: photo)
    return Rect(
      x: size.width / 2 + distance - width / 2, y: (size.height - StripTunables.height) / 2,
      width: width, height: StripTunables.height)
  }

  /// Those that may be seen, and `margin` more on each side.
  func photos(margin: Int = 0) -> Range<Int> {
    // Whatever is wider pushes the others outwards.
    let room = size.width / 2 / Self.stride + 1
    let first = Self.whole((position - room).rounded(.up)) - margin
    let end = Self.whole((position + room).rounded(.down)) + 1 + margin
    let low = max(0, min(count, first))
    return low..<max(low, min(count, end))
  }

  // MARK: - Scrolling

  /// Of what is scrolled: as long as all narrow ones are, with room so that the first and the last reach the middle.
  var contentSize: Size {
    Size(width: size.width + Double(max(0, count - 1)) * Self.stride, height: size.height)
  }

  /// The offset at which a position is in the middle.
  func offset(at position: Double) -> Double {
    (isReversed ? Double(max(0, count - 1)) - position : position) * Self.stride
  }

  /// The position that is in the middle at an offset.
  func position(at offset: Double) -> Double {
    let passed = offset / Self.stride
    return isReversed ? Double(max(0, count - 1)) - passed : passed
  }

  /// The nearest offset at which a photo is in the middle.
  func restingOffset(near offset: Double) -> Double {
    let last = Double(max(0, count - 1)) * Self.stride
    return min(last, max(0, (offset / Self.stride).rounded() * Self.stride))
  }
}
