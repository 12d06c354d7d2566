/// The photos that somebody likes most.
@MainActor
public protocol PhotoFavourites: AnyObject {
  func contains(_ picture: Int32) -> Bool
  /// It is one from now on, or no longer. Returns why not: a sentence; nil when it is so.
  func toggle(_ picture: Int32) -> String?
}
