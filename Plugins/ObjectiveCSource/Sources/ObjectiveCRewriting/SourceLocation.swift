/// Tells the compiler that what follows was written there.
func sourceLocation(_ path: String, line: Int) -> String {
  let escaped = path.reduce(into: "") { text, character in
    if character == "\\" || character == "\"" { text += "\\" }
    text.append(character)
  }
  return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
}
