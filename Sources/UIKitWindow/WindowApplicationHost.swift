import DisplayList
import Foundation
import GTKHost
import ScrollGeometry
import UIKit

/// Shows a program's key window in a window of the desktop.
@MainActor
final class WindowApplicationHost: ApplicationHost {
  /// A tablet's: most of what is written for phones looks right in it, too.
  private static let size = Size(width: 820, height: 1000)

  func run(launch: () -> UIWindow?) -> Int32 {
    let size = Self.size
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let textures = WindowTextures()
    do {
      return try WindowHost.run(
        title: ProcessInfo.processInfo.processName, size: size, textures: textures
      ) { host in
        UIScreen.main.textMeasuring = host.text
        guard let window = launch() else { throw LaunchError.noWindow }
        textures.window = window
        return FrameLoop(window: window)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      return 1
    }
  }
}
