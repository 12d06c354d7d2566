import Cases

extension CasePage {
  /// Those of the module that has no collections.
  static var cases: [Case] { Case.scrolling }

  /// Nothing more is needed for these.
  static func prepare() {}
}
