package main

import (
	"cmp"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/mica-ir/mica/internal/library"
)

// reference is the release of LLVM whose behavior mica has.
const reference = "22.1.8"

// version describes the binary and the machine, for reports of mistakes: the release, the commit,
// Go, and the definitions of LLVM that are used without -I.
func version() string {
	release, commit := "(devel)", "unknown"
	if info, ok := debug.ReadBuildInfo(); ok {
		release, commit = cmp.Or(info.Main.Version, release), cmp.Or(commitOf(info), commit)
	}
	found := strings.Join(library.InstalledLLVM(), ", ")
	return fmt.Sprintf("mica %s, compatible with LLVM/MLIR %s\ncommit: %s\nGo: %s %s/%s\nLLVM: %s\n",
		release, reference, commit, runtime.Version(), runtime.GOOS, runtime.GOARCH, cmp.Or(found, "none found; the definitions of mica are used"))
}

// commitOf returns the commit that a binary was built from, and whether files differed from it.
func commitOf(info *debug.BuildInfo) string {
	commit := ""
	for _, s := range info.Settings {
		switch {
		case s.Key == "vcs.revision":
			commit = s.Value
		case s.Key == "vcs.modified" && s.Value == "true":
			commit += ", with changes"
		}
	}
	return commit
}
