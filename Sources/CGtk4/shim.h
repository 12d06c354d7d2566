#include <gtk/gtk.h>
#include <glib-unix.h>
#include <malloc.h>

// Declared in gio-unix-2.0, whose folder of headers GTK's own flags do not name.
GUnixFDList *g_unix_fd_list_new_from_array(const gint *descriptors, gint count);
const gint *g_unix_fd_list_peek_fds(GUnixFDList *list, gint *count);

// Swift does not see functions with any number of arguments, and the one that takes values wants other types than it makes
// itself (GTK 4.8).
static inline void gtk_accessible_set_state(GtkWidget *widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

// As Xlib has them (XPropertyEvent, XWindowAttributes), whose headers GTK's need not have.
struct cgtk_property_event {
  int type;
  unsigned long serial;
  int sent;
  void *display;
  unsigned long window, atom, time;
  int state;
};

struct cgtk_window_attributes {
  int x, y, width, height, border, depth;
  void *visual;
  unsigned long root;
  int kind, bit_gravity, window_gravity, backing;
  unsigned long backing_planes, backing_pixel;
  int save_under;
  unsigned long colormap;
  int map_installed, map_state;
  long all_event_masks, own_event_mask, kept_event_mask;
  int override;
  void *screen;
};
