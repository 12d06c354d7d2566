/// How an expression stands to zero.
package enum LinearRelation {
  case lessThanOrEqual, equal, greaterThanOrEqual
}
