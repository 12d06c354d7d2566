import PictureFacts

extension PhotoTileStore: PhotoFactsSource {
  /// Reads what there is to say of a picture, in a decoding process. `receiver` hears it in `deliver` or `settle`, once,
  /// and not at all when the store is gone by then.
  public func readFacts(of picture: Int32, _ receiver: @escaping (PhotoFacts) -> Void) {
    guard picture >= 0, Int(picture) < source.pictureCount else {
      var facts = PhotoFacts(name: "", path: "")
      facts.problem = "There is no such picture."
      return receiver(facts)
    }
    let isAsked = factsReceivers[picture] != nil
    factsReceivers[picture, default: []].append(receiver)
    if !isAsked { factsQueue.submit(picture, picture, lane: source.host(of: picture)) }
  }

  /// Hands them on. Returns whether there were any.
  func takeFacts() -> Bool {
    let finished = factsQueue.takeFinished()
    for (picture, facts) in finished {
      var facts = facts
      if isCutShort(picture) { facts.problem = facts.problem ?? PictureError.cutShort }
      for receiver in factsReceivers.removeValue(forKey: picture) ?? [] { receiver(facts) }
    }
    return !finished.isEmpty
  }
}
