// Package process contains the start-up code that the programs share, and their names.
package process

import (
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
)

// Run runs a program, which gets its arguments with its name, and exits.
func Run(main func(args []string, in io.Reader, out, errs io.Writer) int) {
	// The tools process one input and exit, so collecting garbage less often is
	// worth the memory.
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	os.Exit(main(os.Args, os.Stdin, os.Stdout, os.Stderr))
}

// Name returns the name of the program at a path: without the suffix of the system, and
// without the version that Debian's have: mlir-opt-22.
func Name(path string) string {
	name := strings.TrimSuffix(filepath.Base(path), ".exe")
	if i := strings.LastIndexByte(name, '-'); i >= 0 && strings.Trim(name[i+1:], "0123456789.") == "" {
		return name[:i]
	}
	return name
}
