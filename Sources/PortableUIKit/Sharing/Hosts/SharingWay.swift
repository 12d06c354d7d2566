import Localization

/// What a host does with things that are shared.
public enum SharingWay: Equatable, Sendable {
  /// Into the clipboard.
  case copy
  /// To a place that somebody chooses.
  case saveAs
  /// A letter with them is begun.
  case mail
  /// Another program opens them: the host's number for it, and its name.
  case open(Int, String)
  /// A sheet of the host's own.
  case sheet
}

extension SharingWay {
  var title: String {
    switch self {
    case .copy: Words.text("Copy")
    case .saveAs: Words.text("Save a copy…")
    case .mail: Words.text("E-mail…")
    case .open(_, let name): name
    case .sheet: Words.text("Share…")
    }
  }

  var activityType: UIActivity.ActivityType {
    switch self {
    case .copy: .copyToPasteboard
    case .saveAs: .saveToCameraRoll
    case .mail: .mail
    case .open: .open
    case .sheet: .sheet
    }
  }
}
