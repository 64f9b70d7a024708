package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/plugin"
	"github.com/mica-ir/mica/internal/randomops"
)

// TestDifferentialListings compares the dialect that is made of the listings of the manual:
// on modules written by hand, and on damaged ones.
func TestDifferentialListings(t *testing.T) {
	ctx := load(t, "listings.td", "listings.h")
	var cases []randomops.Case
	parts := strings.Split(plugin.Source("listings.mlir"), "// -----\n")
	for i, text := range parts {
		cases = append(cases, randomops.Case{Op: fmt.Sprintf("by hand %d", i), Text: text})
	}
	for i := range 500 {
		g := &moduleWriter{Rand: rand.New(rand.NewPCG(uint64(i), 17))}
		cases = append(cases, randomops.Case{Op: "damaged", Text: g.damaged(parts[g.IntN(len(parts))])})
	}
	compare(t, "listings", ctx, cases)
}
