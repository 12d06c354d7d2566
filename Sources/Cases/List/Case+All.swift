extension Case {
  /// All of them, in the order in which a list shows them.
  public static var all: [Case] { scrolling + collections + writing }
}
