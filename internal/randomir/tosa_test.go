package randomir_test

import (
	"math/rand/v2"
	"testing"

	"github.com/mica-ir/mica/internal/randomir"
	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialTosa compares the canonicalization of random functions of tosa; both tools
// reject some of these.
func TestDifferentialTosa(t *testing.T) {
	tools := newPair(t, reftest.Include(t))
	n := reftest.Count(200, 300, 4000)
	for i, flags := range []string{"--canonicalize", "--canonicalize=top-down=false"} {
		t.Run(flags, func(t *testing.T) {
			r := rand.New(rand.NewPCG(uint64(i), 2))
			var in []string
			for range n {
				in = append(in, randomir.Tosa(r, 6+r.IntN(20)))
			}
			tools.compare(t, in, flags, 12)
		})
	}
}
