import GTKHost
import Glibc
import Localization
import PhotoControls
import PhotoDecoding
import PhotoFiles

/// The desktop around the program, for the files of an album.
final class FileDesk: PhotoDesk {
  /// Bytes of a file beyond which it is pasted as a file only: the clipboard keeps them in memory.
  // derivation: four times a photo of 24 megapixels at its best.
  private nonisolated static let largestCopy = 64 << 20

  /// Who has the clipboard; nil before there is a window.
  var window: WindowDesk?
  private let path: (Int32) -> [UInt8]?
  private let work: FileWork
  private let journal: MoveJournal
  /// For whose picture the programs were listed last.
  private var openers: (picture: Int32, list: [FileOpener])?

  /// - Parameters:
  ///   - journal: of what is under way.
  ///   - path: of a picture's file; nil for what lies on a server.
  init(_ work: FileWork, _ journal: MoveJournal, path: @escaping (Int32) -> [UInt8]?) {
    self.work = work
    self.journal = journal
    self.path = path
  }

  func run(
    _ errand: PhotoErrand, for pages: [PagePictures],
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    // The background is kept by its path: where a link leads to stays when that goes.
    let isForGood = errand == .setAsWallpaper
    let paths = pages.map(\.shown).compactMap(isForGood ? realPath : absolutePath)
    guard let path = paths.first else {
      return receiver(Words.text("This photo is not a file of this computer."))
    }
    let companions = pages.flatMap(\.others).compactMap(absolutePath)
    switch errand {
    case .copyPhoto:
      work.run { () throws(Never) in
        paths.count == 1 ? Self.contents(of: path) : nil
      } then: { [weak self] result in
        let picture = paths.count == 1 ? { @Sendable in await PrintReading.png(of: path) } : nil
        self?.window?.copyFiles(paths + companions, result.get(), picture, false)
        receiver(nil)
      }
    case .cutPhoto:
      window?.copyFiles(paths + companions, nil, nil, true)
      receiver(nil)
    case .saveCopy: saveCopy(of: path, receiver)
    case .printPhoto: printPhoto(path, receiver)
    case .copyPath:
      window?.copyText(
        paths.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
      receiver(nil)
    case .showInFolder:
      DesktopFiles.showInFolder(paths) { [work] isDone in
        receiver(isDone ? nil : Words.text("There is no file manager that could show the folder."))
        work.didAnswer()
      }
    case .setAsWallpaper:
      DesktopFiles.setWallpaper(path) { [work] isDone in
        receiver(isDone ? nil : Words.text("This desktop takes no background from programs."))
        work.didAnswer()
      }
    }
  }

  private func saveCopy(
    of path: [UInt8], _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    window?.choosePlace(path) { [work, journal] place in
      // What is there is to be replaced: the dialog has asked.
      work.run { () throws(NamingError) in
        try FilePlacing.copyPhoto(path, to: Array(place.utf8), noting: journal)
      } then: { result in
        switch result {
        case .success: receiver(nil)
        case .failure(let error): receiver(error.message)
        }
      }
    }
  }

  private func printPhoto(
    _ path: [UInt8], _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    let name = String(decoding: Self.parts(of: path).name, as: UTF8.self)
    Task { [weak self, work] in
      let picture = await Task.detached { await PrintReading.pixels(of: path) }.value
      defer { work.didAnswer() }
      guard let picture else {
        return receiver(Words.text("“%” cannot be printed: it cannot be read as a whole.", name))
      }
      self?.window?.printPicture(picture, name) { problem in
        receiver(problem.map { Words.text("“%1” was not printed: %2", name, $0) })
      }
    }
  }

  /// The folder of a path from the root, and the name in it.
  static func parts(of path: [UInt8]) -> (folder: [UInt8], name: [UInt8]) {
    let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    return (slash == 0 ? [UInt8(ascii: "/")] : Array(path[..<slash]), Array(path[(slash + 1)...]))
  }

  func copy(_ text: String) { window?.copyText(text) }

  func programs(for picture: Int32) -> [String] {
    guard let path = absolutePath(of: picture) else { return [] }
    let list = DesktopFiles.openers(of: path)
    openers = (picture, list)
    return list.map(\.name)
  }

  func open(
    _ pictures: [Int32], with program: Int,
    _ receiver: @escaping @MainActor (_ problem: String?) -> Void
  ) {
    let paths = pictures.compactMap(absolutePath)
    guard let openers, openers.picture == pictures.first, !paths.isEmpty,
      openers.list.indices.contains(program)
    else { return receiver(Words.text("The photo has gone.")) }
    let opener = openers.list[program]
    receiver(
      opener.open(paths) ? nil : Words.text("“%” could not be started.", opener.name))
  }

  private func absolutePath(of picture: Int32) -> [UInt8]? { Self.absolutePath(path(picture)) }

  /// Other programs have another working folder. A link is meant itself, in its own folder, and not what it leads to. Nil when
  /// nothing is there, or it lies on a server.
  static func absolutePath(_ path: [UInt8]?) -> [UInt8]? {
    guard let path, path.withCString({ access($0, F_OK) }) == 0 else { return nil }
    return FilePlacing.absolute(path)
  }

  /// What a link leads to.
  private func realPath(of picture: Int32) -> [UInt8]? {
    path(picture)?.withCString { name in
      guard let real = realpath(name, nil) else { return nil }
      defer { free(real) }
      return Array(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    }
  }

  /// Nil when there are too many bytes, or they cannot be read.
  private nonisolated static func contents(of path: [UInt8]) -> [UInt8]? {
    // What has become a pipe meanwhile makes nobody wait.
    let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    guard let file = fdopen(descriptor, "rb") else {
      close(descriptor)
      return nil
    }
    defer { fclose(file) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0,
      status.st_size <= largestCopy
    else { return nil }
    let count = Int(status.st_size)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = fread(buffer.baseAddress, 1, count, file)
      isWhole = initialized == count
    }
    return isWhole ? bytes : nil
  }
}
