/// Arguments that mean nothing.
struct UsageError: Error, CustomStringConvertible {
  let sentence: String

  var description: String { sentence + "\n\n" + ObjectiveCSourceCommand.usage }
}
