/* Functions of a library that nothing is linked with: it is loaded when one of them is first called. */
#ifndef CLAZY_H
#define CLAZY_H

struct lazy_library {
  const char *name;
  /* As `dlopen` takes it. */
  int mode;
};

/* Loads it if it is not; NULL when there is none. */
void *lazy_load(const struct lazy_library *library);

/* What `known` holds, which is looked for when that is nothing: several threads may come first at once, and each finds
   the same. Ends the program when there is no such function. */
void *lazy_function(void *_Atomic *known, const struct lazy_library *library, const char *name);

/* A function of the library, under its own name. */
#define LAZY_FORWARD(library, result, name, parameters, arguments)                         \
  result name parameters {                                                                 \
    static void *_Atomic known;                                                            \
    return ((result(*) parameters)lazy_function(&known, &(library), #name)) arguments;     \
  }

#endif
