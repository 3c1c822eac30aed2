#include "bridge.h"
