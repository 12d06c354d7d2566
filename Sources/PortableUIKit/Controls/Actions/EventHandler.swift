/// Who is told of which events of a control.
struct EventHandler {
  enum Receiver {
    case target(TargetAction)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event
}
