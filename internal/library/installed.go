package library

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/source"
)

// environment returns the directories of MICA_INCLUDE.
func environment() []string {
	var dirs []string
	for _, d := range filepath.SplitList(os.Getenv("MICA_INCLUDE")) {
		if d != "" {
			dirs = append(dirs, d)
		}
	}
	return dirs
}

// Installed returns the directories and trees in which definitions are found without further flags, after the directories of a
// command line: those of MICA_INCLUDE, the files within the program, and the newest LLVM that is installed.
func Installed(natives func() []*dialect.Natives) (includes []string, trees []source.FS) {
	trees = Trees(natives)
	if found := InstalledLLVM(); len(found) > 0 {
		trees = append(trees, source.FS{Prefix: found[0] + "/", Tree: os.DirFS(found[0])})
	}
	return environment(), trees
}

// llvmPlaces are where packages of LLVM have their include trees.
var llvmPlaces = [...]string{
	"/usr/lib/llvm-*/include", "/usr/local/lib/llvm-*/include", "/usr/lib64/llvm*/include", "/opt/llvm-*/include",
	"/opt/homebrew/opt/llvm*/include", "/usr/local/opt/llvm*/include", "/usr/local/include", "/usr/include",
}

// InstalledLLVM returns the include directories of the LLVMs installed with the definitions of
// MLIR's dialects, the newest first. The version is that in the directory's name. Tests hide all of
// them with MICA_REFERENCE=none.
func InstalledLLVM() (dirs []string) {
	if os.Getenv("MICA_REFERENCE") == "none" {
		return nil
	}
	for _, pattern := range llvmPlaces {
		found, _ := filepath.Glob(pattern)
		for _, d := range found {
			if isFile(os.DirFS(d), "mlir/IR/OpBase.td") {
				dirs = append(dirs, d)
			}
		}
	}
	slices.SortStableFunc(dirs, func(a, b string) int { return versionOf(b) - versionOf(a) })
	return dirs
}

// versionOf returns the number in "llvm-22" or "llvm@22", or 0.
func versionOf(dir string) int {
	name := strings.TrimLeft(strings.TrimPrefix(filepath.Base(filepath.Dir(dir)), "llvm"), "-@")
	n, err := strconv.Atoi(name)
	if err != nil {
		return 0
	}
	return n
}

func isFile(tree fs.FS, name string) bool {
	st, err := fs.Stat(tree, name)
	return err == nil && st.Mode().IsRegular()
}
