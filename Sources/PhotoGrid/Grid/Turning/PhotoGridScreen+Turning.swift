import PhotoBrowserApp
import PictureFacts
import PortableUIKit

// Photos that do not lie as they should are turned where they are: they are seen turned at once, and come anew when their files
// have been read again. Orders are carried out one after the other, since what has been turned is another picture.
extension PhotoGridScreen {
  func turn(_ pages: [Int], _ turn: PhotoTurn, _ reason: TurnReason) {
    let pages = pages.filter { $0 < album.count }
    guard !pages.isEmpty else { return }
    for page in pages { cell(page)?.turn(turn) }
    turns.append(
      GridTurn(
        turn: turn, reason: reason,
        subjects: pages.map { .init(page: $0, picture: picture(of: $0)) }))
    noteNextTurn()
    runTurns()
  }

  private func picture(of page: Int) -> Int32 { album.photo(at: page).picture }

  private func noteNextTurn() {
    guard let first = turns.first, first.phase == .waiting else { return }
    turns[0].phase = .noting
    for index in first.subjects.indices {
      turns[0].subjects[index].picture = picture(of: first.subjects[index].page)
    }
    noteTurns(turns[0].subjects.map(\.picture), first.turn, first.reason) { [weak self] turned in
      self?.didNoteTurn(of: turned)
    }
  }

  /// At once: nobody sees what comes of it.
  func noteRestOfTurns() {
    for order in turns where order.phase == .waiting {
      noteTurns(order.subjects.map { picture(of: $0.page) }, order.turn, order.reason) { _ in }
    }
    turns.removeAll { $0.phase == .waiting }
  }

  /// - Parameter turned: pictures of the first order that lie so now.
  private func didNoteTurn(of turned: Set<Int32>) {
    guard let first = turns.first, first.phase == .noting else { return }
    for subject in first.subjects where !turned.contains(subject.picture) {
      cell(subject.page)?.turn(first.turn.reversed)
    }
    turns[0].subjects = first.subjects.filter { turned.contains($0.picture) }
    turns[0].phase = .noted(age: 0)
    runTurns()
    finishTurns()
  }

  /// What is turned is another picture of the same file.
  func finishTurns() {
    while let first = turns.first, case .noted(let age) = first.phase,
      age > GridTunables.longestNoting
        || first.subjects.allSatisfy({ picture(of: $0.page) != $0.picture })
    {
      turns.removeFirst()
      noteNextTurn()
    }
    showTurned()
  }

  func runTurns() {
    if let window = view.window, !turnLink.isRunning { turnLink.start(in: window) }
  }

  /// Seconds pass.
  func passTurns(_ seconds: Double) {
    let turned = cells.compactMap(\.turned)
    for thumbnail in turned { thumbnail.pass(seconds) }
    var waits = false
    if case .noted(let age) = turns.first?.phase {
      turns[0].phase = .noted(age: age + seconds)
      waits = true
    }
    finishTurns()
    // Otherwise somebody is asked, or the disk or the store is slow: all of them tell.
    if !waits, turned.allSatisfy(\.isThere) { turnLink.stop() }
  }

  /// What can be seen as it is turned in its file is.
  func showTurned() {
    for cell in cells where cell.turned?.isThere == true && cell.thumbnail.showsSomething {
      guard let page = page(of: cell), !isBeingTurned(page) else { continue }
      cell.dropTurned()
    }
  }

  private func isBeingTurned(_ page: Int) -> Bool {
    turns.contains { $0.subjects.contains { $0.page == page } }
  }
}
