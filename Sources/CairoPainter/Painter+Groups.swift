import DisplayList
import ScrollGeometry

extension Painter {
  /// What is open while a list is drawn.
  struct Group {
    enum Closing {
      case nothing
      case restore
      case opacity(Double)
      case blend(BlendMode)
      case shadow(Shadow)
      case mask
      /// A `cairo_pattern_t` whose opacity the group is drawn with.
      case masked(OpaquePointer)
    }

    /// From the innermost coordinates to device pixels.
    var transform: AffineTransform
    /// Nothing outside shows; device pixels.
    var visible: Rect
    var closing: Closing
  }

  func push(_ transform: AffineTransform, _ visible: Rect, _ closing: Group.Closing) {
    groups.append(current)
    current = Group(transform: transform, visible: visible, closing: closing)
  }

  func pushClip(_ rect: Rect, _ radius: Double) {
    let isFlat = current.transform.inverse == nil
    let device = isFlat ? .null : current.transform.apply(to: rect)
    if radius <= 0, current.transform.isAxisAligned {
      let visible = device.snapped().intersection(current.visible)
      push(current.transform, visible, .restore)
      cairo_save(context)
      addDevicePath(visible.isNull ? .zero : visible)
    } else {
      push(current.transform, device.intersection(current.visible), .restore)
      cairo_save(context)
      if isFlat { addDevicePath(.zero) } else { addPath(rect, radius) }
    }
    cairo_clip(context)
  }

  func pushClip(_ path: Path, _ rule: FillRule) {
    let isFlat = current.transform.inverse == nil
    let device = isFlat ? .null : current.transform.apply(to: path.bounds)
    push(current.transform, device.intersection(current.visible), .restore)
    cairo_save(context)
    if isFlat || path.isEmpty { addDevicePath(.zero) } else { add(path) }
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func pushOpacity(_ opacity: Double) {
    let hides = opacity <= 0
    let blends = !hides && opacity < 1
    push(
      current.transform, hides ? .null : current.visible, blends ? .opacity(opacity) : .nothing)
    if blends { cairo_push_group(context) }
  }

  /// A group that is drawn as one picture.
  func pushPicture(_ closing: Group.Closing) {
    push(current.transform, current.visible, closing)
    cairo_push_group(context)
  }

  /// Ends a mask.
  func showThroughMask() {
    guard case .mask = current.closing, let outer = groups.popLast() else { return pop() }
    current = outer
    let mask = cairo_pop_group(context)!
    push(outer.transform, outer.visible, .masked(mask))
    cairo_push_group(context)
  }

  func pop() {
    guard let outer = groups.popLast() else { return }
    let closing = current.closing
    current = outer
    switch closing {
    case .nothing: break
    case .restore: cairo_restore(context)
    case .opacity(let opacity):
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
      forgetSource()
    case .blend(let mode):
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, mode.cairo)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      forgetSource()
    case .shadow(let shadow):
      let picture = cairo_pop_group(context)!
      paint(shadow, of: picture)
      if !shadow.isAlone {
        cairo_set_source(context, picture)
        cairo_paint(context)
      }
      forgetSource()
      cairo_pattern_destroy(picture)
    case .mask:
      // A mask without anything to show through it.
      cairo_pattern_destroy(cairo_pop_group(context))
    case .masked(let mask):
      cairo_pop_group_to_source(context)
      cairo_mask(context, mask)
      forgetSource()
      cairo_pattern_destroy(mask)
    }
  }

  /// Lets go of the pixels that were drawn last.
  func forgetSource() {
    cairo_set_source_rgb(context, 0, 0, 0)
  }
}

extension BlendMode {
  /// Plus darker, which cairo does not know, is drawn as darken.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}
