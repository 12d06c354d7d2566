import Foundation

/// Says under which seed the program was when it crashes.
enum CrashReport {
  nonisolated(unsafe) static var seed: UInt64 = 0

  static func install() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      Foundation.signal(signal) { number in
        // Nothing but plain calls is allowed in here.
        var digits: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) =
          (0, 0, 0, 0, 0, 0, 0, 0, 0, 10)
        withUnsafeMutableBytes(of: &digits) { bytes in
          var rest = CrashReport.seed
          for index in (0..<9).reversed() {
            bytes[index] = UInt8(48 + rest % 10)
            rest /= 10
          }
          let words: StaticString = "Crashed under seed "
          _ = write(2, words.utf8Start, words.utf8CodeUnitCount)
          _ = write(2, bytes.baseAddress, bytes.count)
        }
        Foundation.signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
