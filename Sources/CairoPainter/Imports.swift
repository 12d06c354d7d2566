// What every file of this module draws with.
#if Drawing
  @_exported import CCairo
#else
  #error("Drawing needs libraries of the system: say traits: [\"Drawing\"], or [\"Desktop\"].")
#endif
