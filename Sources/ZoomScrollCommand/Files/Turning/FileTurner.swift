import Localization
import PhotoControls
import PhotoFiles
import PhotoTiles
import PictureFacts

/// Notes in the files of an album how photos are turned, and shows turned what cannot be noted.
final class FileTurner: PhotoTurner {
  private let work: FileWork
  private let choices: KeptChoices
  private let files: FileAlbum
  private let canShow: (Int32) -> Bool
  private let page: (Int32) -> Int?
  /// What this window has turned.
  private let noted: NotedTurns
  private let coming = ComingTurns()

  /// - Parameters:
  ///   - canShow: whether a picture can be shown turned.
  ///   - page: where the photo is now whose picture this was.
  init(
    _ work: FileWork, _ choices: KeptChoices, _ files: FileAlbum,
    canShow: @escaping (Int32) -> Bool, page: @escaping (Int32) -> Int?
  ) {
    self.work = work
    self.choices = choices
    noted = NotedTurns(noting: choices.journal)
    self.files = files
    self.canShow = canShow
    self.page = page
  }

  var mayChangeFiles: Bool {
    get { choices.keepsTurns }
    set { if newValue { choices.keepTurns() } }
  }

  var turnsForNow: Bool {
    get { choices.turnsForNow }
    set { choices.turnsForNow = newValue }
  }

  func page(ofPhotoOf picture: Int32) -> Int? { page(picture) }

  func whyNotKept(
    _ picture: Int32, _ turn: PhotoTurn,
    _ receiver: @escaping @MainActor (_ reason: String?) -> Void
  ) {
    guard let path = files.contents.list.filePath(of: picture) else {
      return receiver(Self.isElsewhere)
    }
    work.run {
      let problem = OrientationTag.problem(of: path, turn)
      return problem?.needsSidecar == true ? TurnSidecar.problem(of: path) : problem
    } then: { result in
      receiver(result.get()?.message)
    }
  }

  private static var isElsewhere: String {
    Words.text("Only files of this computer can keep how they are turned.")
  }

  func turn(
    _ picture: Int32, _ turn: PhotoTurn, inFile: Bool,
    _ receiver: @escaping @MainActor (TurnOutcome) -> Void
  ) {
    let picture = newest(picture)
    let shown = files.turns(of: picture)
    guard inFile, let path = files.contents.list.filePath(of: picture) else {
      // What is shown turned already is noted as well.
      let turns = coming.turns(of: picture, since: shown).adding(turn)
      let isElsewhere = inFile && !turns.isEmpty
      if canShow(picture) { coming.set(turns, of: picture) }
      return receiver(show(picture, turns, because: isElsewhere ? Self.isElsewhere : nil))
    }
    let canShow = canShow(picture)
    work.run { [coming, noted] () throws(Never) in
      // Turns that were asked for before this one may have been noted only now.
      let turns = coming.turns(of: picture, since: shown).adding(turn)
      return (turns, Self.keep(turns, of: picture, path, noted, coming, canShow: canShow))
    } then: { [self] result in
      let (turns, keeping) = result.get()
      switch keeping {
      case .inFile: receiver(.noted)
      case .beside:
        _ = show(picture, turns, because: nil)
        receiver(.noted)
      case .failed(.missing(let name)): receiver(.failed(TurnError.missing(name).message))
      case .failed(let error):
        let reason = error.needsSidecar ? nil : error.message
        receiver(show(picture, turns, because: reason))
      }
    }
  }

  func keepTurns(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ reason: String?) -> Void
  ) {
    let picture = newest(picture)
    let shown = files.turns(of: picture)
    guard !coming.turns(of: picture, since: shown).isEmpty else { return receiver(nil) }
    guard let path = files.contents.list.filePath(of: picture) else {
      return receiver(Self.isElsewhere)
    }
    work.run { [coming, noted] () throws(Never) in
      let turns = coming.turns(of: picture, since: shown)
      return Self.keep(turns, of: picture, path, noted, coming, canShow: true)
    } then: { result in
      if case .failed(let error) = result.get() { receiver(error.message) } else { receiver(nil) }
    }
  }

  private enum Keeping: Sendable {
    case inFile, beside
    case failed(TurnError)
  }

  /// In the photo's own file, or beside it where that has no place for it. Blocks the thread that it runs on.
  ///
  /// - Parameters:
  ///   - turns: all that the file does not say of how the photo is shown.
  ///   - canShow: it can be shown as it lies beside it.
  private nonisolated static func keep(
    _ turns: [PhotoTurn], of picture: Int32, _ path: [UInt8], _ noted: NotedTurns,
    _ coming: ComingTurns, canShow: Bool
  ) -> Keeping {
    var problem: TurnError?
    do throws(TurnError) {
      for turn in turns { try noted.turn(path, turn) }
      // What lay beside it is in the file now, or is taken back.
      if !TurnSidecar.read(path).isEmpty { try TurnSidecar.write([], path) }
    } catch {
      problem = error
    }
    guard let error = problem else {
      coming.set([], of: picture)
      return turns.isEmpty ? .beside : .inFile
    }
    if case .missing = error { return .failed(error) }
    guard canShow else { return .failed(error) }
    coming.set(turns, of: picture)
    guard error.needsSidecar else { return .failed(error) }
    do throws(TurnError) {
      try TurnSidecar.write(turns, path)
      return .beside
    } catch {
      return .failed(error)
    }
  }

  /// What stands for the photo of a picture now, as far as the album knows.
  private func newest(_ picture: Int32) -> Int32 {
    let list = files.contents.list
    return list.page(of: picture).map(list.picture(at:)) ?? picture
  }

  /// More turns may have been noted meanwhile, so this leaves alone what is coming.
  ///
  /// - Parameter reason: why the file does not note it; nil when it need not.
  private func show(
    _ picture: Int32, _ turns: [PhotoTurn], because reason: String?
  ) -> TurnOutcome {
    guard canShow(picture) else {
      return .failed(reason ?? Words.text("A picture this large cannot be turned only for now."))
    }
    files.show(picture, turned: turns)
    return .shown(reason: reason)
  }
}

extension [PhotoTurn] {
  /// As short as what undoes what was done last leaves it.
  fileprivate func adding(_ turn: PhotoTurn) -> [PhotoTurn] {
    last == turn.reversed ? dropLast() : self + [turn]
  }
}
