package opt

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// absentText lists the passes of mlir-opt 22 that mica does not have, one a line in alphabetical
// order. A test compares it with the installed mlir-opt.
//
//go:embed absent.txt
var absentText string

var absentPasses = sync.OnceValue(func() []string { return strings.Fields(absentText) })

// AbsentPasses returns the passes of mlir-opt that mica does not have, without those that
// only MLIR's tests use.
func AbsentPasses() []string { return slices.Clone(absentPasses()) }

// absent explains that a pass exists in mlir-opt only; "" for any other name.
func absent(name string) string {
	if _, found := slices.BinarySearch(absentPasses(), name); !found {
		return ""
	}
	return fmt.Sprintf("mlir-opt has the pass '%s', mica does not", name)
}
