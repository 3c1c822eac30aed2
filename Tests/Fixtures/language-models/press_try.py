"""Opens the page of language models as a browser does and presses "Try it": press_try.py ADDRESS."""
import http.cookiejar
import re
import sys
import urllib.parse
import urllib.request

base = sys.argv[1].rstrip("/")
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
browser.open(base + "/").read()
page = browser.open(base + "/settings/models").read().decode()
fields = re.search(r'<form[^>]*action="/settings/models/try"[^>]*>(.*?)</form>', page, re.S).group(1)
values = dict(re.findall(r'name="([^"]+)"[^>]*value="([^"]*)"', fields))
request = urllib.request.Request(
    base + "/settings/models/try", urllib.parse.urlencode(values).encode(), {"Origin": base})
browser.open(request).read()
