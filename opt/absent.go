package opt

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"
)

// absentText lists the passes of mlir-opt 22 that mica does not have, one a line in alphabetical
// order, after a colon with the means to the same end where there are some. A test compares it with the
// installed mlir-opt.
//
//go:embed absent.txt
var absentText string

// An AbsentPass is a pass of mlir-opt that mica does not have.
type AbsentPass struct {
	Name    string
	Instead string // how to do the same, "" if there is no way
}

var absentPasses = sync.OnceValue(func() (list []AbsentPass) {
	for line := range strings.Lines(absentText) {
		name, instead, _ := strings.Cut(strings.TrimSpace(line), ": ")
		list = append(list, AbsentPass{name, instead})
	}
	return list
})

// AbsentPasses returns the passes of mlir-opt that mica does not have, without those that
// only MLIR's tests use.
func AbsentPasses() []AbsentPass { return slices.Clone(absentPasses()) }

// absent explains that a pass exists in mlir-opt only; "" for any other name.
func absent(name string) string {
	list := absentPasses()
	i, found := slices.BinarySearchFunc(list, name, func(p AbsentPass, name string) int { return strings.Compare(p.Name, name) })
	switch {
	case !found:
		return ""
	case list[i].Instead != "":
		return fmt.Sprintf("mlir-opt has the pass '%s', mica does not; use %s", name, list[i].Instead)
	}
	return fmt.Sprintf("mlir-opt has the pass '%s', mica does not", name)
}
