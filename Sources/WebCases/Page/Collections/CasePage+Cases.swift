import Cases

extension CasePage {
  /// Those of the module that has collections.
  static var cases: [Case] { Case.collections }

  /// Nothing more is needed for these.
  static func prepare() {}
}
