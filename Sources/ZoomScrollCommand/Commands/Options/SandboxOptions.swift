import ArgumentParser

/// What every command takes that decodes pictures.
struct SandboxOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Decode pictures also where the system can lock decoders in neither with Landlock nor with \
      seccomp: a hostile picture may then do what you may.
      """))
  var allowUnsandboxed = false

  static let hint =
    "zoomscroll: with --allow-unsandboxed they are, and a hostile one may do what you may."

  func validate() {
    if allowUnsandboxed { ZoomScroll.decodingService.allowUnlocked() }
  }
}
