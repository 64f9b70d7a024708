package randomops

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/ir"
)

// Folds generates n cases of an operation, which mica accepts, for the comparison of folds:
// most operands are constants, some are one value, and the results are used. An operation that
// needs regions, successors or a parent has no cases.
func (g *Generator) Folds(def *ir.OpDef, n int) []Case {
	g.reseed(def, 1)
	var specs []*Spec
	for _, s := range g.validSpecs(def) {
		if len(s.Regions) == 0 && len(s.Successors) == 0 && s.Parent == nil && s.Symbols == "" && len(flat(s.Operands)) > 0 {
			specs = append(specs, s)
		}
	}
	g.reseed(def, 3)
	var out []Case
	for range n {
		if len(specs) == 0 {
			break
		}
		text := g.fold(specs[g.IntN(len(specs))])
		if msg, _ := Verdict(g.ctx, text); msg == "" {
			out = append(out, Case{def.Name, text})
		}
	}
	return out
}

// fold writes an operation with operands that are constants as a case.
func (g *Generator) fold(s *Spec) string {
	w := &writer{}
	operands, results := flat(s.Operands), flat(s.Results)
	var names []string
	for i, t := range operands {
		name := "%o" + strconv.Itoa(i)
		for k := range i {
			if operands[k] == t && g.IntN(4) == 0 {
				name = names[k]
			}
		}
		if name == "%o"+strconv.Itoa(i) {
			text := g.constant(s.Def.Dialect.Namespace, t)
			if text == "" || g.IntN(5) == 0 {
				text = `"any.source"() : () -> ` + t.String()
			}
			fmt.Fprintf(&w.b, "%s = %s\n", name, text)
		}
		names = append(names, name)
	}
	if len(results) > 0 {
		fmt.Fprintf(&w.b, "%%r:%d = ", len(results))
	}
	fmt.Fprintf(&w.b, "%q(%s)", s.Def.Name, strings.Join(names, ", "))
	if attrs := append(attrList(s.Attrs), s.segments()...); len(attrs) > 0 {
		fmt.Fprintf(&w.b, " <{%s}>", strings.Join(attrs, ", "))
	}
	fmt.Fprintf(&w.b, " : (%s) -> (%s)\n", typeList(operands), typeList(results))
	var uses []string
	for i := range results {
		uses = append(uses, "%r#"+strconv.Itoa(i))
	}
	fmt.Fprintf(&w.b, "\"any.use\"(%s) : (%s) -> ()\n", strings.Join(uses, ", "), typeList(results))
	return w.b.String()
}

// constant returns a constant of a type for the operations of a dialect, or "".
func (g *Generator) constant(dialect string, t ir.Type) string {
	switch text := t.String(); text {
	case "!shape.size":
		return fmt.Sprintf("shape.const_size %d", g.IntN(6))
	case "!shape.shape":
		return "shape.const_shape " + [...]string{"[]", "[1]", "[2, 1]", "[2, 3]"}[g.IntN(4)] + " : !shape.shape"
	case "!shape.witness":
		return "shape.const_witness " + strconv.FormatBool(g.IntN(2) == 0)
	}
	value := g.number(ir.ElementTypeOrSelf(t))
	if value == "" {
		return ""
	}
	if s, ok := ir.AsShaped(t); ok {
		if _, memref := t.(*ir.MemRefType); memref || !ir.HasStaticShape(s) {
			return ""
		}
		if len(s.Shape()) == 1 && s.Shape()[0] > 0 && s.Shape()[0] <= 8 && g.IntN(2) == 0 {
			list := make([]string, s.Shape()[0])
			for i := range list {
				list[i] = g.number(s.ElementType())
			}
			value = "[" + strings.Join(list, ", ") + "]"
		}
		value = "dense<" + value + ">"
	}
	name := "arith.constant"
	switch dialect {
	case "llvm":
		name = "llvm.mlir.constant"
	case "spirv":
		name = "spirv.Constant"
	case "index":
		if ir.IsIndex(t) {
			name = "index.constant"
		}
	}
	return fmt.Sprintf("%q() <{value = %s : %s}> : () -> %s", name, value, t, t)
}

// number returns a number of a type as text, "" if it is no type of numbers.
func (g *Generator) number(t ir.Type) string {
	switch t := t.(type) {
	case *ir.IndexType:
		return strconv.Itoa(g.IntN(8) - 2)
	case *ir.FloatType:
		return [...]string{"0.0", "-0.0", "1.0", "-1.5", "2.0", "0.5"}[g.IntN(6)]
	case *ir.IntegerType:
		switch {
		case t.Signedness != ir.Signless:
			return ""
		case t.Width == 0:
			return "0"
		case t.Width == 1:
			return strconv.FormatBool(g.IntN(2) == 0)
		case t.Width < 5 || t.Width > 64:
			return strconv.Itoa(g.IntN(2))
		}
		least := int64(-1) << (t.Width - 1)
		return strconv.FormatInt([...]int64{0, 1, -1, 2, 3, 7, -5, least, -(least + 1), int64(t.Width)}[g.IntN(10)], 10)
	}
	return ""
}
