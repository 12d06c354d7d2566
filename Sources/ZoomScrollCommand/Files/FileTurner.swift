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
  private let noted = NotedTurns()
  /// How pictures of the album will be shown turned: it finds out later.
  private var coming: [Int32: [PhotoTurn]] = [:]

  /// - Parameters:
  ///   - canShow: whether a picture can be shown turned.
  ///   - page: where the photo is now whose picture this was.
  init(
    _ work: FileWork, _ choices: KeptChoices, _ files: FileAlbum,
    canShow: @escaping (Int32) -> Bool, page: @escaping (Int32) -> Int?
  ) {
    self.work = work
    self.choices = choices
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
    // What is shown turned already is noted as well.
    let turns = turns(of: picture).adding(turn)
    guard inFile else { return receiver(show(picture, turns, because: nil)) }
    guard let path = files.contents.list.filePath(of: picture) else {
      return receiver(show(picture, turns, because: turns.isEmpty ? nil : Self.isElsewhere))
    }
    guard !turns.isEmpty else { return keepBeside(picture, path, [], receiver) }
    note(picture, path, turns) { [self] error in
      switch error {
      case nil: receiver(.noted)
      case let error? where error.needsSidecar: keepBeside(picture, path, turns, receiver)
      case .missing(let name): receiver(.failed(TurnError.missing(name).message))
      case let error?: receiver(show(picture, turns, because: error.message))
      }
    }
  }

  func keepTurns(
    _ picture: Int32, _ receiver: @escaping @MainActor (_ reason: String?) -> Void
  ) {
    let picture = newest(picture)
    let turns = turns(of: picture)
    guard !turns.isEmpty else { return receiver(nil) }
    guard let path = files.contents.list.filePath(of: picture) else {
      return receiver(Self.isElsewhere)
    }
    note(picture, path, turns) { [self] error in
      guard let error else { return receiver(nil) }
      coming[picture] = turns
      guard error.needsSidecar else { return receiver(error.message) }
      work.run { () throws(TurnError) in
        try TurnSidecar.write(turns, path)
      } then: { result in
        receiver(result.problem?.message)
      }
    }
  }

  /// Its own file has no place for it.
  private func keepBeside(
    _ picture: Int32, _ path: [UInt8], _ turns: [PhotoTurn],
    _ receiver: @escaping @MainActor (TurnOutcome) -> Void
  ) {
    guard canShow(picture) else { return receiver(show(picture, turns, because: nil)) }
    work.run { () throws(TurnError) in
      try TurnSidecar.write(turns, path)
    } then: { [self] result in
      let outcome = show(picture, turns, because: result.problem?.message)
      receiver(result.problem == nil ? .noted : outcome)
    }
  }

  /// What stands for the photo of a picture now, as far as the album knows.
  private func newest(_ picture: Int32) -> Int32 {
    let list = files.contents.list
    return list.page(of: picture).map(list.picture(at:)) ?? picture
  }

  private func turns(of picture: Int32) -> [PhotoTurn] {
    coming[picture] ?? files.turns(of: picture)
  }

  private func note(
    _ picture: Int32, _ path: [UInt8], _ turns: [PhotoTurn],
    _ receiver: @escaping @MainActor (TurnError?) -> Void
  ) {
    // Until somebody hears otherwise its file has it.
    coming[picture] = []
    work.run { [noted] () throws(TurnError) in
      for turn in turns { try noted.turn(path, turn) }
      // What lay beside it is in the file now.
      if !TurnSidecar.read(path).isEmpty { try TurnSidecar.write([], path) }
    } then: { result in
      receiver(result.problem)
    }
  }

  /// - Parameter reason: why the file does not note it; nil when it need not.
  private func show(
    _ picture: Int32, _ turns: [PhotoTurn], because reason: String?
  ) -> TurnOutcome {
    guard canShow(picture) else {
      return .failed(reason ?? Words.text("A picture this large cannot be turned only for now."))
    }
    coming[picture] = turns
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

extension Result {
  /// Nil when it is well.
  fileprivate var problem: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
