/// Whoever can say something of pictures by their numbers. Used on the main thread only.
public protocol PhotoFactsSource: AnyObject {
  /// Reads what there is to say of a picture. `receiver` hears it once, on the main thread, when it is there.
  func readFacts(of picture: Int32, _ receiver: @escaping (PhotoFacts) -> Void)
}
