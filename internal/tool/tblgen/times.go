package tblgen

import (
	"fmt"
	"io"
	"slices"
	"time"
)

// A phase is a part of a run.
type phase struct {
	name string
	took time.Duration
}

// writeTimes writes the duration of each phase, the longest first.
func writeTimes(w io.Writer, phases []phase) {
	slices.SortStableFunc(phases, func(a, b phase) int { return int(b.took - a.took) })
	total := 0.0
	for _, p := range phases {
		total += p.took.Seconds()
	}
	fmt.Fprintf(w, "===-------------------------------------------------------------------------===\n")
	fmt.Fprintf(w, "                             TableGen Phase Timing\n")
	fmt.Fprintf(w, "===-------------------------------------------------------------------------===\n")
	fmt.Fprintf(w, "  Total Execution Time: %.4f seconds (%.4f wall clock)\n\n", total, total)
	fmt.Fprintf(w, "   ---Wall Time---  --- Name ---\n")
	for _, p := range phases {
		share := 0.0
		if total > 0 {
			share = 100 * p.took.Seconds() / total
		}
		fmt.Fprintf(w, "   %7.4f (%5.1f%%)  %s\n", p.took.Seconds(), share, p.name)
	}
	fmt.Fprintf(w, "   %7.4f (100.0%%)  Total\n\n", total)
}
