package ir_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// TestDifferentialVerify compares all diagnostics of the verifiers.
func TestDifferentialVerify(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	text := verifyInput(t)
	_, want, _ := reftest.Run(t, tool, text, "--split-input-file", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false")
	if d := reftest.Diff(want, verifyAll(t, text)); d != "" {
		t.Errorf("differs:\n%s", d)
	}
}

// A generator writes random modules, most of them with a use that is not
// dominated, or another mistake.
type generator struct {
	r      *rand.Rand
	b      strings.Builder
	n      int      // values so far
	values []string // names with types
}

// region writes the body of a region of n blocks.
func (g *generator) region(depth int, isolated bool) {
	outer := g.values
	if isolated && g.r.Intn(8) > 0 {
		g.values = nil
	}
	blocks := 1
	if g.r.Intn(3) == 0 {
		blocks += g.r.Intn(4)
	}
	for i := range blocks {
		if i > 0 {
			fmt.Fprintf(&g.b, "^bb%d(%%%d : i32):\n", i, g.n)
			g.values = append(g.values, fmt.Sprint("%", g.n))
			g.n++
		}
		for range g.r.Intn(4) {
			g.op(depth)
		}
		g.terminator(blocks)
	}
	if g.r.Intn(30) > 0 {
		g.values = outer
	}
}

func (g *generator) use() string {
	if len(g.values) == 0 {
		return ""
	}
	if g.r.Intn(60) == 0 {
		return fmt.Sprint("%", g.r.Intn(g.n))
	}
	return g.values[g.r.Intn(len(g.values))]
}

func (g *generator) op(depth int) {
	var uses, types []string
	for range g.r.Intn(3) {
		if u := g.use(); u != "" {
			uses, types = append(uses, u), append(types, "i32")
		}
	}
	result := g.r.Intn(3) > 0
	def := fmt.Sprint("%", g.n)
	if result {
		g.n++
		fmt.Fprintf(&g.b, "%s = ", def)
	}
	name, isolated := []string{"t.op", "t.op", "test.ssacfg_region", "test.graph_region", "test.isolated_graph_region"}[g.r.Intn(5)], false
	if depth == 0 || result && strings.Contains(name, "graph") {
		name = "t.op"
	}
	if name != "t.op" {
		uses, types = nil, nil
	}
	isolated = name == "test.isolated_graph_region"
	fmt.Fprintf(&g.b, "%q(%s)", name, strings.Join(uses, ", "))
	if name != "t.op" || depth > 0 && g.r.Intn(3) == 0 {
		g.b.WriteString(" ({\n")
		g.region(depth-1, isolated)
		g.b.WriteString("})")
	}
	fmt.Fprintf(&g.b, " : (%s) -> ", strings.Join(types, ", "))
	if result {
		g.b.WriteString("i32\n")
		g.values = append(g.values, def)
	} else {
		g.b.WriteString("()\n")
	}
}

func (g *generator) terminator(blocks int) {
	u := g.use()
	if blocks == 1 || u == "" {
		g.b.WriteString("\"t.end\"() : () -> ()\n")
		return
	}
	var dests []string
	for range 1 + g.r.Intn(2) {
		dests = append(dests, fmt.Sprint("^bb", 1+g.r.Intn(blocks-1)))
	}
	fmt.Fprintf(&g.b, "\"t.br\"(%s)[%s] : (i32) -> ()\n", u, strings.Join(dests, ", "))
}

// TestDifferentialVerifyRandom compares the diagnostics for random modules.
func TestDifferentialVerifyRandom(t *testing.T) {
	tool := reftest.Tool(t, "mlir-opt")
	g := generator{r: rand.New(rand.NewSource(10))}
	for range 600 {
		g.n, g.values = 0, nil
		for range 3 {
			g.op(3)
		}
		g.b.WriteString(splitMarker)
	}
	text := g.b.String()
	_, want, _ := reftest.Run(t, tool, text, "--split-input-file", "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false")
	if d := reftest.Diff(want, verifyAll(t, text)); d != "" {
		t.Errorf("differs:\n%.4000s", d)
	}
	t.Logf("%d errors, %d of dominance, %d of isolation", strings.Count(want, "error:"), strings.Count(want, "does not dominate"), strings.Count(want, "outside the region"))
}
