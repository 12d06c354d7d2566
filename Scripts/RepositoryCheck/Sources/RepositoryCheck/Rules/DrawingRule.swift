/// Drawing draws: what adds to a display list depends on what there is, and has no effect on it. What a frame
/// wants, begins or says beside its picture is the business of a `FramePreparation`.
struct DrawingRule: Rule {
  let name = "drawing"
  static let excuse = "no effect:"

  /// Where drawing begins; what these call of their own type draws, too.
  private static var entries: Regex<Substring> {
    /\bfunc (?:appendContent\(|draw\(\s*_ (?:rect|layer)\b)/
  }
  /// Methods that change what they are called on.
  private static let changes: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "swapAt",
    "sort",
  ]
  private static let reasons: [String: String] = {
    let groups: [(reason: String, words: [String])] = [
      ("it asks or tells a store", ["store", "want", "lookAgain"]),
      ("it says a title", ["title", "titleDidChange"]),
      (
        "it changes the tree of views",
        [
          "addSubview", "insertSubview", "removeFromSuperview", "bringSubviewToFront",
          "sendSubviewToBack", "exchangeSubview", "addSublayer", "insertSublayer",
          "removeFromSuperlayer",
        ]
      ),
      (
        "it asks for another frame",
        ["setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "invalidateIntrinsicContentSize"]
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: groups.flatMap { group in group.words.map { ($0, group.reason) } })
  }()

  func findings(in project: Project) -> [Finding] {
    let files = project.files.filter { !$0.isTest }
    let types = Dictionary(grouping: files) { $0.target + "." + $0.typeName }
    return types.values.filter { files in
      files.contains {
        $0.code.contains { $0.contains("func appendContent(") || $0.contains("func draw(") }
      }
    }.flatMap { files in
      let members = files.flatMap { Member.all(in: $0) }
      return reached(from: members.filter { $0.head.contains(Self.entries) }, among: members)
        .flatMap(effects)
    }
  }

  /// The entries, and what they call by its name.
  private func reached(from entries: [Member], among members: [Member]) -> [Member] {
    var reached = entries
    var index = 0
    while index < reached.count {
      let (called, read) = reached[index].names
      for member in members where (member.isFunction ? called : read).contains(member.name) {
        if !reached.contains(where: { $0.isSame(as: member) }) { reached.append(member) }
      }
      index += 1
    }
    return reached
  }

  private func effects(of member: Member) -> [Finding] {
    member.body.compactMap { number, text -> Finding? in
      guard !member.file.isExcused(line: number, by: Self.excuse) else { return nil }
      if let (word, reason) = text.words.lazy.compactMap({ word in
        Self.reasons[word].map { (word, $0) }
      }).first {
        return finding(member.file, line: number, "`\(word)` while drawing: \(reason)")
      }
      let locals = member.locals
      let changed = text.split(separator: "{").lazy.compactMap { self.changed(in: $0) }
      guard let changed = changed.first(where: { !locals.contains($0) }) else { return nil }
      return finding(
        member.file, line: number,
        "`\(changed)` is changed while drawing: prepare it before, or say in a comment that begins "
          + "`\(Self.excuse)` why that is none")
    }
  }

  /// What a statement assigns to, or tells to change itself: the first name of its path.
  private func changed(in text: Substring) -> String? {
    let path = /^\s*(?:self\.)?(\w+)((?:[?!]?\.\w+|\[[^\]]*\])*)/
    guard let match = text.firstMatch(of: path) else { return nil }
    let rest = text[match.range.upperBound...]
    if rest.firstMatch(of: /^[?!]? (?:=|\+=|-=|\*=|\/=|&\+=)\s/) != nil { return String(match.1) }
    guard let last = match.2.split(separator: ".").last.map(String.init),
      Self.changes.contains(last), rest.hasPrefix("("), !rest.hasPrefix("(to:")
    else { return nil }
    return String(match.1)
  }
}
