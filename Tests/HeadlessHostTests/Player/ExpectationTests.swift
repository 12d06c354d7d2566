import ScrollGeometry
import Testing

@testable import HeadlessHost

@MainActor
struct ExpectationTests {
  private func seen(_ script: String) -> String? {
    let window = FakeWindow()
    window.reading = Reading(page: 3, zoom: 2.4, offset: Point(x: 100.25, y: -4))
    window.restTime = 1
    do {
      try Player(try Script(parsing: "wait 0\n" + script), on: window).play()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func whatIsAsExpectedIsSilent() {
    #expect(seen("expect page 3") == nil)
    #expect(seen("expect zoom 2.4") == nil)
    #expect(seen("expect zoom 2.5 ±0.11") == nil)
    #expect(seen("expect offset 100.25,-4") == nil)
    #expect(seen("expect offset 100,-3.5 ±0.5") == nil)
    #expect(seen("wait 1\nexpect resting") == nil)
  }

  @Test func whatIsNotSaysWhatWasSeen() {
    #expect(seen("expect page 2") == "line 2: expected page 2, saw page 3")
    #expect(seen("expect zoom 2.5") == "line 2: expected zoom 2.5, saw zoom 2.4")
    #expect(
      seen("expect zoom 2.5 ±0.01") == "line 2: expected zoom 2.5 ±0.01, saw zoom 2.4")
    #expect(
      seen("expect offset 100,-4 ±0.2")
        == "line 2: expected offset 100,-4 ±0.2, saw offset 100.25,-4")
    #expect(
      seen("expect offset 100,-3 ±0.5")
        == "line 2: expected offset 100,-3 ±0.5, saw offset 100.25,-4")
    #expect(seen("expect resting") == "line 2: expected resting, saw motion")
  }

  @Test func withoutPagesThereIsNoPage() throws {
    let error = #expect(throws: PlayError.self) { try FakeWindow.playing("expect page 0") }
    #expect(error?.description == "line 1: expected page 0, saw no pages")
  }

  @Test func notANumberIsNeverExpected() throws {
    let window = FakeWindow()
    window.reading.zoom = .nan
    let player = Player(try Script(parsing: "expect zoom 1 ±1000"), on: window)
    #expect(throws: PlayError.self) { try player.play() }
  }
}
