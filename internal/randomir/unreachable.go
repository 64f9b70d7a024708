package randomir

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
)

// Unreachable returns the text of a function of several blocks, where some are never executed: no
// other block branches to them, or only under a condition that folds. In such blocks, values may
// be used before they are defined, also by the operation that defines them. Blocks branch to
// themselves, and pass their results on to the next iteration.
func Unreachable(r *rand.Rand, blocks int) string {
	f := &function{r: r, indent: "  "}
	f.b.WriteString("func.func @f(%c: i1, %x: i32, %y: index) -> i32 {\n")
	f.values = map[string][]string{"i1": {"%c", "%t", "%f"}, "i32": {"%x"}, "index": {"%y"}}
	f.line("%%t = arith.constant true")
	f.line("%%f = arith.constant false")
	for range r.IntN(3) {
		f.constant("i32")
	}
	args := make([][]string, blocks)
	for i := range args {
		for range r.IntN(3) {
			args[i] = append(args[i], f.pick("i1", "i32", "i32", "index"))
		}
	}
	detached := r.IntN(blocks)
	known := map[string][]string{}
	for t, vs := range f.values {
		known[t] = slices.Clip(vs)
	}
	for i := range blocks {
		if i > 0 {
			for t := range f.values {
				f.values[t] = known[t]
			}
			f.label(i, args[i])
		}
		f.block(args, blocks-detached, i >= blocks-detached)
	}
	f.b.WriteString("}\n")
	return f.b.String()
}

// label begins a block with arguments.
func (f *function) label(i int, types []string) {
	list := make([]string, len(types))
	for k, t := range types {
		list[k] = f.result(t) + ": " + t
	}
	fmt.Fprintf(&f.b, "^b%d(%s):\n", i, strings.Join(list, ", "))
}

// block writes operations and a terminator. Blocks from number detached on have no others before them.
func (f *function) block(args [][]string, detached int, unreachable bool) {
	before := f.b.String()
	f.b.Reset()
	for range f.r.IntN(5) {
		switch f.r.IntN(6) {
		case 0:
			f.index()
		case 1:
			f.line(`"t.use"(%s) : (i32) -> ()`, f.value("i32"))
		default:
			f.arith([]string{"i1", "i32", "i32", "index"})
		}
	}
	to := args[:detached]
	if unreachable {
		to = args
	}
	if len(to) > 1 && f.r.IntN(5) > 0 {
		f.branch(to)
	} else {
		f.line("return %s : i32", f.value("i32"))
	}
	body := f.b.String()
	f.b.Reset()
	if unreachable {
		body = f.tangle(body)
	}
	f.b.WriteString(before + body)
}

// branch writes a terminator that goes to one of the blocks, often under a condition that folds.
func (f *function) branch(args [][]string) {
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
	switch f.r.IntN(6) {
	case 0, 1:
		f.line("cf.br %s", to())
	case 2:
		flag := f.value("i32")
		f.line("cf.switch %s : i32, [default: %s, 0: %s, 1: %s]", flag, to(), to(), to())
	default:
		c := f.pick("%t", "%f", "%c", f.value("i1"))
		f.line("cf.cond_br %s, %s, %s", c, to(), to())
	}
}

// definition matches the results of an operation, and operand a name in the text after them.
var (
	definition = regexp.MustCompile(`^ *(%\w+)(, %\w+)* = `)
	operand    = regexp.MustCompile(`%\w+`)
)

// tangle replaces operands by results of any operations in the text, themselves included.
func (f *function) tangle(body string) string {
	types := map[string]string{}
	for t, vs := range f.values {
		for _, v := range vs {
			types[v] = t
		}
	}
	lines := strings.SplitAfter(body, "\n")
	defined := map[string][]string{}
	for _, line := range lines {
		if m := definition.FindStringSubmatch(line); m != nil {
			defined[types[m[1]]] = append(defined[types[m[1]]], m[1])
		}
	}
	for i, line := range lines {
		start := len(definition.FindString(line))
		lines[i] = line[:start] + operand.ReplaceAllStringFunc(line[start:], func(v string) string {
			if list := defined[types[v]]; len(list) > 0 && f.r.IntN(2) == 0 {
				return list[f.r.IntN(len(list))]
			}
			return v
		})
	}
	return strings.Join(lines, "")
}

// Graph returns the text of a module whose operations use each other in any order, and themselves.
func Graph(r *rand.Rand, ops int) string {
	f := &function{r: r, values: map[string][]string{}, indent: "  "}
	types := []string{"i1", "i32", "index", "f32", "vector<4xi32>"}
	dialects := []string{"arith", "arith", "index", "math", "complex"}
	for f.n < ops {
		f.operation(types, dialects)
	}
	for range r.IntN(3) {
		f.line(`"t.use"(%s) : (i32) -> ()`, f.value("i32"))
	}
	return "module {\n" + f.tangle(f.b.String()) + "}\n"
}
