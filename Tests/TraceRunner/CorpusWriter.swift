#if !arch(wasm32)
  import Foundation

  /// Records a corpus: what hands do, with all their unsteadiness, on every device and at every rate.
  @MainActor
  struct CorpusWriter {
    private var random = SplitMix(state: 2026)
    private var time = 0.0
    private var nextFrame = 0.0
    private var frameRate = 60.0
    private var sampleRate = 120.0

    static func write() {
      var writer = CorpusWriter()
      for number in 0..<360 { writer.gesture(number) }
    }

    private mutating func gesture(_ number: Int) {
      time = 0
      nextFrame = 0
      frameRate = [30, 60, 90, 120, 240][number % 5]
      sampleRate = [60, 90, 125, 240][number % 4]
      print("g \(number % Stage.sceneCount)")
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: swipe(flicks: true)
        case 4: swipe(flicks: false)
        case 5, 6: pinch()
        case 7: trackpad()
        case 8: magnify()
        default: wheel()
        }
        rest(random.in(0...0.6))
      }
    }

    // MARK: Gestures

    private mutating func swipe(flicks: Bool) {
      var place = (random.in(200...824), random.in(150...618))
      let speed = (random.in(-2500...2500), random.in(-2500...2500))
      let device = random.in(0...1) < 0.8 ? 0 : 1
      contacts(device, [(1, 0, place)])
      for _ in 0..<Int.random(in: 4...20, using: &random) {
        tick()
        place.0 += speed.0 / sampleRate + random.in(-1...1)
        place.1 += speed.1 / sampleRate + random.in(-1...1)
        contacts(device, [(1, 1, place)])
      }
      if !flicks { rest(0.12) }
      contacts(device, [(1, random.in(0...1) < 0.95 ? 2 : 3, place)])
    }

    private mutating func pinch() {
      var center = (random.in(300...724), random.in(250...518))
      var distance = random.in(60...400)
      let growth = random.in(-700...900)
      let drift = (random.in(-300...300), random.in(-300...300))
      var angle = random.in(0...3)
      func fingers(_ phase: Int) -> [(Int, Int, (Double, Double))] {
        let dx = cos(angle) * distance / 2
        let dy = sin(angle) * distance / 2
        return [
          (1, phase, (center.0 - dx, center.1 - dy)), (2, phase, (center.0 + dx, center.1 + dy)),
        ]
      }
      contacts(0, fingers(0))
      for _ in 0..<Int.random(in: 5...40, using: &random) {
        tick()
        distance = max(20, distance + growth / sampleRate)
        center.0 += drift.0 / sampleRate + random.in(-0.5...0.5)
        center.1 += drift.1 / sampleRate
        angle += random.in(-0.02...0.02)
        contacts(0, fingers(1))
      }
      if random.in(0...1) < 0.5 {
        contacts(0, fingers(2))
        return
      }
      // One finger stays and drags on.
      let last = fingers(2)
      contacts(0, [last[0]])
      var place = last[1].2
      for _ in 0..<6 {
        tick()
        place.0 += random.in(-15...15)
        place.1 += random.in(-15...15)
        contacts(0, [(2, 1, place)])
      }
      contacts(0, [(2, 2, place)])
    }

    private mutating func trackpad() {
      let speed = (random.in(-1500...1500), random.in(-1500...1500))
      func send(_ phase: Int, _ dx: Double, _ dy: Double, _ time: Double) {
        print("s \(Self.micro(time)) \(phase) 32768 24576 \(Self.fine(dx)) \(Self.fine(dy))")
      }
      send(0, 0, 0, time)
      for _ in 0..<Int.random(in: 3...15, using: &random) {
        tick()
        send(1, speed.0 / sampleRate, speed.1 / sampleRate, time)
      }
      send(2, 0, 0, time)
      guard random.in(0...1) < 0.4 else { return }
      send(4, 0, 0, time)
      var step = (speed.0 / sampleRate, speed.1 / sampleRate)
      for _ in 0..<15 {
        tick()
        step = (step.0 * 0.85, step.1 * 0.85)
        send(5, step.0, step.1, time)
      }
      send(6, 0, 0, time)
    }

    private mutating func magnify() {
      var scale = 1.0
      let growth = random.in(0.9...1.12)
      let place = "\(Self.fine(random.in(0...1024))) \(Self.fine(random.in(0...768)))"
      print("m \(Self.micro(time)) 0 \(place) 1000000")
      for _ in 0..<Int.random(in: 4...25, using: &random) {
        tick()
        scale *= growth
        print("m \(Self.micro(time)) 1 \(place) \(Self.micro(scale))")
      }
      print("m \(Self.micro(time)) 2 \(place) \(Self.micro(scale))")
    }

    private mutating func wheel() {
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let notches = Int.random(in: -3...3, using: &random) * 1_000_000
        print(
          "w \(Self.micro(time)) 32768 24576 0 \(notches) \(random.in(0...1) < 0.3 ? 1 : 0)")
        rest(random.in(0.02...0.2))
      }
    }

    // MARK: Time and text

    private mutating func tick() { rest(1 / sampleRate * random.in(0.9...1.1)) }

    private mutating func rest(_ seconds: Double) {
      time += seconds
      while nextFrame <= time {
        print("f \(Self.micro(nextFrame))")
        nextFrame += 1 / frameRate
      }
    }

    private func contacts(_ device: Int, _ list: [(Int, Int, (Double, Double))]) {
      let text = list.map { "\($0.0) \($0.1) \(Self.fine($0.2.0)) \(Self.fine($0.2.1))" }
      print("t \(Self.micro(time)) \(device) \(text.joined(separator: " "))")
    }

    private static func micro(_ value: Double) -> Int { Int((value * 1_000_000).rounded()) }
    private static func fine(_ value: Double) -> Int { Int((value * 64).rounded()) }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func `in`(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &self)
    }
  }
#endif
