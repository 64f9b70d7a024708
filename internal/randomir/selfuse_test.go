package randomir_test

import (
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/randomops"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
	"github.com/mica-ir/mica/source"
)

// TestSelfUse canonicalizes operations of all dialects that use their own results, which a module
// may have because it is a graph region. The folds and patterns of all of them end.
func TestSelfUse(t *testing.T) {
	include := reftest.Include(t)
	n, tool := reftest.Count(1, 2, 50), newTool()
	ctx, _, list := randomops.Upstream(include)
	if list.HasErrors() {
		t.Fatal(list)
	}
	g := randomops.NewGenerator(ctx, randomops.NewPool(randomops.Candidates(ctx)), 5)
	total := 0
	for _, d := range ctx.Dialects() {
		for _, def := range ctx.OpDefs(d) {
			if !reftest.Sampled(def.Name, 12) {
				continue
			}
			var texts []string
			for _, c := range g.Folds(def, n) {
				if text := selfUsing(ctx, c.Text); text != "" {
					texts = append(texts, text+"\n")
				}
			}
			total += len(texts)
			ends(t, tool, strings.Join(texts, separator), "--canonicalize")
		}
	}
	t.Logf("%d operations use themselves", total)
	if total < 5 {
		t.Errorf("only %d operations can use themselves", total)
	}
}

// selfUsing returns a module in which operations use their own results where the types permit it, or
// "" if the types permit none.
func selfUsing(ctx *ir.Context, text string) string {
	module, _ := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if module == nil {
		return ""
	}
	changed := false
	for op := range module.Region(0).Ops() {
		for i := range op.NumOperands() {
			for _, r := range op.Results() {
				if r.Type() == op.Operand(i).Type() {
					op.OpOperand(i).Set(r)
					changed = true
				}
			}
		}
	}
	if !changed {
		return ""
	}
	return asm.String(module, asm.Options{Generic: true})
}

// ends runs a pass, and fails if that does not end.
func ends(t *testing.T, tool *opt.Tool, text, flag string) {
	t.Helper()
	done := make(chan bool)
	go func() {
		processed(tool, text, flag)
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatalf("%s does not end for\n%s", flag, text)
	}
}
