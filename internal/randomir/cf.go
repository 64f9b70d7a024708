package randomir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Blocks returns the text of a function of several blocks, which branch to each other. They use
// the values of the first block and their own arguments.
func Blocks(r *rand.Rand, blocks int) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  "}
	f.b.WriteString("func.func @f(")
	for i, t := range []string{"i1", "i1", "i32", "i32"} {
		if i > 0 {
			f.b.WriteString(", ")
		}
		fmt.Fprintf(&f.b, "%s: %s", f.result(t), t)
	}
	f.b.WriteString(") {\n")
	for range r.IntN(5) {
		f.arith([]string{"i1", "i32"})
	}
	args := make([][]string, blocks)
	for i := range args {
		for range r.IntN(3) {
			args[i] = append(args[i], f.pick("i1", "i32"))
		}
	}
	known := map[string][]string{"i1": f.values["i1"], "i32": f.values["i32"]}
	for i := range blocks {
		if i > 0 {
			// A block sees the values of the first one.
			for t, vs := range known {
				f.values[t] = vs[:len(vs):len(vs)]
			}
			fmt.Fprintf(&f.b, "^b%d", i)
			for j, t := range args[i] {
				fmt.Fprintf(&f.b, "%s%s: %s", strings.Repeat("(", max(0, 1-j)), f.result(t), t)
				f.b.WriteString([]string{", ", ")"}[max(0, j+2-len(args[i]))])
			}
			f.b.WriteString(":\n")
		}
		switch f.r.IntN(4) {
		case 0:
			f.line(`"t.use"(%s, %s) : (i1, i32) -> ()`, f.value("i1"), f.value("i32"))
		case 1:
			f.line(`cf.assert %s, "text"`, f.value("i1"))
		}
		f.terminator(args)
	}
	f.b.WriteString("}\n")
	return f.b.String()
}

// terminator writes the terminator of a block.
func (f *function) terminator(args [][]string) {
	to := func() string {
		i := 1 + f.r.IntN(len(args)-1)
		if len(args[i]) == 0 {
			return fmt.Sprintf("^b%d", i)
		}
		var vs []string
		for _, t := range args[i] {
			vs = append(vs, f.value(t))
		}
		return fmt.Sprintf("^b%d(%s : %s)", i, strings.Join(vs, ", "), strings.Join(args[i], ", "))
	}
	switch f.r.IntN(8) {
	case 0:
		f.line("return")
	case 1:
		if f.r.IntN(3) == 0 {
			f.line("ub.unreachable")
		} else {
			f.line("return")
		}
	case 2, 3:
		f.line("cf.br %s", to())
	case 4:
		flag, cases := f.value("i32"), []string{"default: " + to()}
		for i := range f.r.IntN(4) {
			cases = append(cases, fmt.Sprintf("%d: %s", i, to()))
		}
		f.line("cf.switch %s : i32, [%s]", flag, strings.Join(cases, ", "))
	default:
		c := f.value("i1")
		weights := f.pick("", "", " weights([3, 5])")
		f.line("cf.cond_br %s%s, %s, %s", c, weights, to(), to())
	}
}
