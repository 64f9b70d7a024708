package semantics_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/semantics"
)

// A meaning is the result of an operation on numbers without a width; undefined where it has none.
type meaning func(x, y, ux, uy int64) (z int64, undefined bool)

// meanings are written with mathematical integers. The first two arguments are signed numbers, the others those without
// signs.
var meanings = map[string]meaning{
	"addi":  func(x, y, _, _ int64) (int64, bool) { return x + y, false },
	"subi":  func(x, y, _, _ int64) (int64, bool) { return x - y, false },
	"muli":  func(x, y, _, _ int64) (int64, bool) { return x * y, false },
	"divui": func(_, _, x, y int64) (int64, bool) { return x / max(1, y), y == 0 },
	"remui": func(_, _, x, y int64) (int64, bool) { return x % max(1, y), y == 0 },
	"maxsi": func(x, y, _, _ int64) (int64, bool) { return max(x, y), false },
	"minui": func(_, _, x, y int64) (int64, bool) { return min(x, y), false },
	"xori":  func(_, _, x, y int64) (int64, bool) { return x ^ y, false },
	"floordivsi": func(x, y, _, _ int64) (int64, bool) {
		if y == 0 {
			return 0, true
		}
		q := x / y
		if x%y != 0 && (x < 0) != (y < 0) {
			q--
		}
		return q, false
	},
	"ceildivsi": func(x, y, _, _ int64) (int64, bool) {
		if y == 0 {
			return 0, true
		}
		q := x / y
		if x%y != 0 && (x < 0) == (y < 0) {
			q++
		}
		return q, false
	},
}

// TestIntegers executes operations on all numbers of up to 4 bits. A quotient that is no number of the type is
// undefined behavior, and a sum that breaks its flags poison.
func TestIntegers(t *testing.T) {
	for name, m := range meanings {
		flags := []string{""}
		if name == "addi" || name == "subi" || name == "muli" {
			flags = append(flags, " overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>")
		}
		for _, f := range flags {
			for w := 1; w <= 4; w++ {
				p := operation(t, name, f, w)
				for x := range int64(1) << w {
					for y := range int64(1) << w {
						check(t, p, m, name+f, w, x, y)
					}
				}
			}
		}
	}
}

func operation(t *testing.T, name, flags string, w int) *semantics.Program {
	t.Helper()
	ctx := mica.Must(mica.NewContext(mica.Config{Dialects: all.Natives()}))
	text := fmt.Sprintf("func.func @f(%%x: i%d, %%y: i%d) -> i%d {\n  %%z = arith.%s %%x, %%y%s : i%d\n  return %%z : i%d\n}\n", w, w, w, name, flags, w, w)
	module, list := ctx.Parse(mica.Text("f.mlir", text))
	if list.HasErrors() {
		t.Fatal(list)
	}
	return semantics.NewProgram(module, semantics.Options{})
}

func check(t *testing.T, p *semantics.Program, m meaning, name string, w int, x, y int64) {
	t.Helper()
	sign := func(v int64) int64 { return v << (64 - w) >> (64 - w) }
	z, undefined := m(sign(x), sign(y), x, y)
	signed := sign(z) == z
	if strings.HasSuffix(name, "divsi") && !signed {
		undefined = true
	}
	results, err := p.Call(p.Function("f"), []semantics.Value{semantics.Int(w, x), semantics.Int(w, y)})
	var stop *semantics.Stop
	if errors.As(err, &stop) != undefined || undefined && stop.Kind != semantics.Undefined {
		t.Fatalf("%s of %d and %d in %d bits: %v", name, x, y, w, err)
	}
	if undefined {
		return
	}
	u, _ := m(x, y, x, y) // without signs
	poison := strings.Contains(name, "nsw") && !signed || strings.Contains(name, "nuw") && (u < 0 || u >= 1<<w)
	if got := results[0]; (got.Kind == semantics.Poison) != poison || !poison && got.Bits.Low64() != uint64(z)&(1<<w-1) {
		t.Fatalf("%s of %d and %d in %d bits is %v, want %d (poison: %t)", name, x, y, w, got, z, poison)
	}
}
