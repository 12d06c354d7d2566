/// What the sources say of a type, its extensions included.
struct TypeRecord {
  /// Where it is declared, and not only extended.
  var isDeclared = false
  var isDeclaredClass = false
  /// Its declaration is in a source that is rewritten here, and not in the context.
  var isOwn = false
  var inherits: [String] = []
  var methods: [MethodRecord] = []
  var properties: Set<String> = []
}
