import Testing

@testable import PhotoDecoding
@testable import TestPictures

/// Pictures that speak of other files show nothing of them.
@Suite struct ReferenceTests {
  private let folder = TemporaryFolder()

  /// What of an SVG file's content would show a red picture or a text, if it were read.
  private func references() -> [String] {
    let picture = folder.path + "/red.png"
    let text = folder.path + "/text.txt"
    return [
      "<image width='100' height='100' href='red.png'/>",
      "<image width='100' height='100' href='\(picture)'/>",
      "<image width='100' height='100' href='file://\(picture)'/>",
      "<image width='100' height='100' xlink:href='file:///etc/passwd'/>",
      "<image width='100' height='100' href='http://127.0.0.1:9/red.png'/>",
      "<use href='file://\(folder.path)/red.svg#red'/>", "<use href='red.svg#red'/>",
      "<text y='50' font-size='50'>&file;</text>",
      "<text y='50' font-size='50'><xi:include href='\(text)' parse='text'/></text>",
      "<style>@import url('file://\(folder.path)/red.css');</style>",
      "<style>@import 'red.css';</style>",
      "<style>#box { fill: url('file://\(folder.path)/red.svg#paint') }</style>",
    ]
  }

  private func drawing(_ content: String) -> [UInt8] {
    Array(
      """
      <?xml version='1.0'?>
      <?xml-stylesheet href='red.css' type='text/css'?>
      <!DOCTYPE svg [<!ENTITY file SYSTEM 'file://\(folder.path)/text.txt'>]>
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'
      xmlns:xi='http://www.w3.org/2001/XInclude' width='100' height='100'>
      <rect id='box' width='100' height='100' fill='#00f' fill-opacity='0.5'/>\(content)</svg>
      """.utf8)
  }

  private func writeTargets() {
    let red = (0..<100 * 100).flatMap { _ in [255, 0, 0] as [UInt8] }
    VipsFiles.save(
      VipsFiles.picture(red, width: 100, height: 100, bands: 3), "pngsave",
      folder.path + "/red.png")
    folder.write("text.txt", Array("MMMM".utf8))
    folder.write("red.css", Array("#box { fill: #f00 !important; fill-opacity: 1 }".utf8))
    folder.write(
      "red.svg",
      Array(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>
        <linearGradient id='paint'><stop stop-color='#f00'/></linearGradient>
        <rect id='red' width='100' height='100' fill='#f00'/></svg>
        """.utf8))
  }

  /// There is the box, or not even that: a paint that cannot be had is none.
  private func isPlain(_ path: String) throws -> Bool {
    let decoded = try Decoded(path, level: 5)
    let box = Decoded.Pixel(red: 0, green: 0, blue: 128, alpha: 128)
    let nothing = Decoded.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    return (0..<decoded.height).allSatisfy { y in
      (0..<decoded.width).allSatisfy { [box, nothing].contains(decoded[$0, y]) }
    }
  }

  @Test func nothingBesideADrawingIsRead() throws {
    writeTargets()
    #expect(try isPlain(folder.write("plain.svg", drawing(""))))
    // It would be noticed.
    #expect(
      try !isPlain(folder.write("red.svg.svg", drawing("<rect width='9' height='9' fill='#f00'/>")))
    )
    for content in references() {
      let path = folder.write("a.svg", drawing(content))
      // Refused, or shown without what it speaks of.
      if reason(path, level: 5) == nil { #expect(try isPlain(path), "\(content)") }
    }
  }
}
