extension Case {
  /// Those that one writes into: a page has a module of their own for them.
  public static var writing: [Case] {
    [
      Case(
        name: "form", document: "",
        summary: "Fields and a text: the field that is written into stays in view."
      ) { FormCase() }
    ]
  }
}
