/// An animation that a layer has.
struct AnimationEntry {
  let key: String
  let animation: CAAnimation
  /// Seconds of the layer's time.
  let begin: Double
  let run: AnimationRun?
  let transaction: AnimationRun?
  var isStarted = false
  /// Its end has been told; it is still there because it is to stay.
  var isOver = false
}
