/// One `#if … #endif`, with the code of its branches.
struct ConditionalBlock {
  struct Branch {
    /// What stands after `#if` or `#elseif`; nil for `#else`.
    var condition: String?
    /// Code lines, trimmed, empty ones left out; directives of nested blocks included.
    var code: [String]
  }

  /// Counted from 1.
  var line: Int
  var branches: [Branch]

  /// The outermost blocks of a file, in order.
  static func blocks(in file: SourceFile) -> [ConditionalBlock] {
    var blocks: [ConditionalBlock] = []
    var open: ConditionalBlock?
    var depth = 0
    for (number, text) in file.numberedCode {
      let code = text.trimmed
      let directive = code.prefix { !$0.isWhitespace }
      if directive == "#if" {
        depth += 1
        if depth == 1 {
          open = ConditionalBlock(line: number, branches: [.init(after: directive, of: code)])
          continue
        }
      } else if depth == 1, directive == "#elseif" || directive == "#else" {
        open?.branches.append(.init(after: directive, of: code))
        continue
      } else if directive == "#endif" {
        depth -= 1
        if depth == 0, let block = open {
          blocks.append(block)
          open = nil
        }
      }
      if depth > 0, var block = open {
        block.branches[block.branches.count - 1].code.append(code)
        open = block
      }
    }
    return blocks
  }
}

extension ConditionalBlock.Branch {
  init(after directive: Substring, of code: String) {
    let rest = String(code.dropFirst(directive.count)).trimmed
    self.init(condition: rest.isEmpty ? nil : rest, code: [])
  }
}
