import PortableUIKit

/// Controllers that a page's program presents come as cards. Only modules of programs that present some have this.
public enum PageSheets {
  /// From now on.
  public static func begin() { UISheetPresentationController.becomeUsual() }
}
