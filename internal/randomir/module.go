package randomir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// A callee is a function that can be called.
type callee struct {
	name            string
	params, results []string
}

// uses are the functions that use a value, by its type. They are only declared.
type uses struct{ types []string }

// of returns the function for a type.
func (u *uses) of(t string) string {
	i := slices.Index(u.types, t)
	if i < 0 {
		i = len(u.types)
		u.types = append(u.types, t)
	}
	return fmt.Sprintf("@use%d", i)
}

// mixes are the dialects that functions of a module are made of.
var mixes = []string{
	"arith scf call call",
	"arith index scf",
	"arith math complex scf call",
	"memref memref arith",
	"memref arith scf call",
	"memref loops loops scalars",
	"tensor tensor scalars scf forall call",
	"tensor linalg scalars scf",
	"vector vector memref scalars scf",
	"vector tensor scf scalars",
	"affine arith",
	"blocks",
	"llvm",
	"llvm",
}

// Module returns the text of a module: globals, functions of several dialects, where some call
// earlier ones, declarations, and functions that nothing uses.
func Module(r *rand.Rand, ops int) string {
	var b strings.Builder
	b.WriteString("module {\n")
	globals := writeGlobals(&b, r)
	var callees []callee
	var llvmCallees []string
	declared := &uses{}
	for i := range 1 + r.IntN(4) {
		name, visibility := fmt.Sprintf("@f%d", i), ""
		if r.IntN(3) == 0 {
			visibility = "private "
		}
		mix := strings.Fields(mixes[r.IntN(len(mixes))])
		size := 4 + r.IntN(ops)
		switch mix[0] {
		case "blocks":
			b.WriteString(strings.Replace(Blocks(r, 2+r.IntN(8)), "@f", visibility+name, 1))
		case "llvm":
			l := &llvmFunction{r: r, name: name, callees: llvmCallees}
			b.WriteString(l.write(size))
			llvmCallees = append(llvmCallees, name)
		default:
			f := &function{r: r, name: visibility + name, callees: callees, globals: globals}
			if r.IntN(4) > 0 {
				f.uses = declared
			}
			c := f.write(size, mix)
			b.WriteString(f.b.String())
			// Inlined bodies of the other functions would use values that are not valid
			// dimensions in the caller.
			if !slices.Contains(mix, "loops") && !slices.Contains(mix, "affine") {
				callees = append(callees, c)
			}
		}
	}
	for i, t := range declared.types {
		fmt.Fprintf(&b, "func.func private @use%d(%s)\n", i, t)
	}
	b.WriteString("llvm.func @escape(!llvm.ptr)\n")
	if r.IntN(4) == 0 {
		b.WriteString("func.func private @unused(i32)\n")
	}
	if r.IntN(6) == 0 {
		b.WriteString("module @inner {\n  func.func private @dead() {\n    return\n  }\n  func.func @live() {\n    return\n  }\n}\n")
	}
	b.WriteString("}\n")
	return b.String()
}

// writeGlobals writes up to three globals.
func writeGlobals(b *strings.Builder, r *rand.Rand) (list []buffer) {
	for i := range r.IntN(4) {
		g := buffer{name: fmt.Sprintf("@g%d", i), element: "i32"}
		if r.IntN(2) == 0 {
			g.shape = []int{1 + r.IntN(4)}
		}
		visibility, value := `"private" `, " = dense<7>"
		if r.IntN(2) == 0 {
			visibility = ""
		}
		if r.IntN(2) == 0 {
			value, visibility = " = uninitialized", `"private" `
		} else if r.IntN(2) == 0 {
			visibility += "constant "
		}
		fmt.Fprintf(b, "memref.global %s%s : %s%s\n", visibility, g.name, g, value)
		list = append(list, g)
	}
	return list
}

// call writes a call of a function, which has been written before.
func (f *function) call() {
	if len(f.callees) == 0 {
		return
	}
	c := f.callees[f.r.IntN(len(f.callees))]
	args := f.takes(c.params)
	names := f.fresh(len(c.results))
	f.line("%sfunc.call %s(%s) : (%s) -> (%s)", prefix(names), c.name, list(args), list(c.params), list(c.results))
	f.see(names, c.results)
}
