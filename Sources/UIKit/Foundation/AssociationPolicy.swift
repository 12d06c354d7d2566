/// How an object holds what is associated with it. The names and numbers are those of Apple's runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: what nobody else holds is nil here, where Apple's would be a pointer to nothing.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, of what can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Here all of them may be used from any thread.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  case OBJC_ASSOCIATION_COPY = 0x303
}
