/* Made by `porter gen --backend biren`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"
