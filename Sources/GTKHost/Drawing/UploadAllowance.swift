import DisplayList
import ScrollGeometry

/// How many bytes of pixels one frame may hand to the graphics card. What goes beyond is drawn from versions with fewer pixels
/// and follows in the next frames.
struct UploadAllowance {
  /// A texture, and the part of it that is drawn.
  typealias Part = (texture: TextureID, source: Rect)

  let limit: Int
  private(set) var spent = 0
  /// Something of the frame is still to follow.
  private(set) var isBehind = false

  init(limit: Int) { self.limit = limit }

  /// What to draw in place of `wanted`: itself if the card has it or may be given it; else what the card has with fewer
  /// pixels. A hole would be worse: where the card has nothing, it is given the smallest that is in memory.
  ///
  /// - Parameters:
  ///   - isHeld: whether the card has a texture.
  ///   - bytes: of a texture that is in memory.
  ///   - coarser: the next step.
  mutating func choose(
    _ wanted: Part, isHeld: (TextureID) -> Bool, bytes: (TextureID) -> Int?,
    coarser: (Part) -> Part?
  ) -> Part {
    guard !isHeld(wanted.texture), let size = bytes(wanted.texture) else { return wanted }
    if size <= limit - spent {
      spent += size
      return wanted
    }
    var smallest = wanted
    var part = wanted
    while let next = coarser(part) {
      part = next
      if isHeld(part.texture) {
        isBehind = true
        return part
      }
      if bytes(part.texture) != nil { smallest = part }
    }
    isBehind = isBehind || smallest.texture != wanted.texture
    spent += bytes(smallest.texture) ?? 0
    return smallest
  }
}
