extension Double {
  /// From a start to this time, both in seconds: milliseconds, in which motions count.
  func milliseconds(since start: Double) -> Double { (self - start) * 1000 }

  /// This time, in seconds, and so many milliseconds.
  func adding(milliseconds: Double) -> Double { self + milliseconds / 1000 }
}
