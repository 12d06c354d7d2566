#if __wasm__

#include <stddef.h>
#include <stdint.h>

// Every block is a power of two bytes long and lies at a multiple of its length (of a page, when it is
// longer than one), so alignment costs nothing. A page holds blocks of one length only; `bits_of_page` says
// which, and so `free` needs no header in front of a block. Blocks are never given back to the machine.

enum { smallest_bits = 4, page_bits = 16, longest_bits = 31 };

struct block {
  struct block *next;
};

static struct block *spare[longest_bits + 1];
static uint8_t bits_of_page[1 << (32 - page_bits)];

/// Adds fresh pages to the memory and threads them onto the list of blocks of 2^bits bytes.
static int grow(int bits) {
  size_t pages = bits > page_bits ? (size_t)1 << (bits - page_bits) : 1;
  size_t first = __builtin_wasm_memory_grow(0, pages);
  if (first == (size_t)-1) return 0;
  bits_of_page[first] = (uint8_t)bits;
  uintptr_t start = (uintptr_t)first << page_bits;
  uintptr_t length = (uintptr_t)1 << bits;
  // From the last to the first, so that blocks are handed out in rising order.
  for (uintptr_t offset = pages << page_bits; offset >= length; offset -= length) {
    struct block *block = (struct block *)(start + offset - length);
    block->next = spare[bits];
    spare[bits] = block;
  }
  return 1;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t length = size > alignment ? size : alignment;
  int bits = length <= (size_t)1 << smallest_bits ? smallest_bits : 32 - __builtin_clz((unsigned)length - 1);
  if (bits > longest_bits || alignment > (size_t)1 << page_bits) return 12; // ENOMEM
  if (!spare[bits] && !grow(bits)) return 12;
  *result = spare[bits];
  spare[bits] = spare[bits]->next;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = pointer;
  int bits = bits_of_page[(uintptr_t)pointer >> page_bits];
  block->next = spare[bits];
  spare[bits] = block;
}

#endif
