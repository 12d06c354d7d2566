#if hasFeature(Embedded)
  /// What `CALayer.contents` takes: there is no `Any`.
  public typealias LayerContents = CGImage

  func image(in contents: LayerContents?) -> CGImage? { contents }

  /// What `CAGradientLayer.colors` takes.
  public typealias LayerContentsColor = CGColor

  func color(in value: LayerContentsColor) -> CGColor? { value }

  /// What `UIView.layerClass` answers: without a runtime nothing can be made of a class, so this makes it.
  public typealias LayerClass = () -> CALayer

  var standardLayerClass: LayerClass { { CALayer() } }

  func makeLayer(_ type: LayerClass) -> CALayer { type() }
#else
  import Foundation

  /// What `CALayer.contents` takes.
  public typealias LayerContents = Any

  /// Images are all that is shown.
  func image(in contents: LayerContents?) -> CGImage? { contents as? CGImage }

  /// What `CAGradientLayer.colors` takes.
  public typealias LayerContentsColor = Any

  func color(in value: LayerContentsColor) -> CGColor? { value as? CGColor }

  /// What `UIView.layerClass` answers.
  public typealias LayerClass = AnyClass

  var standardLayerClass: LayerClass { CALayer.self }

  /// A new layer of this class, made by its own `init()`.
  ///
  /// `init()` is not `required`, since subclasses written for UIKit do not say so. The class is
  /// called a `MadeByClass`, whose initialiser stands in the same place of the table of methods, that
  /// of `NSObject.init()`, so that the subclass's own is the one that runs.
  @MainActor func makeLayer(_ type: LayerClass) -> CALayer {
    precondition(type is CALayer.Type, "layerClass is no layer: \(type)")
    return unsafeDowncast(unsafeBitCast(type, to: MadeByClass.Type.self).init(), to: CALayer.self)
  }

  /// Open, so that the compiler cannot know which initialiser runs.
  open class MadeByClass: NSObject {
    public required override init() { super.init() }
  }
#endif
