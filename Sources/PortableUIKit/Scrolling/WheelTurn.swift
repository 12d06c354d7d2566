import ScrollEngine

#if !hasFeature(Embedded)
  /// Notches of a wheel that follow each other: whoever wants to go past an edge begins to turn there, and whoever turns a
  /// lot to come to it stays.
  struct WheelTurn {
    /// When the last notch came, seconds.
    private var time = -Double.infinity
    /// It can move nothing the way that it is turned, and could not when that began.
    private(set) var beganAtEdge = false

    /// - time: seconds.
    mutating func add(at time: Double, isAtEdge: Bool) {
      if !isAtEdge || (time - self.time) * 1000 > Tunables.wheelPause { beganAtEdge = isAtEdge }
      self.time = time
    }
  }
#endif
