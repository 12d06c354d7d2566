import Localization
import PhotoGrid
import PictureFacts

/// An order to turn photos, and what has come of it so far.
@MainActor
final class TurnOrder {
  let pictures: [Int32]
  let turn: PhotoTurn
  /// Sentences that say why files cannot note it, as far as that was asked before.
  var reasons: [Int32: String] = [:]
  /// Of each picture that somebody has answered for.
  var outcomes: [Int32: TurnOutcome] = [:]

  init(_ pictures: [Int32], _ turn: PhotoTurn) {
    self.pictures = pictures
    self.turn = turn
  }

  /// Those that are as they were.
  var failed: [Int32] {
    pictures.filter { if case .failed = outcomes[$0] { true } else { false } }
  }

  var turned: [Int32] {
    let failed = Set(failed)
    return pictures.filter { !failed.contains($0) }
  }

  /// What there is to say of it; empty for most. Of several the first reason stands for all.
  func news(_ keeping: TurnKeeping, _ reason: TurnReason) -> String {
    var sentences: [String] = []
    let problems = pictures.compactMap { picture -> String? in
      if case .failed(let problem) = outcomes[picture] { problem } else { nil }
    }
    if let problem = problems.first {
      if pictures.count > 1 {
        sentences.append(
          Words.plural(
            "% photo could not be turned.", "% photos could not be turned.", problems.count))
      }
      sentences.append(problem)
    }
    guard reason != .undoing, !turned.isEmpty else { return sentences.joined(separator: " ") }
    let whys = turned.compactMap { picture -> String? in
      if case .shown(let why?) = outcomes[picture] { why } else { reasons[picture] }
    }
    if let why = whys.first {
      sentences.append(
        pictures.count == 1
          ? Words.text("Turned for now, not in the file. %", why)
          : Words.plural(
            "% photo is turned for now, not in its file.",
            "% photos are turned for now, not in their files.", whys.count) + " " + why)
    } else if keeping == .undecided || keeping == .later {
      sentences.append(
        pictures.count == 1
          ? Words.text("Turned for now. The file stays as it is.")
          : Words.text("Turned for now. The files stay as they are."))
    }
    return sentences.joined(separator: " ")
  }
}
