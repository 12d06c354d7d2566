/// The system's number of what has failed.
struct SystemError: Error {
  let code: Int32
}
