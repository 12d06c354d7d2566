#if !Desktop
  #error(
    "Windows and pictures need libraries of the system: name this package with traits: [\"Desktop\"]."
  )
#endif
