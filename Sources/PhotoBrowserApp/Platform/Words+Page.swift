import Localization
import PortableUIKit

#if hasFeature(Embedded)
  // Without a catalogue, and with what costs a page little.
  extension Words {
    /// - Parameter english: with "%" where `name` belongs.
    static func text(_ english: String, _ name: String) -> String {
      var bytes: [UInt8] = []
      var isFilled = false
      for byte in english.utf8 {
        // derivation: the number of "%".
        if byte == 0x25, !isFilled {
          bytes += name.utf8
          isFilled = true
        } else {
          bytes.append(byte)
        }
      }
      return String(utf8: bytes)
    }

    /// "3 of 12": `page` counts from 0.
    static func place(_ page: Int, of count: Int) -> String {
      String(plain: "\(page + 1) of \(count)")
    }
  }
#endif
