/// On a Mac every NSObject has members that it lacks where there is no Objective-C: PortableUIKit and what stands on it, which are
/// compiled there, too, declare their own of them under `!canImport(ObjectiveC)`, or there they were overrides that do not say so.
struct FoundationClashRule: Rule {
  let name = "foundation"
  private static let targets = ["PortableUIKit", "ZoomScrollView", "PhotoBrowserApp"]

  /// Those that somebody could come to declare. From Apple's documentation of NSObject, NSObjectProtocol and the protocols
  /// NSKeyValueCoding and NSKeyValueObserving:
  /// https://developer.apple.com/documentation/objectivec/nsobject
  private static let members: Set = [
    // Identity
    "isEqual(_:)", "hash", "description", "debugDescription", "superclass", "isProxy()",
    "isKind(of:)", "isMember(of:)", "conforms(to:)", "responds(to:)",
    // Copies and archives
    "copy()", "mutableCopy()", "classForCoder", "awakeAfter(using:)", "replacementObject(for:)",
    // Messages
    "perform(_:)", "perform(_:with:)", "perform(_:with:with:)", "perform(_:with:afterDelay:)",
    "perform(_:with:afterDelay:inModes:)", "method(for:)", "forwardingTarget(for:)",
    "doesNotRecognizeSelector(_:)",
    // Values by key
    "value(forKey:)", "value(forKeyPath:)", "value(forUndefinedKey:)", "setValue(_:forKey:)",
    "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)", "setNilValueForKey(_:)",
    "setValuesForKeys(_:)", "dictionaryWithValues(forKeys:)", "mutableArrayValue(forKey:)",
    // What is told of them
    "addObserver(_:forKeyPath:options:context:)", "removeObserver(_:forKeyPath:)",
    "removeObserver(_:forKeyPath:context:)", "willChangeValue(forKey:)",
    "didChangeValue(forKey:)", "observeValue(forKeyPath:of:change:context:)", "observationInfo",
  ]

  func findings(in project: Project) -> [Finding] {
    let files = project.files.filter { Self.targets.contains($0.target) }
    let declarations = files.map { ($0, TypeMember.all(in: $0)) }
    let classes = files.reduce(into: [:]) { $0.merge(TypeMember.superclasses(in: $1)) { $1 } }
    return declarations.flatMap { file, members in
      members.filter { member in
        Self.members.contains(member.signature) && !member.isOverride
          && isObject(member.type, classes) && !member.isWithoutObjectiveC
          // Of closures and the like: it is called by the same name, and is another one.
          && (!member.signature.hasPrefix("perform(") || member.parameters.contains("Selector"))
      }.map {
        finding(
          file, line: $0.line,
          "every NSObject of a Mac has `\($0.signature)`: declare it under `!canImport(ObjectiveC)`"
        )
      }
    }
  }

  private func isObject(_ type: String, _ classes: [String: String]) -> Bool {
    var type = type
    var seen: Set<String> = []
    while type != "NSObject" {
      guard seen.insert(type).inserted, let next = classes[type] else { return false }
      type = next
    }
    return true
  }
}
