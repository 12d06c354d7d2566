/// Collections, tables and pages are scroll views, alerts, menus and what is written into have some, and bars and searches follow some. The rest of PortableUIKit knows a view that scrolls as `ScrollContainer`, and scroll views not at all.
struct ScrollingRule: Rule {
  let name = "scrolling"
  private static let target = "Sources/PortableUIKit/"
  private static let folders = [
    target + "Scrolling/", target + "Collections/", target + "Tables/", target + "Pages/",
    target + "Alerts/", target + "Editing/", target + "Menus/", target + "Platform/Menus/",
    target + "Controllers/Containers/Following/", target + "Controllers/Containers/Searching/",
  ]

  func findings(in project: Project) -> [Finding] {
    project.files.filter { file in
      file.path.hasPrefix(Self.target) && !Self.folders.contains { file.path.hasPrefix($0) }
    }.flatMap { file in
      file.numberedCode.compactMap { number, text in
        text.words.contains("UIScrollView")
          ? finding(file, line: number, "asks for a scroll view: see UIView.scrolling") : nil
      }
    }
  }
}
