import ArgumentParser
import Gallery
import GalleryServer
import GTKHost
import HeadlessHost
import PhotoDecoding
import PhotoTiles

/// Why the program ends early: one sentence, and the exit status.
struct Failure: Error {
  /// Something did not go as the script or the person wanted.
  static let failed: Int32 = 1
  /// What was asked for does not exist.
  static let wrongUse: Int32 = 2

  var message: String
  var status: Int32
  /// The message is a text of several lines.
  private var isHelp = false

  /// Says what happened and ends the program.
  static func exit(with error: any Error) -> Never {
    let failure = Failure(error)
    let console: Console = failure.status == 0 ? .output : .error
    switch (failure.message.isEmpty, failure.isHelp) {
    case (true, _): break
    case (false, true): console.say(lines: failure.message)
    case (false, false): console.say(failure.message)
    }
    ZoomScroll.end(failure.status)
  }

  init(message: String, status: Int32) {
    self.message = message
    self.status = status
  }

  private init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as PhotoFinderError:
      self.init(message: "zoomscroll: \(error)", status: Self.wrongUse)
    case let error as GalleryError:
      self.init(
        message: "zoomscroll: \(error)", status: error.isWrongUse ? Self.wrongUse : Self.failed)
    case let error as ServerError:
      self.init(message: "zoomscroll: \(error)", status: Self.failed)
    case HandoverError.otherVersion:
      self.init(
        message:
          "zoomscroll: it and zoomscroll-command, which lies beside it, are of different versions.",
        status: Self.failed)
    case let error as WindowError:
      self.init(message: "zoomscroll: \(error)", status: Self.failed)
    case let error as FileError:
      self.init(message: "zoomscroll: \(error)", status: Self.failed)
    default:
      // Help and version are "errors" of status 0; a wrong option is one of sysexits' 64.
      let isFine = ZoomScroll.exitCode(for: error) == .success
      self.init(
        message: ZoomScroll.fullMessage(for: error), status: isFine ? 0 : Self.wrongUse)
      isHelp = true
    }
  }
}
