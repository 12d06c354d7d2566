import ArgumentParser

/// What a folder stands for.
struct FolderOptions: ParsableArguments {
  @Flag(
    name: .shortAndLong,
    help: "A folder's pictures, and those of all folders in it; otherwise only its own.")
  var recursive = false
}
