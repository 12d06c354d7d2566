/// What somebody does who writes, as the page says it: by the number.
enum WritingCode: Int32 {
  case insert, mark, erase, paste
}
