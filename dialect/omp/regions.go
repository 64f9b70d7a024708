package omp

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
)

// A clause is one that adds arguments to a region. Its fields index the arguments of a directive;
// -1 marks an absent part.
type clause struct {
	name                                    string
	mod, vars, byref, syms, barrier, mapped int
}

func plain(name string, at int) clause { return clause{name, -1, at, -1, -1, -1, -1} }

func reducing(name string, at int) clause { return clause{name, -1, at, at + 2, at + 3, -1, -1} }

func private(at int) clause { return clause{"private", -1, at, -1, at + 2, at + 3, -1} }

// reduction is the one clause with a modifier, which is before the variables.
func reduction(at int) clause { return clause{"reduction", at, at + 1, at + 3, at + 4, -1, -1} }

// regions are the directives of regions with the clauses in the order of their
// text; the region is the first argument.
var regions = map[string][]clause{
	"InReductionPrivateRegion":          {reducing("in_reduction", 1), private(5)},
	"InReductionPrivateReductionRegion": {reducing("in_reduction", 1), private(5), reduction(9)},
	"PrivateRegion":                     {private(1)},
	"PrivateReductionRegion":            {private(1), reduction(5)},
	"TaskReductionRegion":               {reducing("task_reduction", 1)},
	"TargetOpRegion": {plain("has_device_addr", 1), plain("host_eval", 3), reducing("in_reduction", 5), plain("map_entries", 9),
		{"private", -1, 11, -1, 13, 14, 15}},
	"UseDeviceAddrUseDevicePtrRegion": {plain("use_device_addr", 1), plain("use_device_ptr", 3)},
}

// clauseNames are the names of all clauses in the order of their text.
var clauseNames = []string{"has_device_addr", "host_eval", "in_reduction", "map_entries", "private", "reduction", "task_reduction",
	"use_device_addr", "use_device_ptr"}

func regionDirective(clauses []clause) *asm.Directive {
	return &asm.Directive{
		Parse: func(p *asm.OpParser, a *asm.ParseArgs) bool {
			var args []asm.Argument
			for _, name := range clauseNames {
				c := findClause(clauses, name)
				// Where the operation has no such clause, the word is an error.
				if p.ParseOptionalKeyword(name) {
					p.Checkf(c != nil, p.Pos(), "invalid `%s` format", name)
					p.Explain(func() { c.parse(p, a, &args) }, "invalid `%s` format", name)
				}
			}
			p.ParseRegion(a.Region(0), args)
			return true
		},
		Print: func(p *asm.OpPrinter, op *ir.Operation, a *asm.PrintArgs) {
			r := a.Region(0)
			var args []*ir.Value
			if b := r.Entry(); b != nil {
				args = b.Args()
			}
			for i := range clauses {
				args = clauses[i].print(p, a, args)
			}
			if len(args) > 0 {
				p.PrintGeneric()
			}
			p.Region(r, asm.RegionOptions{NoEntryArgs: true})
		},
	}
}

func findClause(clauses []clause, name string) *clause {
	for i := range clauses {
		if clauses[i].name == name {
			return &clauses[i]
		}
	}
	return nil
}

// parse parses
//
//	`(` (`mod` `:` modifier `,`)? (`byref`? @symbol? %operand -> %argument [map_idx=n]?), ... : types `)` `private_barrier`?
func (c *clause) parse(p *asm.OpParser, a *asm.ParseArgs, args *[]asm.Argument) {
	ctx := p.Context()
	p.Punct(asm.LParen)
	if c.mod >= 0 && p.ParseOptionalKeyword("mod") {
		p.Punct(asm.Colon)
		word := p.ParseAnyKeyword()
		p.Punct(asm.Comma)
		mod := named.EnumCase(p.Context(), enumOf(p.Def(), "reduction_mod"), word)
		p.Require(mod != nil)
		a.SetAttr(c.mod, mod)
	}
	var os []asm.UnresolvedOperand
	var ts []ir.Type
	var syms []ir.Attribute
	var byref []bool
	var indices []int64
	first := len(*args)
	p.ParseCommaSeparatedList(asm.NoDelimiter, func() {
		if c.byref >= 0 {
			byref = append(byref, p.ParseOptionalKeyword("byref"))
		}
		if c.syms >= 0 {
			syms = append(syms, parseSymbol(p))
		}
		o := p.ParseOperand()
		p.Punct(asm.Arrow)
		os = append(os, o)
		*args = append(*args, p.ParseArgument(false, false))
		if c.mapped < 0 {
			return
		}
		index := int64(-1)
		if p.OptionalPunct(asm.LSquare) {
			p.ParseKeyword("map_idx", "")
			p.Punct(asm.Equal)
			index = p.ParseInt(64, true)
			p.Punct(asm.RSquare)
		}
		indices = append(indices, index)
	}, "")
	p.Punct(asm.Colon)
	ts = p.ParseTypeList(nil)
	if len(ts) != len(os) {
		p.Stop()
	}
	p.Punct(asm.RParen)
	if c.barrier >= 0 && p.ParseOptionalKeyword("private_barrier") {
		a.SetAttr(c.barrier, ctx.UnitAttr())
	}
	for i, t := range ts {
		(*args)[first+i].Type = t
	}
	a.SetOperands(c.vars, os...)
	a.SetTypes(c.vars+1, ts...)
	if c.syms >= 0 {
		a.SetAttr(c.syms, ctx.ArrayAttr(syms))
	}
	if c.byref >= 0 {
		a.SetAttr(c.byref, ctx.DenseBoolArray(byref))
	}
	if len(indices) > 0 {
		a.SetAttr(c.mapped, ctx.DenseI64Array(indices))
	}
}

// print writes the clause and returns the arguments that are not its own.
func (c *clause) print(p *asm.OpPrinter, a *asm.PrintArgs, args []*ir.Value) []*ir.Value {
	os := a.Operands(c.vars)
	attr := func(i int) ir.Attribute {
		if i < 0 {
			return nil
		}
		return a.Attr(i)
	}
	if len(os) == 0 {
		if attr(c.mod) != nil || attr(c.barrier) != nil || len(named.Elements(attr(c.syms))) > 0 || hasTrue(attr(c.byref)) {
			p.PrintGeneric() // only operands show them
		}
		return args
	}
	if len(args) < len(os) {
		p.PrintGeneric()
		return args
	}
	p.Text(c.name).Byte('(')
	if mod := attr(c.mod); mod != nil {
		p.Text("mod: ").Text(named.EnumText(mod)).Text(", ")
	}
	syms := named.Elements(attr(c.syms))
	byref, _ := attr(c.byref).(*ir.DenseArrayAttr)
	mapped, _ := attr(c.mapped).(*ir.DenseArrayAttr)
	if c.syms >= 0 && len(syms) != len(os) {
		p.PrintGeneric()
		return args
	}
	printList(p, len(os), func(i int) {
		p.TextIf(byref != nil && i < byref.Len() && !byref.Int(i).IsZero(), "byref ")
		if i < len(syms) {
			p.Attribute(syms[i]).Byte(' ')
		}
		p.Operand(os[i].Value()).Text(" -> ").Operand(args[i])
		if mapped != nil && i < mapped.Len() && mapped.Int64(i) != -1 {
			p.Text(" [map_idx=").Int(mapped.Int64(i)).Byte(']')
		}
	})
	p.Text(" : ").OperandTypes(os).Text(") ").TextIf(attr(c.barrier) != nil, "private_barrier ")
	return args[len(os):]
}

// hasTrue reports whether a list has a true element.
func hasTrue(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseArrayAttr)
	for i := 0; ok && i < d.Len(); i++ {
		if !d.Int(i).IsZero() {
			return true
		}
	}
	return false
}
