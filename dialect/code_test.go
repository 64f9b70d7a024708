package dialect_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

type color int64

type box struct{ sizes []int64 }

func (b *box) volume() (int64, error) {
	n := int64(1)
	for _, s := range b.sizes {
		if s < 0 {
			return 0, errors.New("a size is negative")
		}
		n *= s
	}
	return n, nil
}

// code has a function for each kind of parameter and result.
var code = dialect.Code{
	Functions: []dialect.Func{
		{Name: "t::isWide", Go: func(t ir.Type, width uint32) bool {
			i, ok := t.(*ir.IntegerType)
			return ok && i.Width > int(width)
		}},
		{Name: "t::integer", Go: func(t ir.Type) *ir.IntegerType { i, _ := t.(*ir.IntegerType); return i }},
		{Name: "t::join", Go: func(parts []string, last string) string { return strings.Join(parts, "-") + last }},
		{Name: "t::find", Go: func(in []int64, x int64) (int64, bool) {
			for i, y := range in {
				if x == y {
					return int64(i), true
				}
			}
			return 0, false
		}},
		{Name: "t::half", Go: func(x float64) float64 { return x / 2 }},
		{Name: "t::cube", Go: func(n int64) *box { return &box{[]int64{n, n, n}} }},
		{Name: "t::other", Go: func(c color) color { return 1 - c }},
		{Name: "t::report", Go: func(text string, errs *diag.List) bool { return false }},
	},
	Classes: []dialect.Class{{Name: "t::Box", Of: (*box)(nil), Methods: map[string]any{
		"getSizes": func(b *box) []int64 { return b.sizes },
		"volume":   (*box).volume,
	}, Fields: map[string]any{"first": func(b *box) int64 { return b.sizes[0] }},
		Equal: func(x, y *box) bool { return len(x.sizes) == len(y.sizes) && x.sizes[0] == y.sizes[0] }}},
	Enums: []dialect.Enum{{Name: "t::Color", Of: color(0), Cases: []dialect.EnumCase{{Name: "Red"}, {Name: "Blue", Value: 1}}}},
}

// TestCode evaluates C++ that calls Go functions.
func TestCode(t *testing.T) {
	api := cppapi.New()
	code.Bind(api)
	i8 := ir.NewContext().IntegerType(8)
	for text, want := range map[string]string{
		"t::isWide($_self, 7)":                                 "true",
		"t::isWide($_self, 8)":                                 "false",
		"t::integer($_self).getWidth() == 8":                   "true",
		"t::find({4, 5, 6}, 6).value() == 2":                   "true",
		"t::find({4, 5, 6}, 7).has_value()":                    "false",
		"t::join({\"a\", \"b\"}, \"!\") == \"a-b!\"":           "true",
		"t::half(3.0) == 1.5":                                  "true",
		"t::cube(3).volume() == 27":                            "true",
		"t::cube(3).getSizes().size() == 3":                    "true",
		"t::cube(3).first == 3":                                "true",
		"t::cube(3) == t::cube(3) && t::cube(3) != t::cube(4)": "true",
		"t::other(t::Color::Red) == t::Color::Blue":            "true",
		"t::cube(-1).volume() == 0":                            "t::Box::volume: a size is negative",
		"t::report(\"x\")":                                     "t::report: no diagnostics can be emitted here",
		"t::isWide($_self, \"7\")":                             "does not compile",
		"t::cube(2).depth()":                                   "does not compile",
	} {
		expr, err := cxx.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		p := api.Compile(expr, &cxx.Env{Registry: api.Registry, Namespaces: []string{"mlir", "llvm"}, Slots: []cxx.Slot{{Name: "$_self", Type: api.Type.Type()}}})
		got := "does not compile"
		if p.Complete() {
			v, err := p.Eval([]cxx.Value{cppapi.TypeValue(i8)})
			switch {
			case err != nil:
				got = err.Error()
			case v.Bool():
				got = "true"
			default:
				got = "false"
			}
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}

// TestUnbindable binds Go functions that have no counterpart in C++.
func TestUnbindable(t *testing.T) {
	type endless []endless
	for name, f := range map[string]any{
		"a parameter": func(chan int) {}, "a result": func() map[string]int { return nil }, "three results": func() (a, b, c int) { return },
		"variadic": func(...int) {}, "no function": 7, "a type in itself": func(endless) {},
	} {
		mustPanic(t, name, dialect.Code{Functions: []dialect.Func{{Name: "t::f", Go: f}}})
	}
	for name, c := range map[string]dialect.Class{
		"no type":             {Of: nil},
		"a number":            {Of: color(0)},
		"a hidden field":      {Of: box{}},
		"a field that fails":  {Of: (*box)(nil), Fields: map[string]any{"x": (*box).volume}},
		"a comparison, too":   {Of: (*box)(nil), Equal: func(x, y *box) error { return nil }},
		"a method of no type": {Of: (*box)(nil), Methods: map[string]any{"x": func(*box) chan int { return nil }}},
	} {
		c.Name = "t::f"
		mustPanic(t, name, dialect.Code{Classes: []dialect.Class{c}})
	}
}

// mustPanic binds code that panics with a message about t::f or one of its members.
func mustPanic(t *testing.T, name string, code dialect.Code) {
	t.Helper()
	defer func() {
		if err, ok := recover().(string); !ok || !strings.HasPrefix(err, "dialect: 't::f") {
			t.Errorf("%s: %v", name, err)
		}
	}()
	code.Bind(cppapi.New())
}
