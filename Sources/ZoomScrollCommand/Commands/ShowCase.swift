import ArgumentParser

/// `zoomscroll case NAME`: a case in a window.
struct ShowCase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "case", abstract: "Try one of the cases in a window.",
    usage: "zoomscroll case NAME [--record FILE] [--log FILE]",
    discussion: "'zoomscroll cases' lists their names.")

  @Argument(help: ArgumentHelp("Which one; 'zoomscroll cases' lists them.", valueName: "name"))
  var name: String

  @OptionGroup var window: WindowOptions

  func run() throws {
    let name = name
    try window.run { () throws in try WhatToShow.scene(ofCase: name) }
  }
}
