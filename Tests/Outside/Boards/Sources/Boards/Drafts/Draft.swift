/// The package's manifest excludes it: whoever compiles it all the same learns that it cannot be.
let draft: Int = "not finished"
