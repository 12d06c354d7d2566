import CCairo
import CairoPainter
import DisplayList
import ScrollGeometry
import Testing

@testable import HeadlessHost

@MainActor
struct CameraTests {
  private let folder: TemporaryFolder
  private let window = FakeWindow()

  init() throws {
    folder = try TemporaryFolder()
    // Each frame is as grey as it is late: hundredths of a second.
    let window = window
    window.onFrame = { time in
      let grey = (time * 100).rounded() / 255
      window.displayList = DisplayList(
        size: Size(width: 3, height: 2), pixelsPerPoint: 2,
        items: [
          .fill(
            Rect(x: 0, y: 0, width: 3, height: 2), radius: 0,
            Color(red: grey, green: grey, blue: grey))
        ])
    }
  }

  private func play(_ script: String, film: Camera.Film? = nil, fps: Double = 120) throws {
    let camera = try Camera(painter: Painter(textures: nil), film: film)
    try Player(
      try Script(parsing: script), on: window, framesPerSecond: fps, camera: camera
    ).play()
  }

  /// Width, height, and the grey in the middle.
  private func picture(_ name: String) -> [Int] {
    let surface = cairo_image_surface_create_from_png(folder.file(name))!
    defer { cairo_surface_destroy(surface) }
    guard let bytes = cairo_image_surface_get_data(surface) else { return [] }
    let middle = Int(cairo_image_surface_get_stride(surface)) * 2 + 3 * 4
    return [
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
      Int(bytes[middle]),
    ]
  }

  @Test func aFilmHasOnePictureForEachStep() throws {
    let film = Camera.Film(folder: folder.file("a/film"), framesPerSecond: 10)
    try play("wait 0.45", film: film)
    let names = (0...4).map { "a/film/frame-0000\($0).png" }
    #expect(names.map { picture($0)[2] } == [0, 10, 20, 30, 40])
    #expect(picture(names[0]) == [6, 4, 0])
    #expect(picture("a/film/frame-00005.png") == [])
  }

  /// Each picture shows the last frame that was made by then.
  @Test func aFilmFasterThanTheFrames() throws {
    try play(
      "wait 0.2", film: Camera.Film(folder: folder.path, framesPerSecond: 20), fps: 10)
    #expect(folder.names.count == 5)
    #expect(folder.names.map { picture($0)[2] } == [0, 0, 10, 10, 20])
  }

  @Test func aRecordingIsFilmedFromItsFirstFrame() throws {
    try play(
      "frame 1\nframe 1.09\nframe 1.1\nframe 1.25",
      film: Camera.Film(folder: folder.path, framesPerSecond: 10))
    #expect(folder.names.map { picture($0)[2] } == [100, 110, 110])
  }

  @Test func shotsGoIntoTheFilmsFolder() throws {
    try play(
      "wait 0.3\nshot one\nwait 0.2\nshot two",
      film: Camera.Film(folder: folder.path, framesPerSecond: 1))
    #expect(folder.names == ["frame-00000.png", "one.png", "two.png"])
    #expect(picture("one.png") == [6, 4, 30])
    #expect(picture("two.png") == [6, 4, 50])
  }

  @Test func aFolderThatCannotBeWrittenIsReported() throws {
    let error = #expect(throws: FileError.self) {
      try play("wait 1", film: Camera.Film(folder: "/proc/nowhere"))
    }
    #expect(error?.path == "/proc/nowhere")
    let full = #expect(throws: PlayError.self) {
      try play("wait 1", film: Camera.Film(folder: "/proc/self"))
    }
    #expect(full?.description.hasPrefix("/proc/self/frame-00000.png: ") == true)
  }

  @Test func aFullDiskIsReported() throws {
    let error = #expect(throws: FileError.self) {
      try Bitmap(width: 2, height: 2)?.writePNG(to: "/dev/full")
    }
    #expect(error?.description == "/dev/full: No space left on device")
  }

  @Test func aPictureThatIsTooLargeIsReported() throws {
    #expect(Bitmap(width: 100_000, height: 1) == nil)
    let window = window
    window.onFrame = { _ in
      window.displayList = DisplayList(size: Size(width: 1e9, height: 2))
    }
    let error = #expect(throws: PlayError.self) {
      try play("shot x", film: Camera.Film(folder: folder.path))
    }
    #expect(error?.description.hasSuffix("1000000000x2 pixels is too large") == true)
  }
}
