import GTKHost
import Glibc

/// Trials of the window host by itself, without views or photos. `Scripts/tour-window` reads its answers.
@main
struct WindowProbe {
  static func main() {
    MainActor.assumeIsolated {
      var arguments = CommandLine.arguments.dropFirst()
      let name = arguments.popFirst() ?? ""
      switch name {
      case "main-queue": MainQueueTrial().run()
      case "instance": InstanceTrial.run(Array(arguments))
      case "portal": PortalTrial.run()
      case "look": LookTrial().run()
      case "desktop": DesktopTrial.run()
      case "thumbnailer": ThumbnailerTrial.run(arguments.joined(separator: " "))
      case "empty": EmptyTrial().run()
      case "plain": PlainTrial.run()
      case "waiting": WaitingTrial().run()
      case "closing": ClosingTrial.run()
      case "picture": PictureTrial(folder: arguments.first ?? ".").run()
      case "menus": exit(MenuTrial(file: arguments.first ?? "").run())
      case "writing": exit(WritingTrial().run())
      case "drag": DragTrial(paths: arguments).run()
      case "drag-text": DragTrial(text: arguments.joined(separator: "\n")).run()
      case "echo": EchoTrial(screenshot: arguments.first).run()
      case "tiles":
        guard let motion = TilesTrial.Motion(rawValue: arguments.popFirst() ?? "pan") else {
          fallthrough
        }
        TilesTrial(motion: motion, screenshot: arguments.first).run()
      default:
        say(
          "usage: WindowProbe main-queue | instance [HINT PATH…] | portal | look | desktop | thumbnailer COMMAND | empty | plain | waiting | closing | picture [FOLDER] | echo [PNG] | menus FILE | "
            + "writing | drag PATH… | drag-text TEXT… | tiles pan|zoom|fit|rotate [PNG]")
      }
    }
  }
}
