/// How an expression stands to zero.
enum LinearRelation {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
