import PictureFacts

/// Photos of a grid that are to be turned, all at once.
struct GridTurn {
  /// A photo, by its page and the picture that it has until it is turned.
  struct Subject: Equatable {
    var page: Int
    var picture: Int32
  }

  enum Phase: Equatable {
    /// Others are being turned.
    case waiting
    case noting
    /// Until the album has the turned ones.
    ///
    /// - Parameter age: seconds since their files have noted it.
    case noted(age: Double)
  }

  let turn: PhotoTurn
  let reason: TurnReason
  var subjects: [Subject]
  var phase = Phase.waiting

  /// The album has changed.
  mutating func albumDidChange(newPage: (Int) -> Int?) {
    subjects = subjects.compactMap { subject in
      newPage(subject.page).map { Subject(page: $0, picture: subject.picture) }
    }
  }
}
