/// What the sources say of a protocol.
struct ProtocolRecord {
  /// `public`, `fileprivate` or nothing, for what is made for it.
  let access: String
  /// Those that are not Objective-C's, such as an actor.
  let attributes: String
  let inherits: [String]
  var optionals: [OptionalMember]
}
