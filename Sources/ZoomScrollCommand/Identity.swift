/// What a desktop knows the program by.
enum Identity {
  /// In reverse-DNS form: the application's id, the class of its windows, and the name of its .desktop file and icon.
  ///
  /// A placeholder: whoever publishes the program puts a name here that belongs to them, and nowhere else.
  static let application = "org.example.ZoomScroll"
  /// Of the program, the library and the web page alike; `Scripts/release` writes it. Nothing else says it.
  static let version = "0.1.0"
  /// For people.
  static let name = "ZoomScroll"
  /// What one types to start it.
  static let command = "zoomscroll"
}
