/// A text file that a running program writes as it goes.
///
/// When it cannot be written any more, that is said once and the rest is dropped:
/// a full disk does not end the program.
public final class TextStream {
  /// Why writing ended early.
  public private(set) var failure: FileError?
  private let file: OutputFile
  private let report: (FileError) -> Void

  /// - Parameters:
  ///   - path: `-` is the standard output.
  ///   - report: called at most once, with why writing failed.
  public init(path: String, report: @escaping (FileError) -> Void) throws(FileError) {
    file = try OutputFile(path: path)
    self.report = report
  }

  /// Keeps the text until there is enough of it, or until `flush`.
  public func write(_ text: String) {
    attempt { () throws(FileError) in try file.write(text) }
  }

  /// Hands everything so far to the system.
  public func flush() {
    attempt { () throws(FileError) in try file.flush() }
  }

  /// Writes what is left; nothing can be written afterwards.
  public func close() {
    attempt { () throws(FileError) in try file.close() }
  }

  private func attempt(_ action: () throws(FileError) -> Void) {
    guard failure == nil else { return }
    do {
      try action()
    } catch {
      failure = error
      report(error)
    }
  }
}
