/// What all sources say of types and protocols: whose a selector is, and who has an optional member.
struct Inventory {
  private(set) var types: [String: TypeRecord] = [:]
  private(set) var protocols: [String: ProtocolRecord] = [:]
  /// By name in full: the property by which one asks for an optional method.
  private(set) var optionalMethods: [MethodName: String] = [:]

  /// What these sources, and those of the context, call their properties.
  private var propertyNames: Set<String> = []
  private let form: Rewriting.Form

  init(for form: Rewriting.Form) { self.form = form }

  /// - Parameter isOwn: it is rewritten here, and not context.
  mutating func read(_ original: Original, isOwn: Bool) {
    let reader = InventoryReader(original, form)
    reader.walk(original.tree)
    for (name, record) in reader.types {
      types[name, default: TypeRecord()].isDeclared = isDeclared(name) || record.isDeclared
      if record.isDeclaredClass { types[name]?.isDeclaredClass = true }
      if record.isDeclared, isOwn { types[name]?.isOwn = true }
      types[name]?.inherits += record.inherits
      types[name]?.methods += record.methods
      types[name]?.properties.formUnion(record.properties)
    }
    protocols.merge(reader.protocols) { $1 }
    propertyNames.formUnion(reader.propertyNames)
  }

  private func isDeclared(_ name: String) -> Bool { types[name]?.isDeclared == true }

  /// To be called when all are read: names the properties.
  mutating func close() {
    let methods = protocols.values.flatMap(\.optionals).compactMap(\.methodName)
    let plain = Dictionary(
      grouping: Set(methods.filter { $0.labels.allSatisfy { $0 == "_" } }), by: \.base)
    for name in methods {
      let labels = name.labels.filter { $0 != "_" }
      if !labels.isEmpty {
        optionalMethods[name] = ([name.base] + labels).joined(separator: "_")
      } else {
        let isAlone = plain[name.base]?.count == 1
        optionalMethods[name] = isAlone ? name.base : "\(name.base)_\(name.labels.count)"
      }
    }
    for key in protocols.keys { nameProperties(of: key) }
  }

  private mutating func nameProperties(of key: String) {
    guard var record = protocols[key] else { return }
    let bases = record.optionals.compactMap { $0.methodName?.base }
    for index in record.optionals.indices {
      guard let name = record.optionals[index].methodName, let property = optionalMethods[name]
      else { continue }
      record.optionals[index].property = property
      let isAlone = bases.count { $0 == name.base } == 1
      record.optionals[index].alias = isAlone && property != name.base ? name.base : nil
    }
    protocols[key] = record
  }

  // MARK: Whose it is

  /// The type that `name` means where `scope` is around it.
  func type(_ name: String, in scope: String?) -> String? {
    resolve(name, in: scope) { types[$0] != nil }
  }

  func `protocol`(_ name: String, in scope: String?) -> String? {
    resolve(name, in: scope) { protocols[$0] != nil }
  }

  private func resolve(_ name: String, in scope: String?, _ isKnown: (String) -> Bool) -> String? {
    var around = scope?.split(separator: ".")[...] ?? []
    while !around.isEmpty {
      let candidate = around.joined(separator: ".") + "." + name
      if isKnown(candidate) { return candidate }
      around.removeLast()
    }
    return isKnown(name) ? name : nil
  }

  /// It and those that it inherits from, as far as the sources know them, itself first.
  func ancestry(of name: String) -> [String] {
    var result: [String] = []
    var waiting = [name]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !result.contains(next) else { continue }
      result.append(next)
      for inherited in (types[next]?.inherits ?? []) + (protocols[next]?.inherits ?? []) {
        waiting.append(
          type(inherited, in: next) ?? self.protocol(inherited, in: next) ?? inherited)
      }
    }
    return result
  }

  /// The methods of a type, its own ones first.
  func methods(of name: String) -> [MethodRecord] {
    ancestry(of: name).flatMap { types[$0]?.methods ?? [] }
  }

  /// A class that inherits from it has its own one.
  func isOverridden(_ method: MethodName, of owner: String) -> Bool {
    types.contains { name, record in
      name != owner && record.methods.contains { $0.isOverride && $0.name == method }
        && ancestry(of: name).contains(owner)
    }
  }

  /// A type of these sources has a property of that name, also one that others do not see.
  func hasProperty(_ name: String) -> Bool { propertyNames.contains(name) }

  /// The types that have a method which Objective-C calls so.
  func owners(ofSelector selector: String) -> [String] {
    types.filter { $0.value.methods.contains { $0.objectiveCName == selector } }.map(\.key).sorted()
  }

  // MARK: Optional members

  func optional(_ base: String, labels: [String]?, of name: String) -> OptionalMember? {
    let members = ancestry(of: name).flatMap { protocols[$0]?.optionals ?? [] }
    return members.first { member in
      guard let method = member.methodName else { return false }
      return method.base == base && (labels == nil || labels == method.labels)
    }
  }

  /// The optional members that a type has, and none that it inherits from.
  func held(by name: String) -> [OptionalMember] {
    let own = allHeld(by: name)
    let inherited = ancestry(of: name).dropFirst().filter { types[$0]?.isDeclared == true }
    return own.filter { member in
      !inherited.contains { allHeld(by: $0).contains(member) }
    }
  }

  /// The optional members that a class lacks, and one that inherits from it has, where nothing that it inherits from
  /// itself is of that protocol.
  func heldBelow(_ name: String) -> [OptionalMember] {
    guard types[name]?.isDeclaredClass == true else { return [] }
    let own = allHeld(by: name)
    let below = types.keys.filter { $0 != name && ancestry(of: $0).contains(name) }
    let members = ancestry(of: name).flatMap { protocols[$0]?.optionals ?? [] }
    return members.filter { member in
      !own.contains(member) && !inheritsConformance(name, to: member.owner)
        && below.contains { allHeld(by: $0).contains(member) }
    }
  }

  /// A class of these sources that it inherits from is of that protocol.
  func inheritsConformance(_ name: String, to owner: String) -> Bool {
    ancestry(of: name).dropFirst().contains { ancestor in
      types[ancestor]?.isDeclaredClass == true && ancestry(of: ancestor).contains(owner)
    }
  }

  private func allHeld(by name: String) -> [OptionalMember] {
    let ancestry = ancestry(of: name)
    let members = ancestry.flatMap { protocols[$0]?.optionals ?? [] }
    guard !members.isEmpty else { return [] }
    let methods = Set(methods(of: name).filter { !$0.isPrivate }.map(\.name))
    let properties = ancestry.reduce(into: Set<String>()) {
      $0.formUnion(types[$1]?.properties ?? [])
    }
    return members.filter { member in
      switch member.kind {
      case .method(let name, _, _): methods.contains(name)
      case .property(let name, _): properties.contains(name)
      }
    }
  }
}
