/// A member of a protocol that those who conform may have or not have.
struct OptionalMember: Hashable {
  enum Kind: Hashable {
    /// The parameters' types, and what comes back: nil is nothing.
    case method(MethodName, parameters: [String], result: String?)
    case property(name: String, type: String)
  }

  let owner: String
  let kind: Kind
  /// In its file, counted from 1.
  let line: Int
  /// As it stands in the protocol, without the words that make it optional.
  let requirement: String
  /// The property by which one asks for it.
  var property: String
  /// Another name for that, since nothing else of the protocol begins so.
  var alias: String?

  /// The protocol of those who have it.
  var holder: String {
    owner.split(separator: ".").joined(separator: "_") + "_" + property
  }

  var methodName: MethodName? {
    guard case .method(let name, _, _) = kind else { return nil }
    return name
  }
}
