# The commands of this house. Each sets up what it needs first, and says so.

export PATH := $(PATH):/opt/swift/usr/bin:$(HOME)/.local/share/swiftly/bin
export LC_ALL := C.UTF-8

# An import that Package.swift does not declare is an error.
WALLS := --explicit-target-dependency-import-check error
RELEASE := -c release --static-swift-stdlib $(WALLS)

.PHONY: run build test lint fuzz bench record screenshots clean help

# Build and start Sela on this machine; it prints its address. Ctrl-C stops it.
run: build
	@exec .build/release/sela serve

# What ships: a release build with the Swift runtime inside.
build:
	@scripts/set-up
	@swift build $(RELEASE) --product sela

# Every check there is; ends with "N passed, N failed".
test:
	@scripts/set-up tests
	@scripts/test

# The style of the house: format, walls, warnings, and the rules in scripts/lint.
lint:
	@scripts/set-up tests
	@scripts/test lint build

# Random input for what reads requests, forms and texts; the seeds are kept.
fuzz:
	@scripts/set-up
	@scripts/test fuzz

# Measures this build on this machine and writes docs/bench.md.
bench: build
	@scripts/set-up tests
	@scripts/bench

# Writes the golden files anew. Read the difference before you keep it.
record:
	@scripts/set-up
	@RECORD_GOLDEN=1 swift test $(WALLS); git --no-pager diff --stat

# Pictures of every page into screenshots/, and the one in the README.
screenshots: build
	@scripts/set-up tests
	@scripts/screenshots

# Forgets what was built; what was installed in .deps stays.
clean:
	rm -rf .build

# What can be made.
help:
	@awk '/^# /{text = substr($$0, 3); next} /^[a-z]+:/{sub(":.*", ""); if (text != "") printf "make %-12s %s\n", $$0, text} {text = ""}' Makefile
