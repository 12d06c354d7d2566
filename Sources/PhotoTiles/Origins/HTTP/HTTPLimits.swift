/// What servers are allowed.
struct HTTPLimits: Sendable {
  /// Requests at the same time to one host.
  var requestsPerHost = 6
  /// Redirects of one request.
  var redirects = 5
  /// Seconds until a connection stands.
  var connectTime = 10.0
  /// Whole seconds without a byte after which a server counts as silent.
  var silence = 20
  /// Seconds for an answer as a whole.
  var answerTime = 600.0
  /// After so many seconds people are told who they are waiting for.
  var patience = 1.0
  /// A picture, or the description of one.
  var pictureBytes = 256 << 20
  var tileBytes = 32 << 20
  /// Who is on the internet must not lead to these.
  var isPrivate: @Sendable (IPAddress) -> Bool = \.isPrivate
}
