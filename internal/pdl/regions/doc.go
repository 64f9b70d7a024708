// Package regions holds the native functions on regions that patterns of the pdl dialect apply.
//
// Nothing in MLIR's pdl dialect describes a region. Native constraints count its parts and return its
// operations and values, and native rewrites build it. The names of these functions have the numbers of
// regions, blocks and operations, such as NestedOp(0,0,-1), so that no function of a text has such a name.
// Package rewrite/compiled implements them.
package regions

import (
	"fmt"
	"strings"
)

// Name returns the name of a function with its numbers.
func Name(function string, numbers ...int) string {
	return function + "(" + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(numbers)), ","), "[]") + ")"
}
