import Foundation
import PortableUIKit

extension NSLayoutConstraint {
  /// For items whose type is not known where this is called.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      item: view1 as AnyObject, attribute: attr1, relatedBy: relation,
      toItem: view2.map { $0 as AnyObject }, attribute: attr2, multiplier: multiplier,
      constant: c)
  }

  /// Reads lines like `H:|-[title]-8-[button(>=44)]-|`. A format that makes no sense ends the
  /// program with what is wrong and where.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format)
    do {
      let line = try parser.line()
      return VisualFormatBuilder(
        options: opts, metrics: metrics ?? [:], views: views
      ).constraints(of: line)
    } catch {
      preconditionFailure("Unable to parse constraint format: \(error.text) in \(format)")
    }
  }
}
