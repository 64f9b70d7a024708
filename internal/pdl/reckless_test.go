package pdl_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/pdl"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// reckless writes a rewrite that erases, replaces and uses any operation and value.
func (w *caseWriter) reckless(ops []string) {
	values, ranges, types, attrs := w.values, w.ranges, w.types, w.attrs
	typed := func(list []string, t string) string {
		if len(list) == 0 {
			return ""
		}
		return fmt.Sprintf("(%s : %s)", strings.Join(list, ", "), strings.TrimSuffix(strings.Repeat(t+", ", len(list)), ", "))
	}
	some := func(list []string) []string {
		var out []string
		for range w.IntN(3) {
			if len(list) > 0 {
				out = append(out, pick(w, list...))
			}
		}
		return out
	}
	for range 1 + w.IntN(6) {
		id := w.id()
		switch w.IntN(10) {
		case 0:
			w.line("pdl.erase %s", pick(w, ops...))
		case 1:
			w.line("pdl.replace %s with %s", pick(w, ops...), pick(w, ops...))
		case 2:
			w.line("pdl.replace %s with %s", pick(w, ops...), typed(append(some(values), pick(w, append(values, "%none")...)), "!pdl.value"))
		case 3, 4:
			name := pick(w, "t.a", "t.b", "t.new", "index.add")
			text := fmt.Sprintf("%s = pdl.operation %q%s", id, name, typed(some(values), "!pdl.value"))
			if len(attrs) > 0 && w.chance(50) {
				text += ` {"x" = ` + pick(w, attrs...) + "}"
			}
			if ts := some(types); len(ts) > 0 {
				text += " -> " + typed(ts, "!pdl.type")
			}
			w.line("%s", text)
			ops = append(ops, id)
		case 5:
			w.line("%s = pdl.result %d of %s", id, w.IntN(2), pick(w, ops...))
			values = append(values, id)
		case 6:
			w.line("%s = pdl.results of %s", id, pick(w, ops...))
			ranges = append(ranges, id)
		case 7:
			if len(ranges) > 0 {
				w.line("%s = pdl.range %s : !pdl.range<value>", id, pick(w, ranges...))
				w.line(`%sn = pdl.operation "t.ranged"(%s : !pdl.range<value>)`, id, id)
				ops = append(ops, id+"n")
			}
		case 8:
			w.line(`%s = pdl.apply_native_rewrite "creator"(%s : !pdl.operation) : !pdl.operation`, id, pick(w, ops...))
			ops = append(ops, id)
		default:
			if len(values) > 0 {
				w.line(`pdl.apply_native_rewrite "rewriter"(%s, %s : !pdl.operation, !pdl.value)`, pick(w, ops...), pick(w, values...))
			}
		}
	}
}

func recklessCase(seed uint64) string {
	w := &caseWriter{Rand: rand.New(rand.NewPCG(seed, 11))}
	w.b.WriteString("module @patterns {\n")
	for range 1 + w.IntN(3) {
		w.values, w.ranges, w.types, w.attrs = nil, nil, nil, nil
		w.b.WriteString("  pdl.pattern : benefit(1) {\n")
		root, _, _ := w.operation(w.IntN(3), false, "")
		ops := []string{root}
		if len(w.values) > 0 && w.chance(50) {
			second, _, _ := w.operation(0, false, "")
			ops = append(ops, second)
		}
		w.line("pdl.rewrite %s {", root)
		w.reckless(ops)
		w.line("}")
		w.b.WriteString("  }\n")
	}
	w.b.WriteString("}\n")
	w.ir()
	return w.b.String()
}

// TestRecklessRewrites applies rewrites that make no sense. They end, with errors
// where the IR would break.
func TestRecklessRewrites(t *testing.T) {
	applied, failed, cases := 0, 0, 0
	for seed := range uint64(600) {
		text := recklessCase(seed)
		ctx := newContext(t)
		module, _ := parse(ctx, "reckless", text)
		if module == nil {
			continue
		}
		patterns, body := ir.LookupSymbolIn(module, "patterns"), ir.LookupSymbolIn(module, "ir")
		compiled, _ := pdl.Compile(patterns, testNatives())
		if compiled == nil {
			continue
		}
		cases++
		func() {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("seed %d:\n%s", seed, text)
					panic(r)
				}
			}()
			var set rewrite.Set
			set.AddMatcher(compiled)
			res := rewrite.ApplyGreedily(body, freeze(t, body.Context(), &set), rewrite.GreedyConfig{MaxIterations: 3, MaxRewrites: 200})
			applied += res.Stats.Applied
			var diags diag.List
			ir.Verify(module, &diags)
			asm.String(module, asm.Options{})
			if res.Diagnostics.HasErrors() {
				failed++
			}
		}()
	}
	if cases < 100 || applied < 100 || failed < 20 {
		t.Errorf("%d cases, %d rewrites, %d failures are too few to mean something", cases, applied, failed)
	}
	t.Logf("%d cases, %d rewrites, %d failures", cases, applied, failed)
}
