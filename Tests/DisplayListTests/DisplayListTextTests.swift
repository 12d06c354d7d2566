import DisplayList
import ScrollGeometry
import Testing

struct DisplayListTextTests {
  @Test func `Every kind of item has one line, groups are indented`() {
    let list = DisplayList(
      size: Size(width: 390, height: 844.5), pixelsPerPoint: 2,
      items: [
        .fill(
          Rect(x: 0, y: 0, width: 390, height: 844), radius: 0, Color(red: 1, green: 1, blue: 1)),
        .pushTransform(AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: -0.5)),
        .pushOpacity(0.25),
        .pushClip(Rect(x: 0, y: 0, width: 100, height: 50), radius: 4),
        .image(
          TextureID(picture: 3, level: 1, column: 4, row: 15),
          source: Rect(x: 0, y: 0, width: 256, height: 200),
          destination: Rect(x: 0.1, y: 0, width: 128, height: 100)),
        .pop,
        .pop,
        .stroke(
          Rect(x: 0, y: 0, width: 10, height: 10), radius: 2, width: 1,
          Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
        .pop,
        .pushTransform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -0.0, ty: 1e-7)),
        .text(
          TextRun(
            text: "a \"b\"\n", bounds: Rect(x: 0, y: 0, width: 50, height: 20), fontSize: 17,
            fontWeight: 600, color: Color(red: 0, green: 0, blue: 0), alignment: .right,
            lineLimit: 0)),
        .pop,
      ])
    #expect(
      list.description == """
        390 x 844.5 @2
        fill 0 0 390 844 #ffffff
        translate 10 -0.5
          opacity 0.25
            clip 0 0 100 50 radius 4
              image 3/1/4/15 from 0 0 256 200 to 0.1 0 128 100
          stroke 0 0 10 10 radius 2 width 1 #ff800080
        transform 2 0 0 2 0 1e-07
          text "a \\"b\\"\\n" in 0 0 50 20 size 17 weight 600 #000000 right lines 0

        """)
  }

  @Test func `A list whose groups do not match says so`() {
    #expect(DisplayList(items: [.pop]).description == "0 x 0 @1\npop without a group\n")
    #expect(
      DisplayList(items: [.pushOpacity(0.5)]).description
        == "0 x 0 @1\nopacity 0.5\n1 groups left open\n")
  }
}
