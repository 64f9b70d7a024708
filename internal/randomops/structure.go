package randomops

import (
	"strings"

	"github.com/mica-ir/mica/ir"
)

// regions adds simple regions to an operation.
func (g *Generator) regions(s *Spec) {
	def := s.Def
	for i := range def.Regions {
		n := 1
		if def.Regions[i].Variadic {
			n = g.IntN(4)
		} else if g.chance(1) {
			n = g.IntN(3)
		}
		for range n {
			s.Regions = append(s.Regions, g.region(s))
		}
	}
}

func (g *Generator) region(s *Spec) Region {
	if g.chance(12) {
		return nil
	}
	b := Block{}
	operands := flat(s.Operands)
	switch g.IntN(6) {
	case 0:
		b.Args = operands
	case 1:
		for range 1 + g.IntN(2) {
			b.Args = append(b.Args, g.any(g.pool.Types))
		}
	case 2:
		for _, t := range operands {
			if s, ok := ir.AsShaped(t); ok {
				t = s.ElementType()
			}
			b.Args = append(b.Args, t)
		}
	case 3:
		for range 1 + g.IntN(3) {
			b.Args = append(b.Args, g.ctx.IndexType())
		}
	}
	if f := functionType(s); f != nil && g.chance(85) {
		b.Args = f.Inputs
	}
	b.Terminator, b.Values = g.terminator(s, &b)
	r := Region{b}
	if g.chance(3) {
		r = append(r, Block{Terminator: "any.end"})
	}
	return r
}

// functionType returns the type of a function.
func functionType(s *Spec) *ir.FunctionType {
	for _, a := range s.Attrs {
		if t, ok := a.Value.(*ir.TypeAttr); ok && (a.Name == "function_type" || a.Name == "type") {
			if f, ok := t.Value.(*ir.FunctionType); ok {
				return f
			}
		}
	}
	return nil
}

// terminator chooses the operation at the end of a block, "" for none.
func (g *Generator) terminator(s *Spec, b *Block) (string, []ir.Type) {
	if g.chance(5) || s.Def.Has(ir.NoTerminator) && g.chance(80) {
		return "", nil
	}
	if g.chance(5) {
		return "any.end", nil
	}
	name := ""
	for _, t := range s.Def.Traits {
		if p, ok := strings.CutPrefix(t.Name, "SingleBlockImplicitTerminator<"); ok {
			name, _, _ = strings.Cut(strings.TrimSuffix(p, ">"), ",")
			if len(t.Params) > 0 {
				name = t.Params[0]
			}
		}
	}
	def := g.ctx.LookupOp(name)
	if def == nil || g.chance(10) {
		ends := g.terminators(s.Def)
		if len(ends) == 0 {
			return "any.end", nil
		}
		def = ends[g.IntN(len(ends))]
	}
	var values []ir.Type
	if len(def.Operands) > 0 {
		results := flat(s.Results)
		switch g.IntN(5) {
		case 0, 1:
			values = results
		case 2:
			for _, t := range results {
				if s, ok := ir.AsShaped(t); ok {
					t = s.ElementType()
				}
				values = append(values, t)
			}
		case 3:
			values = b.Args
		}
		if f := functionType(s); f != nil {
			values = f.Results
		}
		if def.Operands[0].Arity == ir.Single {
			for len(values) < len(def.Operands) {
				values = append(values, g.pick(def.Operands[len(values)].Constraint, &theme{like: unrelated}))
			}
			values = values[:len(def.Operands)]
		}
	}
	return def.Name, values
}

// terminators returns the operations of the dialect that may end a block of def:
// those declared as its terminators, otherwise those without successors.
func (g *Generator) terminators(def *ir.OpDef) (out []*ir.OpDef) {
	var others []*ir.OpDef
	for _, d := range def.Dialect.Ops {
		if !d.Has(ir.IsTerminator) || len(d.Successors) > 0 {
			continue
		}
		if ps := parents(d); ps == nil {
			others = append(others, d)
		} else {
			for _, p := range ps {
				if p == def.Name {
					out = append(out, d)
				}
			}
		}
	}
	if len(out) == 0 {
		return others
	}
	if len(others) > 0 && g.chance(30) {
		return others
	}
	return out
}

// parents returns the operations that def requires as parent, nil for any.
func parents(def *ir.OpDef) []string {
	for _, t := range def.Traits {
		if p, ok := strings.CutPrefix(t.Name, "HasParent<"); ok {
			if len(t.Params) > 0 {
				return t.Params
			}
			var out []string
			for n := range strings.SplitSeq(strings.TrimSuffix(p, ">"), ",") {
				out = append(out, strings.TrimSpace(n))
			}
			return out
		}
	}
	return nil
}

// successors adds successors to an operation. They take the values of one of its
// groups or none.
func (g *Generator) successors(s *Spec) {
	def := s.Def
	next := 0
	for i := range def.Successors {
		n := 1
		if def.Successors[i].Variadic {
			n = g.IntN(3)
		}
		for range n {
			var to Successor
			switch {
			case g.chance(50) && len(s.Operands) > 0:
				// Usually the last groups are passed to the successors, in order.
				k := len(s.Operands) - len(def.Successors) + next
				if k < 0 || g.chance(10) {
					k = g.IntN(len(s.Operands))
				}
				to = s.Operands[min(k, len(s.Operands)-1)]
			case g.chance(10):
				to = Successor{g.any(g.pool.Types)}
			}
			next++
			s.Successors = append(s.Successors, to)
		}
	}
}

// context puts an operation into the parent that it requires, and declares symbols.
func (g *Generator) context(s *Spec) {
	for _, a := range s.Attrs {
		if namesSymbol(a.Value) && g.chance(60) {
			s.Symbols = g.symbols(s)
			break
		}
	}
	if ps := parents(s.Def); ps != nil && g.depth < 3 && !g.chance(15) {
		if def := g.ctx.LookupOp(ps[g.IntN(len(ps))]); def != nil && len(def.Regions) > 0 {
			g.depth++
			valid := g.validSpecs(def)
			switch {
			case len(valid) > 0:
				s.Parent = valid[g.IntN(len(valid))]
			default:
				s.Parent = g.spec(def)
			}
			g.depth--
			g.follow(s)
		}
	}
}

// follow gives an operation the operands that its parent's results or type require.
func (g *Generator) follow(s *Spec) {
	if !s.Def.Has(ir.IsTerminator) || len(s.Operands) != 1 || !g.chance(70) {
		return
	}
	want := flat(s.Parent.Results)
	if f := functionType(s.Parent); f != nil {
		want = f.Results
	}
	for _, t := range want {
		if !holdsType(s.Def.Operands[0].Constraint, t) {
			return
		}
	}
	switch s.Def.Operands[0].Arity {
	case ir.Single:
		if len(want) != 1 {
			return
		}
	case ir.Optional:
		if len(want) > 1 {
			return
		}
	}
	s.Operands[0] = want
}

func namesSymbol(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.SymbolRefAttr:
		return true
	case *ir.ArrayAttr:
		for _, e := range a.Elements {
			if namesSymbol(e) {
				return true
			}
		}
	}
	return false
}

// symbols declares operations for @symbol and @other.
func (g *Generator) symbols(s *Spec) string {
	operands, results := flat(s.Operands), flat(s.Results)
	fn := "(" + typeList(operands) + ") -> (" + typeList(results) + ")"
	word := "i32"
	if len(results) > 0 {
		word = results[0].String()
	}
	var choices []string
	choices = append(choices,
		"\"func.func\"() <{function_type = "+fn+", sym_name = \"NAME\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
		"\"func.func\"() <{function_type = () -> (), sym_name = \"NAME\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n",
		"\"any.symbol\"() ({\n}) {sym_name = \"NAME\"} : () -> ()\n",
		"\"memref.global\"() <{sym_name = \"NAME\", type = memref<4xf32>}> : () -> ()\n",
		"\"llvm.mlir.global\"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = \"NAME\"}> ({\n}) : () -> ()\n",
		"\"llvm.func\"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = \"NAME\", visibility_ = 0 : i64}> ({\n}) : () -> ()\n",
		"\"emitc.global\"() <{sym_name = \"NAME\", type = !emitc.array<4xi32>}> : () -> ()\n",
		"\"ml_program.global\"() <{sym_name = \"NAME\", type = "+word+", is_mutable}> : () -> ()\n",
	)
	// operations of the dialect that are symbols
	var own []*ir.OpDef
	for _, d := range s.Def.Dialect.Ops {
		if d.Has(ir.SymbolTrait) && d != s.Def && parents(d) == nil {
			own = append(own, d)
		}
	}
	out := ""
	for _, name := range []string{"symbol", "other"} {
		if name == "other" && g.chance(70) {
			break
		}
		if len(own) > 0 && g.depth < 2 && g.chance(75) {
			def := own[g.IntN(len(own))]
			g.depth++
			valid := g.validSpecs(def)
			g.depth--
			if len(valid) > 0 {
				c := valid[g.IntN(len(valid))].clone()
				if len(c.Successors) == 0 && c.Parent == nil {
					c.Symbols = ""
					set := false
					for i := range c.Attrs {
						if c.Attrs[i].Name == "sym_name" {
							c.Attrs[i].Value, set = g.ctx.StringAttr(name), true
						}
					}
					if set {
						out += strings.ReplaceAll(c.Text(), "%v", "%"+name)
						continue
					}
				}
			}
		}
		out += strings.Replace(choices[g.IntN(len(choices))], "NAME", name, 1)
	}
	return out
}
