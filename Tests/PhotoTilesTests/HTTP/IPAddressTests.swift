import Testing

@testable import PhotoTiles

struct IPAddressTests {
  @Test(arguments: [
    "127.0.0.1", "127.255.255.255", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::",
    "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "64:ff9b::192.168.0.1", "2002:7f00:1::", "198.18.0.1",
  ])
  func isPrivate(text: String) throws {
    #expect(try #require(IPAddress(text)).isPrivate)
  }

  @Test(arguments: [
    "1.1.1.1", "126.255.255.255", "128.0.0.0", "172.15.255.255", "172.32.0.0", "192.167.1.1",
    "11.0.0.0", "100.128.0.0", "223.255.255.255", "2606:4700::1111", "::ffff:8.8.8.8",
    "64:ff9b::8.8.8.8", "2002:808:808::",
  ])
  func isEverybodys(text: String) throws {
    #expect(try !#require(IPAddress(text)).isPrivate)
  }

  @Test func whatIsNoAddressIsNone() {
    for text in ["", "localhost", "1.2.3", "1.2.3.4.5", ":::", "/tmp/socket"] {
      #expect(IPAddress(text) == nil)
    }
  }
}
