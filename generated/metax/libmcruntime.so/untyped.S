/* Made by `porter gen --backend metax`. Do not edit. */
/* untyped.S: exports that no header declares. */
#include "untyped.h"
