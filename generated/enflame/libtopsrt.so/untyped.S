/* Made by `porter gen --backend enflame`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"
