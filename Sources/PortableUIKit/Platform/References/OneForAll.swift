/// Holds the one instance of a class that the whole program shares. Views live on the main thread,
/// and where there is no main actor to say so there is only one thread.
struct OneForAll<Instance: AnyObject>: @unchecked Sendable {
  let instance: Instance

  init(_ instance: Instance) {
    self.instance = instance
  }
}
