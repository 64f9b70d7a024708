package opt

import (
	"io"
	"slices"
)

// debugTypes are the types of --debug-only, by the names that MLIR's sources give them.
var debugTypes = []string{"greedy-rewriter", "walk-rewriter", "dialect-conversion", "pattern-application", "pdl-predicate-tree", "pdl-bytecode"}

// debugTo returns a context's function for debug output to w, or nil if the command line
// requests none.
func (o *options) debugTo(w io.Writer) func(kind string) io.Writer {
	if len(o.debug) == 0 {
		return nil
	}
	return func(kind string) io.Writer {
		if slices.Contains(o.debug, kind) {
			return w
		}
		return nil
	}
}
