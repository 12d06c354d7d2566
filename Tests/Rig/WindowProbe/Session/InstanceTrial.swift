import CGtk4
import GTKHost

/// Two starts of one program: the first says what the second hands to it.
@MainActor
enum InstanceTrial {
  /// - Parameter arguments: nothing, or a hint and paths to hand over.
  static func run(_ arguments: [String]) {
    let instance = SingleInstance("org.example.InstanceTrial", actions: ["new-window"])
    guard let hint = arguments.first else {
      say(instance.isLater ? "later" : "first")
      let loop = g_main_loop_new(nil, 0)
      instance.onRequest = { request in
        say("\(request.paths) \(request.hint) \(request.activation ?? "-")")
        g_main_loop_quit(loop)
      }
      g_main_loop_run(loop)
      return
    }
    say(instance.isLater ? "later" : "first")
    if instance.isLater {
      instance.handOver(
        SingleInstance.Request(
          paths: Array(arguments.dropFirst()), hint: hint, activation: SingleInstance.activation))
    }
  }
}
