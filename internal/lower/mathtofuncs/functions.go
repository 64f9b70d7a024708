package mathtofuncs

import (
	_ "embed"
	"fmt"
	"math/big"
	"regexp"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// The functions, with NAME, the types T and E, WIDTH and the limits MIN and MAX to be
// replaced.
var (
	//go:embed ipowi.mlir
	ipowi string
	//go:embed fpowi.mlir
	fpowi string
	//go:embed ctlz.mlir
	ctlz string
)

// key identifies a function by an operation and the types of its scalars.
type key struct {
	op   string
	t, e ir.Type
}

// functions are those that have been added to a module.
type functions struct {
	module *ir.Operation
	names  map[key]string
}

// add adds the function for scalars of the types of k, unless that has been done.
func (f *functions) add(k key) error {
	if f.names[k] != "" {
		return nil
	}
	var name, text string
	switch k.op {
	case "math.ipowi":
		name, text = fmt.Sprintf("__mlir_math_ipowi_%s", k.t), ipowi
	case "math.fpowi":
		name, text = fmt.Sprintf("__mlir_math_fpowi_%s_%s", k.t, k.e), fpowi
	case "math.ctlz":
		name, text = fmt.Sprintf("__mlir_math_ctlz_%s", k.t), ctlz
	}
	f.names[k] = name
	words := map[string]string{"NAME": name, "T": k.t.String()}
	if i, ok := k.t.(*ir.IntegerType); ok {
		words["WIDTH"] = fmt.Sprint(i.Width)
	}
	if i, ok := k.e.(*ir.IntegerType); ok {
		limit := new(big.Int).Lsh(big.NewInt(1), uint(i.Width-1))
		words["E"] = i.String()
		words["MIN"], words["MAX"] = "-"+limit.String(), new(big.Int).Sub(limit, big.NewInt(1)).String()
	}
	text = regexp.MustCompile(`\b[A-Z]+\b`).ReplaceAllStringFunc(text, func(word string) string { return words[word] })
	ctx := f.module.Context()
	parsed, diags := asm.Parse(ctx, source.NewFile(k.op, []byte(text)), asm.ParseOptions{})
	if diags.HasErrors() {
		return fmt.Errorf("the function for %s: %w", k.op, diags.Err())
	}
	function := parsed
	if parsed.Def() == f.module.Def() {
		function = parsed.Region(0).Entry().Front()
	}
	function.Remove()
	place(function, f.module.Location())
	f.module.Region(0).Entry().Append(function)
	return nil
}

// place gives operations and arguments a location.
func place(root *ir.Operation, l *ir.Location) {
	for op := range ir.All(root, ir.PreOrder) {
		op.SetLocation(l)
		for region := range op.Regions() {
			for b := range region.Blocks() {
				for _, a := range b.Args() {
					a.SetLocation(l)
				}
			}
		}
	}
}
