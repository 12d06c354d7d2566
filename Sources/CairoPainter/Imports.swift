// What every file of this module draws with.
#if Desktop
  @_exported import CCairo
#else
  #error("Windows and pictures need libraries of the system: say traits: [\"Desktop\"].")
#endif
