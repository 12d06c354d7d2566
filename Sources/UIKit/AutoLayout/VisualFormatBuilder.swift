import Foundation
import PortableUIKit

/// Makes the constraints that a visual format stands for.
@MainActor
struct VisualFormatBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// Between neighbours, points (Apple's documentation of the standard space).
  private static let standardSpace: CGFloat = 8

  func constraints(of line: VisualFormatLine) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    for item in line.items {
      guard let name = item.name else { continue }
      for predicate in item.predicates {
        found.append(size(of: self.item(named: name), predicate, isVertical: line.isVertical))
      }
    }
    for (index, space) in line.spaces.enumerated() {
      found += distances(
        from: line.items[index], to: line.items[index + 1], space, in: line)
    }
    return found + alignments(of: line)
  }

  private func size(
    of item: AnyObject, _ predicate: VisualFormatLine.Predicate, isVertical: Bool
  ) -> NSLayoutConstraint {
    let attribute: Attribute = isVertical ? .height : .width
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, let other = views[name] {
      constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation(predicate),
        toItem: other as AnyObject, attribute: attribute, multiplier: 1, constant: 0)
    } else {
      constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation(predicate), toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: number(predicate.value))
    }
    prioritise(constraint, predicate)
    return constraint
  }

  private func distances(
    from first: VisualFormatLine.Item, to second: VisualFormatLine.Item,
    _ space: VisualFormatLine.Space, in line: VisualFormatLine
  ) -> [NSLayoutConstraint] {
    let predicates: [VisualFormatLine.Predicate]
    var usesMargin = false
    switch space {
    case .none: predicates = [VisualFormatLine.Predicate(value: .number(0))]
    case .standard:
      usesMargin = first.name == nil || second.name == nil
      predicates = [
        VisualFormatLine.Predicate(value: .number(usesMargin ? 0 : Double(Self.standardSpace)))
      ]
    case .predicates(let given): predicates = given
    }
    return predicates.map { predicate in
      let (start, end) = edges(isVertical: line.isVertical)
      let back = item(second, in: line)
      let front = item(first, in: line)
      let constraint = NSLayoutConstraint(
        item: back,
        attribute: second.name == nil ? usesMargin ? margin(of: end) : end : start,
        relatedBy: relation(predicate), toItem: front,
        attribute: first.name == nil ? usesMargin ? margin(of: start) : start : end,
        multiplier: 1, constant: number(predicate.value))
      prioritise(constraint, predicate)
      return constraint
    }
  }

  private func alignments(of line: VisualFormatLine) -> [NSLayoutConstraint] {
    let table: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    let named = line.items.compactMap { $0.name.map { item(named: $0) } }
    var found: [NSLayoutConstraint] = []
    for (option, attribute) in table where options.contains(option) {
      for (first, second) in zip(named, named.dropFirst()) {
        found.append(
          NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return found
  }

  private func edges(isVertical: Bool) -> (start: Attribute, end: Attribute) {
    if isVertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  private func margin(of edge: Attribute) -> Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .trailing: .trailingMargin
    default: .leadingMargin
    }
  }

  private func item(_ item: VisualFormatLine.Item, in line: VisualFormatLine) -> AnyObject {
    if let name = item.name { return self.item(named: name) }
    for case let name? in line.items.map(\.name) {
      let inner = self.item(named: name)
      if let superview = (inner as? UIView)?.superview ?? (inner as? UILayoutGuide)?.owningView {
        return superview
      }
    }
    preconditionFailure("Unable to interpret '|': there is no superview.")
  }

  private func item(named name: String) -> AnyObject {
    guard let item = views[name] else {
      preconditionFailure("\(name) is not a key in the views dictionary.")
    }
    return item as AnyObject
  }

  private func number(_ value: VisualFormatLine.Value) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default: preconditionFailure("\(name) is not a key in the metrics dictionary.")
      }
    }
  }

  private func relation(_ predicate: VisualFormatLine.Predicate) -> NSLayoutConstraint.Relation {
    switch predicate.relation {
    case .less: .lessThanOrEqual
    case .equal: .equal
    case .greater: .greaterThanOrEqual
    }
  }

  private func prioritise(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormatLine.Predicate
  ) {
    if let priority = predicate.priority {
      constraint.priority = UILayoutPriority(Float(number(priority)))
    }
  }
}
