import PortableUIKit

extension UIKey {
  /// What a command's key is called where the layout has letters of another script, as in Hebrew or Russian; nil elsewhere.
  public var latinLetter: String? {
    guard latin != 0, let scalar = Unicode.Scalar(latin) else { return nil }
    return String(Character(scalar))
  }
}
