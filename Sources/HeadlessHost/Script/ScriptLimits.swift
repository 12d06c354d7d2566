/// The numbers of the script language.
package enum ScriptLimits {
  /// Gestures are sampled this often, Hz: the touch rate of the devices that scripts stand for.
  package static let sampleRate = 120.0
  /// A tap's finger is down for so long, seconds.
  package static let tap = 0.05
  /// From one tap of a double tap to the next: lifted for so long, seconds.
  package static let betweenTaps = 0.1
  /// A drag holds still for so long before it lifts, seconds: longer than any release velocity lives.
  package static let dragRest = 0.1
  /// Between the two fingers of `rotate`, points.
  package static let rotationDistance = 100.0
  /// `settle` gives up after so long, seconds.
  package static let settle = 15.0
  /// The longest gesture, seconds: its samples are made at once.
  package static let gesture = 600.0
  /// The longest single wait, seconds.
  package static let wait = 86_400.0
  /// What an expectation without a tolerance forgives.
  package static let roundingError = 1e-9
  /// Times this close to a frame, in frames, are that frame's time: sums of decimals miss it by an ulp.
  package static let frameSnap = 1e-6
}
