/// The rest of PortableUIKit knows a view that scrolls as `ScrollContainer`, and scroll views not at all.
struct ScrollingRule: Rule {
  let name = "scrolling"
  private static let target = "Sources/PortableUIKit/"
  private static let folder = target + "Scrolling/"

  func findings(in project: Project) -> [Finding] {
    project.files.filter {
      $0.path.hasPrefix(Self.target) && !$0.path.hasPrefix(Self.folder)
    }.flatMap { file in
      file.numberedCode.compactMap { number, text in
        text.words.contains("UIScrollView")
          ? finding(file, line: number, "asks for a scroll view: see UIView.scrolling") : nil
      }
    }
  }
}
