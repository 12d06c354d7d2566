import Cases
import WebHost

extension CasePage {
  /// Those of the module that one writes into.
  static var cases: [Case] { Case.writing }

  static func prepare() { PageWriting.begin() }
}
