/// A gesture script or a recording, parsed. `Documentation/GestureScripts.md` describes the language.
public struct Script: Equatable, Sendable {
  /// One line that says something.
  public struct Line: Equatable, Sendable {
    /// Counts from 1, comments and empty lines included.
    public var number: Int
    public var timing: Timing
    public var command: ScriptCommand

    public init(number: Int, timing: Timing = .now, command: ScriptCommand) {
      self.number = number
      self.timing = timing
      self.command = command
    }
  }

  /// What a line does to the clock before it is carried out.
  public enum Timing: Equatable, Sendable {
    case now
    /// `+S`: S seconds later.
    case after(Double)
    /// `at T`: T seconds on the script's clock.
    case at(Double)
  }

  public var lines: [Line]

  public init(lines: [Line]) {
    self.lines = lines
  }

  /// It says how large the window is when it appears.
  package var hasSize: Bool {
    lines.contains { line in
      switch line.command {
      case .size: true
      // A host's first size may come after its first frame.
      case .raw(.resize): isRecording
      default: false
      }
    }
  }

  /// The script names its own frames: only those are made.
  public var isRecording: Bool {
    lines.contains { line in
      if case .frame = line.command { true } else { false }
    }
  }
}
