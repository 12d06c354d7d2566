/// What is written into a field, for those who fill it in. The values are UIKit's.
public struct UITextContentType: RawRepresentable, Equatable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static func == (left: UITextContentType, right: UITextContentType) -> Bool {
    left.rawValue.isSame(as: right.rawValue)
  }

  public static var name: Self { Self(rawValue: "name") }
  public static var namePrefix: Self { Self(rawValue: "name-prefix") }
  public static var givenName: Self { Self(rawValue: "given-name") }
  public static var middleName: Self { Self(rawValue: "middle-name") }
  public static var familyName: Self { Self(rawValue: "family-name") }
  public static var nickname: Self { Self(rawValue: "nickname") }
  public static var jobTitle: Self { Self(rawValue: "organization-title") }
  public static var organizationName: Self { Self(rawValue: "organization") }
  public static var location: Self { Self(rawValue: "location") }
  public static var fullStreetAddress: Self { Self(rawValue: "street-address") }
  public static var streetAddressLine1: Self { Self(rawValue: "address-line1") }
  public static var streetAddressLine2: Self { Self(rawValue: "address-line2") }
  public static var addressCity: Self { Self(rawValue: "address-level2") }
  public static var addressState: Self { Self(rawValue: "address-level1") }
  public static var postalCode: Self { Self(rawValue: "postal-code") }
  public static var countryName: Self { Self(rawValue: "country-name") }
  public static var telephoneNumber: Self { Self(rawValue: "tel") }
  public static var emailAddress: Self { Self(rawValue: "email") }
  public static var URL: Self { Self(rawValue: "url") }
  public static var creditCardNumber: Self { Self(rawValue: "cc-number") }
  public static var username: Self { Self(rawValue: "username") }
  public static var password: Self { Self(rawValue: "current-password") }
  public static var newPassword: Self { Self(rawValue: "new-password") }
  public static var oneTimeCode: Self { Self(rawValue: "one-time-code") }
}
