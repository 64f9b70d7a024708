// Release builds static programs for all systems and packages them: archives, Debian, npm and Python packages, an image,
// a Homebrew formula and a Nix expression, with checksums and provenance. Run it in the checkout:
//
//	go run ./scripts/release [-version v0.1.0] DIR [SYSTEM/PROCESSOR...]
//
// Two runs at the same commit with the same Go write the same bytes. Without -version the release is the only
// version among the tags of the commit, or else a version of Go's form for commits without a tag.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	version := flag.String("version", "", "the release, vMAJOR.MINOR.PATCH with an optional suffix")
	flag.Parse()
	if err := release(*version, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

func release(version string, args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("usage: go run ./scripts/release [-version VERSION] DIR [SYSTEM/PROCESSOR...]")
	}
	targets := allTargets()
	if len(args) > 1 {
		var err error
		if targets, err = parseTargets(args[1:]); err != nil {
			return err
		}
	}
	r, err := readRelease(".", version)
	if err != nil {
		return err
	}
	programs, err := buildAll(r, ".", targets)
	if err != nil {
		return err
	}
	return write(r, programs, args[0])
}
