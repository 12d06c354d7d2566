import CGtk4
import Glibc
import Localization
import PortableUIKit

/// Pictures that are on no disk, as files that other programs are given: in a folder that nobody else can look into, until
/// the program's last window has closed.
@MainActor
final class LentPictures {
  /// In the person's folder for what lasts as long as they are logged in.
  static let shared = LentPictures(in: String(cString: g_get_user_runtime_dir()))

  struct Failure: Error, Equatable {
    /// For somebody to read.
    let text: String
  }

  private let parent: String
  /// Nil while nothing is lent.
  private var folder: String?
  private var files: [String] = []

  /// - Parameter parent: the folder in which theirs is made.
  init(in parent: String) { self.parent = parent }

  /// - Returns: the path of a new file.
  func file(of picture: UIImage) throws(Failure) -> [UInt8] {
    guard let png = picture.png else {
      throw Failure(text: Words.text("The picture has no pixels."))
    }
    let folder = try made()
    let number = files.isEmpty ? "" : " \(files.count + 1)"
    let path = "\(folder)/\(Words.text("Picture"))\(number).png"
    var error: UnsafeMutablePointer<GError>?
    let isWritten = png.withUnsafeBytes {
      g_file_set_contents_full(
        path, $0.assumingMemoryBound(to: CChar.self).baseAddress, gssize($0.count),
        G_FILE_SET_CONTENTS_NONE, S_IRUSR | S_IWUSR, &error)
    }
    if isWritten == 0, let error {
      defer { g_error_free(error) }
      throw Failure(text: String(cString: error.pointee.message))
    }
    files.append(path)
    return Array(path.utf8)
  }

  private func made() throws(Failure) -> String {
    if let folder { return folder }
    let name = g_strdup("\(parent)/pictures-XXXXXX")!
    defer { g_free(name) }
    guard g_mkdtemp_full(name, gint(S_IRWXU)) != nil else {
      throw Failure(text: String(cString: g_strerror(errno)))
    }
    let path = String(cString: name)
    folder = path
    return path
  }

  /// What was lent is gone.
  func takeBack() {
    for file in files { unlink(file) }
    if let folder { rmdir(folder) }
    files = []
    folder = nil
  }
}
