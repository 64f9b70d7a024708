package drrcpp_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// A kitOp is an operation of kit.td. args has a letter for each argument: v for a value,
// g for a group of values, o for an optional value, i for an I32Attr, q for an optional
// one, u for a UnitAttr, c for a color, s for a string, n and t for properties.
type kitOp struct {
	name, args string
	results    int
}

var kitOps = []kitOp{
	{"Glue", "vvi", 1}, {"Mix", "vvv", 1}, {"Cut", "vqu", 1}, {"Same", "vi", 1}, {"Pair", "v", 2}, {"Split", "vg", 2},
	{"Groups", "gog", 1}, {"Alike", "gg", 0}, {"Paint", "cs", 1}, {"Store", "v", 0}, {"Numbers", "vnt", 1},
}

// constants are leaves for arguments of each kind.
var constants = map[byte][]string{
	'i': {`ConstantAttr<I32Attr, "7">`}, 'q': {`ConstantAttr<I32Attr, "8">`}, 'u': {"ConstantUnitAttr"},
	'c': {`ConstantEnumCase<Color, "Blue">`}, 's': {`ConstantStrAttr<StrAttr, "x">`},
	'n': {`ConstantProp<I64Prop, "5">`}, 't': {`ConstantProp<StringProp, "\"v\"">`},
}

// A ruleMaker writes random rules over the operations of kit.td.
type ruleMaker struct {
	*rand.Rand
	bound map[byte][]string // symbols by kind of argument; r for operations
	count int
}

func (m *ruleMaker) bind(kind byte) string {
	m.count++
	s := fmt.Sprintf("%c%d", kind, m.count)
	m.bound[kind] = append(m.bound[kind], s)
	return s
}

// source writes an operation of the source pattern that has a result, or any for the root.
func (m *ruleMaker) source(op kitOp, depth int) string {
	var args []string
	for i := 0; i < len(op.args); i++ {
		// After an either the reference mistakes another argument for an attribute.
		if strings.HasPrefix(op.args[i:], "vv") && op.name == "Mix" && m.IntN(3) == 0 {
			args = append(args, fmt.Sprintf("(either %s, %s)", m.value(depth), m.value(depth)))
			i++
			continue
		}
		args = append(args, m.sourceArg(op.args[i], depth))
	}
	symbol := ""
	if m.IntN(3) == 0 {
		symbol = ":$" + m.bind('r')
		if op.results == 0 {
			m.bound['r'] = m.bound['r'][:len(m.bound['r'])-1]
		}
	}
	return "(" + op.name + symbol + " " + strings.Join(args, ", ") + ")"
}

func (m *ruleMaker) sourceArg(kind byte, depth int) string {
	switch kind {
	case 'v':
		return m.value(depth)
	case 'g', 'o':
		if kind == 'g' && m.IntN(4) == 0 {
			return fmt.Sprintf("(variadic %s, $%s)", m.element(depth), m.bind('v'))
		}
		return "$" + m.bind(kind)
	}
	switch m.IntN(4) {
	case 0:
		return constants[kind][0]
	case 1:
		return "$_"
	case 2:
		if kind == 'i' || kind == 'q' {
			return "Big:$" + m.bind(kind)
		}
	}
	return "$" + m.bind(kind)
}

// element writes a value of a listed group, which cannot have a type constraint.
func (m *ruleMaker) element(depth int) string {
	for m.IntN(3) == 0 && depth < 2 {
		if op := kitOps[m.IntN(len(kitOps))]; op.results > 0 {
			return m.source(op, depth+1)
		}
	}
	return "$" + m.bind('v')
}

func (m *ruleMaker) value(depth int) string {
	switch n := m.IntN(6); {
	case n == 0:
		return "I32:$" + m.bind('v')
	case n == 1:
		return "$_"
	case n < 4 && depth < 2:
		for {
			if op := kitOps[m.IntN(len(kitOps))]; op.results > 0 {
				return m.source(op, depth+1)
			}
		}
	}
	return "$" + m.bind('v')
}

// result writes an operation of a result pattern.
func (m *ruleMaker) result(op kitOp, depth int) string {
	var args []string
	for i := range len(op.args) {
		args = append(args, m.resultArg(op.args[i], depth))
	}
	if m.IntN(6) == 0 && len(m.bound['r']) > 0 {
		args = append(args, fmt.Sprintf("(location $%s)", m.any('r')))
	}
	return "(" + op.name + " " + strings.Join(args, ", ") + ")"
}

func (m *ruleMaker) any(kind byte) string { return m.bound[kind][m.IntN(len(m.bound[kind]))] }

func (m *ruleMaker) resultArg(kind byte, depth int) string {
	if kind == 'v' && m.IntN(3) == 0 && depth < 2 {
		for {
			if op := kitOps[m.IntN(len(kitOps))]; op.results == 1 {
				return m.result(op, depth+1)
			}
		}
	}
	if len(m.bound[kind]) > 0 && m.IntN(4) > 0 {
		return "$" + m.any(kind)
	}
	switch kind {
	case 'v':
		return fmt.Sprintf("(Foo $%s, $%s)", m.any('v'), m.any('v'))
	case 'g', 'o':
		if len(m.bound[kind]) > 0 {
			return "$" + m.any(kind)
		}
		return fmt.Sprintf("(variadic $%s, $%s)", m.any('v'), m.any('v'))
	}
	return constants[kind][0]
}

func (m *ruleMaker) rule() string {
	m.bound = map[byte][]string{}
	root := kitOps[m.IntN(len(kitOps))]
	source := m.source(root, 0)
	for len(m.bound['v']) == 0 { // results need a value
		m.bound = map[byte][]string{}
		root = kitOps[m.IntN(len(kitOps))]
		source = m.source(root, 0)
	}
	var results []string
	for range root.results {
		if m.IntN(3) == 0 {
			results = append(results, fmt.Sprintf("(replaceWithValue $%s)", m.any('v')))
		} else {
			results = append(results, m.result(kitOps[m.IntN(4)], 0))
		}
	}
	if root.results == 0 {
		results = append(results, m.result(kitOps[7+2*m.IntN(2)], 0))
	}
	constraints := ""
	if m.IntN(3) == 0 {
		constraints = fmt.Sprintf(", [(Equal $%s, $%s)]", m.any('v'), m.any('v'))
	}
	return fmt.Sprintf("def : Pattern<%s, [%s]%s>;", source, strings.Join(results, ", "), constraints)
}

// TestDifferentialRandom compares the C++ of random rules with that of mlir-tblgen, and the
// first error for those that it rejects.
func TestDifferentialRandom(t *testing.T) {
	tool, include := reftest.Tool(t, "mlir-tblgen"), reftest.Include(t)
	m := &ruleMaker{Rand: rand.New(rand.NewPCG(22, 11))}
	rules := 60
	if reftest.Campaign() {
		rules = 400
	}
	path, refused := filepath.Join(t.TempDir(), "r.td"), 0
	for range rules {
		rule := m.rule()
		text := "include \"kit.td\"\n" + rule + "\n"
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		want, errs, code := reftest.Run(t, tool, "", "-gen-rewriters", path, "-I", include, "-I", "testdata")
		got, diags := generate(t, path, []byte(text), "testdata", include)
		switch {
		case code < 0 || code > 1:
			continue // the reference crashes
		case code == 1:
			refused++
			if !diags.HasErrors() || !strings.Contains(errs, "error: "+diags[0].Message+"\n") {
				t.Errorf("%s: got %v, want %s", rule, diags, errs)
			}
		case diags.HasErrors() || got != want:
			t.Errorf("%s: %v\n%s", rule, diags, reftest.Diff(want, got))
		}
	}
	if refused > rules/2 {
		t.Errorf("the reference refuses %d of %d rules", refused, rules)
	}
	t.Logf("%d rules, %d of which are refused", rules, refused)
}
