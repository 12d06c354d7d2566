#include <gtk/gtk.h>
#include <glib-unix.h>
#include <malloc.h>
