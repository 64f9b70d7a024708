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

// release and commit are set by the linker for the programs of a release (-X), which are
// built without the version control's data.
var release, commit string

// version describes the binary and the machine, for reports of mistakes: the release, the commit,
// Go, and the definitions of LLVM that are used without -I.
func version() string {
	version, from := release, commit
	if info, ok := debug.ReadBuildInfo(); ok {
		version, from = cmp.Or(version, info.Main.Version), cmp.Or(from, commitOf(info))
	}
	found := strings.Join(library.InstalledLLVM(), ", ")
	return fmt.Sprintf("mica %s, compatible with LLVM/MLIR %s\ncommit: %s\nGo: %s %s/%s\nLLVM: %s\n",
		cmp.Or(version, "(devel)"), reference, cmp.Or(from, "unknown"), runtime.Version(), runtime.GOOS, runtime.GOARCH, cmp.Or(found, "none found; the definitions of mica are used"))
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
