// What came between two frames was seen by nobody: the count goes on when a frame is drawn. In a page, whose module has no
// byte to spare, it goes on when one begins, and what came between two of them counts as seen.
extension AnimationScope {
  #if hasFeature(Embedded)
    @inline(__always) func countFrame() { frame &+= 1 }
    @inline(__always) static func frameWasDrawn() {}
  #else
    func countFrame() {}
    static func frameWasDrawn() { shared.frame &+= 1 }
  #endif
}
