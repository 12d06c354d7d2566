import HeadlessHost

/// The two files that a run may write: an event log and a recording.
@MainActor
final class Journal {
  let logger: EventLogger?
  let recorder: RecordingWriter?
  private let streams: [TextStream]

  init(log: String?, recording: String?) throws(FileError) {
    let logStream = try log.map { path throws(FileError) in try Self.stream(path) }
    let recordingStream = try recording.map { path throws(FileError) in try Self.stream(path) }
    logger = logStream.map { stream in EventLogger { stream.write($0) } }
    recorder = recordingStream.map { RecordingWriter($0) }
    streams = [logStream, recordingStream].compactMap(\.self)
  }

  /// Hands everything so far to the system.
  func flush() {
    for stream in streams { stream.flush() }
  }

  /// Writes what is left. That a file is not whole has been said; this makes it the exit status.
  func close() throws(Failure) {
    for stream in streams { stream.close() }
    guard streams.allSatisfy({ $0.failure == nil }) else {
      throw Failure(message: "", status: Failure.failed)
    }
  }

  private static func stream(_ path: String) throws(FileError) -> TextStream {
    try TextStream(path: path) { Console.error.say("zoomscroll: \($0)") }
  }
}
