#pragma once
#include <curl/curl.h>

/* What Swift cannot import from libcurl: functions with a variable list of arguments. Nothing else belongs
   here. */
