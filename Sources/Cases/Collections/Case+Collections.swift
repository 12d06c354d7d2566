extension Case {
  /// Those that show collection views and tables: a page has a module of their own for them.
  public static var collections: [Case] {
    [
      Case(
        name: "grid", document: "",
        summary: "A thousand tiles: a tap takes one away, a button brings three."
      ) { TileGridCase() },
      Case(
        name: "carousel", document: "",
        summary: "Rows of cards that page sideways, each with the card in its middle in front."
      ) { CarouselCase() },
      Case(
        name: "list", document: "",
        summary: "A table in sections: headers stay in view, a swipe deletes a row."
      ) { ListCase() },
      Case(
        name: "strip", document: "",
        summary: "A line of pictures that comes to rest with one of them in the middle."
      ) { StripCase() },
      Case(
        name: "reorder", document: "",
        summary: "Tiles that a finger holds still and drags to another place."
      ) { ReorderCase() },
    ]
  }
}
