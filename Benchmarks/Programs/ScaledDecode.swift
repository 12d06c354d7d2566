import CTurboJPEG
import Glibc

// What no viewer can undercut: libjpeg-turbo alone, reading a JPEG and decoding it 2^LEVEL times smaller.
//
//   ScaledDecode FILE LEVEL

func fail(_ reason: String) -> Never {
  fputs("ScaledDecode: \(reason)\n", stderr)
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 3, let level = Int32(arguments[2]), (0...3).contains(level) else {
  fail("FILE LEVEL, 0 to 3")
}
guard let file = fopen(arguments[1], "r") else { fail("cannot open \(arguments[1])") }
var status = stat()
fstat(fileno(file), &status)
let byteCount = Int(status.st_size)
let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCount)
guard fread(bytes, 1, byteCount, file) == byteCount else { fail("cannot read \(arguments[1])") }
let decoder = tjInitDecompress()
var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
guard
  tjDecompressHeader3(decoder, bytes, UInt(byteCount), &width, &height, &sampling, &colors) == 0
else { fail("\(arguments[1]) is no JPEG") }
let scaledWidth = ((width - 1) >> level) + 1
let scaledHeight = ((height - 1) >> level) + 1
let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(scaledWidth * scaledHeight * 4))
guard
  tjDecompress2(
    decoder, bytes, UInt(byteCount), pixels, scaledWidth, scaledWidth * 4, scaledHeight,
    Int32(TJPF_BGRA.rawValue), 0) == 0
else { fail("\(arguments[1]) cannot be decoded") }
print(scaledWidth, scaledHeight)
