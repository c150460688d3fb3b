/* Made by `porter gen --backend cambricon`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"
