/// A window with a scroll view, perhaps one more inside it, and how they are set.
package struct Scene {
  /// Nothing is unusual: the scroll view of the player's case `plain`.
  var isPlain = false
  /// Sizes, insets and limits that nobody should set occur.
  var isHostile = false
  /// The program interferes, also from inside the delegate's callbacks.
  var isProgrammed = false
  var isNested = false
  var window = (width: 320.0, height: 460.0)
  var frame = (width: 320.0, height: 460.0)
  var content = (width: 3000.0, height: 6000.0)
  var insets = (top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)
  var pixelsPerPoint = 2.0
  var zooms = true
  var limits = (minimum: 0.5, maximum: 4.0)
  var rate = 0.998
  var pages = false
  var bounces = true
  var alwaysBouncesAcross = false
  var alwaysBouncesDown = false
  var bouncesZoom = true
  var locksDirection = false
  /// Gestures stay within what the script language can say.
  var clock = Clock.steady

  /// How the host's clock behaves.
  enum Clock {
    case steady
    /// Stands still for stretches.
    case sticking
    /// Goes back at times.
    case backwards
    /// Goes hours ahead and comes back.
    case leaping
    /// Is no number at times.
    case broken
  }

  init(random: inout Random) {
    if random.chance(0.25) {
      isPlain = true
      window = (1024, 768)
      frame = window
      pixelsPerPoint = 1
      return
    }
    isHostile = random.chance(0.4)
    isProgrammed = random.chance(0.5)
    isNested = random.chance(0.3)
    window = random.pick([(320, 460), (1024, 768)])
    let hostile = isHostile ? 0.5 : 0
    let size = random.pick([(1.0, 1.0), window, (100, 5000), (0, 0), (1e-9, 1e-9), (1e13, 1e13)])
    frame = random.chance(0.6) ? window : size
    let lengths: [Double] = [0, 1e-9, 1, 100, 320, 1000, 6000, 1e13]
    content = (random.pick(lengths), random.pick(lengths))
    if random.chance(hostile) {
      content = (
        random.number(0...2000, orHostile: 0.7), random.number(0...2000, orHostile: 0.7)
      )
    }
    if random.chance(0.4) { insets = (20, 10, 30, 40) }
    if random.chance(0.2) { insets = (-20, -10, -5, 0) }
    if random.chance(hostile) {
      insets = (
        random.number(-50...50, orHostile: 0.5), random.number(-50...50, orHostile: 0.5),
        random.number(-50...50, orHostile: 0.5), random.number(-50...50, orHostile: 0.5)
      )
    }
    pixelsPerPoint = random.pick([1, 2, 3])
    zooms = random.chance(0.7)
    limits = (random.pick([1, 0.5, 0.1, 3]), random.pick([1, 2, 4, 100]))
    if random.chance(hostile) {
      limits = (
        random.pick([0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, 5]),
        random.pick([0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, 5])
      )
    }
    if random.chance(0.2) { rate = random.pick([0.99, 0.5, 0.9995, 0, 1, 2, -1, .nan]) }
    pages = random.chance(0.3)
    bounces = random.chance(0.8)
    alwaysBouncesAcross = random.chance(0.3)
    alwaysBouncesDown = random.chance(0.3)
    bouncesZoom = random.chance(0.8)
    locksDirection = random.chance(0.3)
    clock = random.pick([.steady, .steady, .steady, .sticking, .backwards, .leaping, .broken])
  }

  /// Comments that tell the scene to a reader of the script.
  var script: String {
    if isPlain { return "# zoomscroll play THIS --case plain\nsize 1024x768\n" }
    return """
      # A scroll view of \(frame.width)x\(frame.height) in a window of \(window.width)x\(window.height) \
      @\(pixelsPerPoint), content \(content.width)x\(content.height),
      # insets \(insets), zooms \(zooms) from \(limits.minimum) to \(limits.maximum), rate \(rate), pages \(pages),
      # bounces \(bounces), always \(alwaysBouncesAcross) \(alwaysBouncesDown), zoom \(bouncesZoom), \
      lock \(locksDirection), nested \(isNested), clock \(clock)

      """
  }
}
