import Testing

@testable import GalleryServer

struct HostRuleTests {
  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8000", "localhost", "LocalHost:1", "[::1]", "[::1]:8000", "localhost:",
  ])
  func itsOwnNamesAreAllowed(host: String) {
    #expect(HostRule.loopback.allows(host))
  }

  @Test(arguments: [
    "", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1]x.evil.com",
    "[::1].evil.com:80", "[::1", "[::1]:80.evil.com", "localhost:80@evil.com", "::1",
    "127.0.0.1:80:80", "[::1]]", " localhost",
  ])
  func whatOnlyBeginsLikeThemIsNot(host: String) {
    #expect(!HostRule.loopback.allows(host))
    #expect(HostRule.anybody.allows(host))
  }
}
