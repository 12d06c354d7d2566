package enum HandoverError: Error {
  /// The launcher and the program do not speak the same language.
  case otherVersion
}
