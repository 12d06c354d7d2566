import CGtk4
import CairoPainter
import DisplayList
import ScrollGeometry

/// Draws display lists as nodes for GTK's renderers.
///
/// As long as coordinates are only moved and scaled, it resolves them itself, down to device
/// pixels; what is turned or slanted goes to GTK with its transform.
@MainActor
final class DisplayListPainter {
  /// What the window's renderer is quickest with; to be set when that is known.
  var tileForm = Tile.Form.texture {
    didSet {
      guard tileForm != oldValue else { return }
      tiles.removeAll()
      pictures.removeAll()
      grounds.removeAll()
    }
  }

  private let text: PangoText
  private var texts = FrameCache<TextLayout.Request, TextLayout>(
    spare: WindowTunables.spareTexts, patience: WindowTunables.textPatience)
  private let textures: any TextureProvider
  private var tiles = FrameCache<TextureID, Tile>(
    spare: WindowTunables.spareTiles, patience: WindowTunables.tilePatience)

  /// Of the frame that is drawn.
  private var uploads = UploadAllowance(limit: WindowTunables.uploadedBytes)

  /// Pixels that lists bring along.
  private var pictures = FrameCache<ObjectIdentifier, Tile>(
    spare: WindowTunables.spareTiles, patience: WindowTunables.tilePatience)
  /// Of the last frame, and the one before it: GTK holds that until a frame is done, and what a node draws from is copied
  /// when it goes before the node.
  private var grounds: [GroundNode] = []
  private let canvases = AskewCanvases()
  /// Draws what GTK has no nodes for.
  let shapes: Painter

  init(textures: any TextureProvider, text: PangoText) {
    self.textures = textures
    self.text = text
    shapes = Painter(textures: textures, text: text)
  }

  /// - Parameters:
  ///   - window: points; what no view covers there is black, as on an iPhone.
  ///   - isFrame: false for a picture that is made besides the frames.
  func paint(
    _ list: DisplayList, window: Rect, into snapshot: OpaquePointer, isFrame: Bool = true
  ) {
    // Nobody comes back to a picture besides the frames: it is drawn as it should be.
    uploads = UploadAllowance(limit: isFrame ? WindowTunables.uploadedBytes : .max)
    let textures = textures
    let fills = UncoveredFills(list, window: window) { textures.pixels(of: $0)?.isOpaque ?? false }
    var painting = Painting(list, into: snapshot, painter: self)
    var index = 0
    switch tileForm {
    case .surface:
      let ground = Ground(list, fills: fills)
      gtk_snapshot_append_node(snapshot, node(of: ground, window: window))
      for group in ground.open { painting.draw(list.items[group]) }
      index = ground.end
    case .texture:
      painting.fill(fills.background, Ground.background)
    }
    while index < list.items.count {
      guard list.items[index].needsCairo else {
        if let parts = fills.parts[index], case .fill(_, _, let color) = list.items[index] {
          painting.fill(parts, color)
        } else {
          painting.draw(list.items[index])
        }
        index += 1
        continue
      }
      let start = index
      repeat {
        index = DisplayList.end(ofGroupAt: index, in: list.items)
      } while index < list.items.count && list.items[index].needsCairo
      painting.drawWithCairo(list.items[start..<index])
    }
    painting.closeAll()
    guard isFrame else { return }
    tiles.endFrame { id, tile in textures.pixels(of: id) === tile.buffer }
    pictures.endFrame()
    texts.endFrame()
  }

  /// Whether the last frame drew these very pixels for the list's textures. Complexity: O(items).
  func drewPixels(of list: DisplayList) -> Bool {
    list.items.allSatisfy { item in
      guard case .image(let id, _, _, .smooth) = item else { return true }
      return textures.pixels(of: id) === tiles.last(id)?.buffer
    }
  }

  /// What to draw of the part `source` (pixels) of a texture in this frame; nil when its pixels are not in memory.
  func tile(_ id: TextureID, source: Rect) -> (tile: Tile, source: Rect)? {
    let textures = textures
    guard tileForm == .texture, let buffer = textures.pixels(of: id),
      tiles.last(id)?.buffer !== buffer
    else { return tile(id).map { ($0, source) } }
    let held = tiles
    let part = uploads.choose(
      (texture: id, source: source),
      isHeld: { id in held.last(id).map { $0.buffer === textures.pixels(of: id) } ?? false },
      bytes: { id in textures.pixels(of: id).map { $0.bytesPerRow * $0.height } },
      coarser: { textures.coarser($0.texture, source: $0.source) })
    return tile(part.texture).map { ($0, part.source) }
  }

  private func node(of ground: Ground, window: Rect) -> OpaquePointer {
    let tiles = ground.images.map { tile($0) }
    if let node = grounds.last, node.shows(ground, tiles: tiles) { return node.node }
    let node = GroundNode(ground, tiles: tiles, window: window, canvases: canvases)
    grounds = grounds.suffix(1) + [node]
    return node.node
  }

  /// The last frame drew something in a version with fewer pixels: the next one draws it as it should be.
  var isBehind: Bool { uploads.isBehind }

  private func tile(_ id: TextureID) -> Tile? {
    guard let buffer = textures.pixels(of: id) else { return nil }
    let form = tileForm
    return tiles.value(
      id, isCurrent: { $0.buffer === buffer }, make: { Tile(buffer, form: form) })
  }

  func tile(_ buffer: PixelBuffer) -> Tile? {
    let form = tileForm
    return pictures.value(ObjectIdentifier(buffer)) { Tile(buffer, form: form) }
  }

  /// The run's lines; kept while they are drawn.
  func layout(of run: TextRun) -> TextLayout {
    let request = TextLayout.Request(run)
    let text = text
    return texts.value(request) { text.layout(request) }!
  }
}
