/// Where a request may lead.
enum HTTPReach: Sendable {
  /// To any machine: a person has named it.
  case anywhere
  /// To none in a private network: somebody on the internet has named it.
  case internet
}
