import Localization
import PhotoControls
import PhotoFiles

/// The desktop's trash, for the photos of an album.
final class FileTrash: PhotoTrash {
  /// A photo's file, and those that went with it.
  private struct Moved {
    var paths: [[UInt8]]
    var files: [TrashedFile]
  }

  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  /// Of what was moved, for the next start, and of what is under way.
  private let log: TrashLog
  private let journal: MoveJournal
  /// By the picture that was shown.
  private var moved: [Int32: Moved] = [:]
  /// What has come back last.
  var restored = RestoredPhotos([])

  /// - Parameter path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, _ choices: KeptChoices, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    log = choices.trashLog
    journal = choices.journal
    self.path = path
  }

  /// Nil when not all of it lies on this computer. Without its photo nobody could see what a pin is about.
  private func files(of page: PagePictures) -> TrashLog.Page? {
    let photos = page.all.compactMap(path).map(FilePlacing.absolute)
    return photos.count == page.all.count ? SidecarFile.with(photos) : nil
  }

  func moveToTrash(
    _ pages: [PagePictures], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ outcome: TrashOutcome) -> Void
  ) {
    let local = pages.compactMap { page in files(of: page).map { (page: page, paths: $0) } }
    let problem =
      local.count == pages.count
      ? nil : Words.text("Only files of this computer can be moved to the trash.")
    let order = local.map(\.paths)
    guard !order.isEmpty else { return receiver(TrashOutcome(problem: problem)) }
    let isLogged = log.add(order, by: self)
    work.run(each: order, telling: progress) { [journal] paths in
      Result { () throws(TrashError) in
        try Trash.moveToTrash(together: paths, noting: journal)
      }
    } then: { [self] results in
      // Also when its window has gone meanwhile.
      var outcome = TrashOutcome(problem: problem)
      var stayed = Array(order[results.count...])
      for ((page, paths), result) in zip(local, results) {
        switch result {
        case .success(let files):
          moved[page.shown] = Moved(paths: paths, files: files)
          outcome.done.append(page)
        case .failure(let error):
          stayed.append(paths)
          outcome.problem = error.message
        }
      }
      if !stayed.isEmpty { log.remove(stayed) }
      receiver(isLogged ? outcome : Self.unlogged(outcome))
    }
  }

  /// The next start will not know of it: that is said with the rest.
  static func unlogged(_ outcome: TrashOutcome) -> TrashOutcome {
    guard !outcome.done.isEmpty else { return outcome }
    let remark = Words.text("After a restart that cannot be undone here: it could not be noted.")
    var outcome = outcome
    outcome.problem = outcome.problem.map { "\($0) \(remark)" } ?? remark
    return outcome
  }

  func restore(
    _ pages: [PagePictures], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ outcome: TrashOutcome) -> Void
  ) {
    let known = pages.compactMap { page in moved[page.shown].map { (page: page, moved: $0) } }
    let problem = known.count == pages.count ? nil : Words.text("The photo has gone.")
    let unknown = pages.filter { moved[$0.shown] == nil }
    let files = known.map(\.moved.files)
    work.run(each: files, telling: progress) { [journal] in
      Self.putBack($0, journal)
    } then: { [self] results in
      var outcome = TrashOutcome(problem: problem, lost: unknown)
      var back: [TrashLog.Page] = []
      for ((page, moved), result) in zip(known, results) {
        if let problem = result.problem {
          // Whatever stands in the way may go.
          self.moved[page.shown]?.files = result.files
          outcome.problem = problem.message
          if problem.isForGood { outcome.lost.append(page) }
        } else {
          self.moved[page.shown] = nil
          back.append(moved.paths)
          outcome.done.append(page)
        }
      }
      log.remove(back)
      restored = RestoredPhotos(outcome.done.map { .picture($0.shown) })
      receiver(outcome)
    }
  }

  /// Where they are from then on, when they cannot come back, and why not.
  nonisolated static func putBack(
    _ files: [TrashedFile], _ journal: MoveJournal
  ) -> (files: [TrashedFile], problem: TrashError?) {
    var files = files
    do throws(TrashError) {
      try Trash.restore(together: &files, noting: journal)
      return (files, nil)
    } catch {
      return (files, error)
    }
  }

  // MARK: - From before the start

  /// Its window is closed: what went there in it is undone in others, and at the next start.
  func windowDidClose() { log.leave(what: self) }

  var hasEarlier: Bool { log.lastEarlier != nil }

  func restoreEarlier(
    _ progress: @escaping OrderProgress, _ receiver: @escaping @MainActor (_ news: String) -> Void
  ) {
    guard let order = log.lastEarlier else {
      return receiver(Words.text("There is nothing to put back."))
    }
    work.run { () throws(Never) in
      let latest = Trash.latest(fromPlaces: Array(order.joined()))
      return order.map { page in page.compactMap { latest[$0] } }
    } then: { [self] found in
      putBackEarlier(order, found.get(), progress, receiver)
    }
  }

  /// - Parameter found: where each page of the order is in the trash, as far as it is.
  private func putBackEarlier(
    _ order: [TrashLog.Page], _ found: [[TrashedFile]], _ progress: @escaping OrderProgress,
    _ receiver: @escaping @MainActor (_ news: String) -> Void
  ) {
    work.run(each: found, telling: progress) { [journal] in
      Self.putBack($0, journal)
    } then: { [self] results in
      // Of some somebody has emptied the trash, or put them back.
      let settled = zip(order, results).filter { $1.files.isEmpty || $1.problem == nil }
      log.removeEarlier(settled.map(\.0))
      let back = results.filter { !$0.files.isEmpty && $0.problem == nil }
      let problem = results.lazy.compactMap(\.problem).first?.message
      guard let first = back.first?.files.first else {
        // What went before that counts.
        if let problem { receiver(problem) } else { restoreEarlier(progress, receiver) }
        return
      }
      restored = RestoredPhotos(back.compactMap { $0.files.first.map { .path($0.originalPath) } })
      let news =
        back.count == 1
        ? Words.text("“%” is back from the trash.", first.name)
        : Words.plural(
          "% photo is back from the trash.", "% photos are back from the trash.", back.count)
      receiver(problem.map { "\(news) \($0)" } ?? news)
    }
  }
}
