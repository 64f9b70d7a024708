package compiled

import (
	"cmp"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// SortByPattern sorts the matches that were appended to before by the number of their pattern,
// and returns all. n is the number of patterns. Rules of DRR are tried in their order in the
// text.
func SortByPattern(before, all []rewrite.Match, n int) []rewrite.Match {
	if len(all)-len(before) > 1 {
		slices.SortStableFunc(all[len(before):], func(a, b rewrite.Match) int { return cmp.Compare(a.Data%n, b.Data%n) })
	}
	return all
}

// Loops bounds the work of one match: loops over the users of values may be nested, and the
// number of steps is then the product of the numbers of users.
type Loops struct{ steps int }

const maxSteps = 1 << 27

// Begin begins a match.
func (l *Loops) Begin() { l.steps = 0 }

// Next counts a step of a loop. After too many it reports an error and returns false.
func (l *Loops) Next(root *ir.Operation, r *rewrite.Rewriter) bool {
	if l.steps++; l.steps <= maxSteps {
		return true
	}
	r.Errorf(root.Location().Place(), "matching at '%s' takes more than %d steps", root.Name(), maxSteps)
	return false
}
