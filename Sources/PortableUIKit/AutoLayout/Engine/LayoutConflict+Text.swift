import LinearSolving

extension LayoutConflict {
  /// The report that a person reads, in lines.
  public var text: String {
    var text = "Unable to simultaneously satisfy constraints:\n"
    for constraint in constraints { text += "  \(constraint.summary)\n" }
    for view in views where view.translatesAutoresizingMaskIntoConstraints {
      text += "  <frame of \(view.layoutName), which translates its autoresizing mask>\n"
    }
    return text + "Will attempt to recover by breaking constraint \(broken.summary)"
  }
}

extension NSLayoutConstraint {
  /// As UIKit describes a constraint, without addresses.
  public final var summary: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += " '\(identifier)'" }
    text += " \(Self.summary(of: first)) "
    switch relation {
    case .lessThanOrEqual: text += "<="
    case .equal: text += "=="
    case .greaterThanOrEqual: text += ">="
    }
    let amount = constant.native
    if let second {
      text += " "
      if multiplier != 1 { text += "\(Self.plain(multiplier.native))*" }
      text += Self.summary(of: second)
      if amount != 0 { text += amount < 0 ? " - " : " + " }
      if amount != 0 { text += Self.plain(amount.magnitude) }
    } else {
      text += " \(Self.plain(amount))"
    }
    if priority.rawValue < LinearSolver.required {
      text += " @\(Self.plain(Double(priority.rawValue)))"
    }
    return text + (isActive ? ">" : " (inactive)>")
  }

  private static func summary(of operand: LayoutOperand) -> String {
    let name = "\(operand.box.name).\(operand.attribute.name)"
    guard let origin = operand.origin else { return name }
    return "(\(name) - \(origin.box.name).\(origin.attribute.name))"
  }

  private static func plain(_ number: Double) -> String {
    if let whole = Int32(exactly: number) { return "\(whole)" }
    return "\(number)"
  }
}

extension LayoutBox {
  fileprivate var name: String {
    if role == .view { return view?.layoutName ?? "UIView" }
    return guide?.identifier ?? "UILayoutGuide"
  }
}
