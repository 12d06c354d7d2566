extension String {
  /// Of texts and whole numbers: `String(plain: "\(page) of \(count)")`. Interpolation itself is ready for strings of
  /// Objective-C and numbers to every base, which costs a page 3 KB.
  package init(plain text: PlainText) {
    self.init(utf8: text.bytes)
  }

  /// In one place: the standard library's own would be copied into each caller. A web page's bytes are always right;
  /// what mends others would cost it 1 KB.
  @inline(never) package init(utf8 bytes: [UInt8]) {
    #if hasFeature(Embedded)
      self = String(validating: bytes, as: UTF8.self) ?? ""
    #else
      self.init(decoding: bytes, as: UTF8.self)
    #endif
  }
}

/// What `String(plain:)` takes: UTF-8.
package struct PlainText: ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  package init(stringLiteral value: String) {
    bytes = Array(value.utf8)
  }

  package init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.bytes
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var bytes: [UInt8] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { bytes += literal.utf8 }

    package mutating func appendInterpolation(_ text: String) { bytes += text.utf8 }

    package mutating func appendInterpolation(_ number: Int) {
      if number < 0 { appendLiteral("-") }
      append(number.magnitude)
    }

    private mutating func append(_ digits: UInt) {
      if digits > 9 { append(digits / 10) }
      bytes.append(UInt8(48 + digits % 10))
    }
  }
}
