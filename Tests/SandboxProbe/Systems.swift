import Glibc
import SandboxAttempts

@testable import PhotoDecoding
@testable import PhotoTiles

/// What becomes of a picture on a system that lacks something, or allows little.
enum Systems {
  /// - Parameters:
  ///   - missing: as `attempt_without` has it; nil when nothing is.
  ///   - isAllowed: to decode without any lock.
  static func print(path: String, missing: String?, isAllowed: Bool) {
    if let missing, attempt_without(missing) != 0 { exit(3) }
    let service = DecodingService.start(report: { Swift.print("said: \($0.sentence)") })
    if isAllowed { service.allowUnlocked() }
    guard let file = try? PictureFile(path: path) else { exit(2) }
    Swift.print("picture: \(verdict(file, service))")
    // Nothing is asked of it.
    let maker = try? service.worker(writingInto: "/tmp")
    Swift.print("pyramid: \(maker == nil ? "none" : "possible")")
    Swift.print("here: \(isDecodedHere() ? "decoded" : "nothing decoded")")
    do throws(PictureError) {
      guard let number = try service.withWorker({ $0.number }) else {
        return Swift.print("process: none")
      }
      Swift.print("process: \(isFiltered(number) ? "filtered" : "all") system calls")
    } catch {
      Swift.print("process: none")
    }
  }

  /// What stands in for a system that lacks something is such a filter itself.
  static func isFiltered(_ process: Int32) -> Bool {
    let count = [process, getpid()].map {
      ProcessStatus.text("Seccomp_filters", of: $0).flatMap { Int($0) } ?? 0
    }
    return count[0] > count[1]
  }

  /// Its size, and whether its pixels came.
  static func verdict(_ file: PictureFile, _ service: DecodingService) -> String {
    let here = PictureDecoder(limits: service.limits)
    let there = SandboxedDecoder(service: service, decoder: here)
    do throws(PictureError) {
      let header = try there.header(of: file)
      let piece = PieceKey(picture: 0, level: Int16(header.grid.coarsestLevel))
      let pixels = try there.decode(piece, of: header, in: [file])
      return "\(header.storedWidth)x\(header.storedHeight), \(pixels.raster.width) wide"
    } catch {
      return error.message
    }
  }

  /// The library for HEIF pictures is loaded with the first of them, in whichever process reads it.
  private static func isDecodedHere() -> Bool {
    let maps = String(decoding: ProcessStatus.contents("/proc/self/maps"), as: UTF8.self)
    return maps.contains("libvips")
  }
}
