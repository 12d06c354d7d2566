// Numbers, colours and strings as parts of a line.

extension Double {
  /// `1` rather than `1.0`, and one zero only.
  var shortest: String {
    if self == 0 { return "0" }
    let text = "\(self)"
    let bytes = text.utf8
    let fraction: [UInt8] = [0x2E, 0x30]  // ".0"
    return bytes.count > 2 && bytes.suffix(2).elementsEqual(fraction)
      ? String(text.unicodeScalars.dropLast(2)) : text
  }

  /// 0…1 as two hexadecimal digits.
  fileprivate var byte: String {
    let value = UInt8((max(0, min(1, self)) * 255 + 0.5).rounded(.down))
    let digits: [Unicode.Scalar] = [value >> 4, value & 15].map {
      Unicode.Scalar($0 < 10 ? 48 + $0 : 87 + $0)
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: digits)
    return text
  }
}

extension Color {
  /// `#rrggbb`, with the opacity behind it unless it is full.
  var hexadecimal: String {
    let solid = "#\(red.byte)\(green.byte)\(blue.byte)"
    return alpha >= 1 ? solid : solid + alpha.byte
  }
}

extension String {
  /// On one line, in quotation marks.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
