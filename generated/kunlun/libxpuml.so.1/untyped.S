/* Made by `porter gen --backend kunlun`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"
