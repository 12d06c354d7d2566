/// Which file it is, whatever it is called and wherever on its volume it lies.
struct FileIdentity: Equatable {
  let device: UInt64
  let number: UInt64
}
