package asm

import "github.com/mica-ir/mica/ir"

// PrintOp prints the text after the name.
func (f *FormatSyntax) PrintOp(p *OpPrinter, op *ir.Operation) {
	f.late.Do(f.prepare)
	if err := f.unreadable(op); err != nil {
		p.Fail(err)
		return
	}
	f.printAll(p, op, f.print)
}

func (f *FormatSyntax) printAll(p *OpPrinter, op *ir.Operation, steps []printStep) {
	for i := range steps {
		x := &steps[i]
		if x.space {
			p.Byte(' ')
		}
		switch x.op {
		case printText:
			p.Text(x.text)
		case printNewline:
			p.Newline()
		case printFixed:
			if x.index < op.NumOperands() {
				p.Operand(op.Operand(x.index))
			}
		case printFixedType:
			switch i := x.index; {
			case i >= 0 && i < op.NumOperands():
				p.Type(typeOf(op.Operand(i)))
			case i < 0 && ^i < op.NumResults():
				p.Type(op.Result(^i).Type())
			}
		case printOperand:
			if v := op.GroupOperand(x.index); v != nil {
				p.Operand(v)
			}
		case printOperands:
			p.Operands(f.operandGroup(op, x.index))
		case printAttr:
			x.attr.print(p, op.Inherent(x.index))
		case printProperty:
			v := op.Inherent(x.index)
			if v == nil {
				v = f.def.Attributes[x.index].Default
			}
			x.attr.property.PrintProperty(p, v)
		case printStrippedType:
			if t := f.firstType(op, x.index); t != nil {
				p.StrippedType(t)
				continue
			}
			p.Type(nil)
		case printType:
			if t := f.firstType(op, x.index); t != nil {
				p.Type(t)
			}
		case printTypes:
			if f.numTypes(op, x.index) == 0 {
				p.Fail(errNoTypes)
				return
			}
			f.printTypes(p, op, x.index)
		case printAttrDict:
			before := len(p.Buf)
			f.printAttrDict(p, op, x.flag)
			if len(p.Buf) > before && !x.flag && !f.allHold(op, x.alike) {
				p.Fail(errDictionary)
				return
			}
		case printOptional:
			steps, lost, hidden := x.els, x.onlyThen, false
			if f.holds(op, &x.cond) {
				steps, lost, hidden = x.then, x.onlyElse, !f.allHold(op, x.alike)
			}
			if hidden || f.loses(op, lost) {
				p.Fail(errUnsaid)
				return
			}
			f.printAll(p, op, steps)
		default:
			f.printOther(p, op, x)
		}
	}
}

// printOther handles the rarer steps.
func (f *FormatSyntax) printOther(p *OpPrinter, op *ir.Operation, x *printStep) {
	switch x.op {
	case printGroups:
		f.printGroups(p, op, x.index, p.Operands)
	case printTypeGroups:
		f.printGroups(p, op, x.index, p.OperandTypes)
	case printRegion:
		g := f.regionGroup(op, x.index)
		for i := range g {
			if i > 0 {
				p.Text(", ")
			}
			f.printRegion(p, &g[i])
		}
	case printSuccessor:
		g := f.successorGroup(op, x.index)
		for i := range g {
			if i > 0 {
				p.Text(", ")
			}
			p.Successor(g[i].Block())
		}
	case printPropDict:
		f.printPropDict(p, op)
	case printFunctionType:
		f.printFunctionType(p, op, x)
	case printCustom:
		x.custom.d.Print(p, op, &PrintArgs{f, op, x.custom})
	case printOIList:
		for i := range x.clauses {
			c := &x.clauses[i]
			for k := range c.conds {
				if f.holds(op, &c.conds[k]) {
					f.printAll(p, op, c.steps)
					break
				}
			}
		}
	default:
		panic("asm: unknown step of a format")
	}
}

func (f *FormatSyntax) holds(op *ir.Operation, a *anchor) bool {
	ok := false
	switch a.kind {
	case anchorOperand:
		ok = len(op.OperandGroup(a.index)) > 0
	case anchorResult:
		ok = len(op.ResultGroup(a.index)) > 0
	case anchorAttr:
		v := op.Inherent(a.index)
		ok = v != nil && v != a.deflt
	case anchorRegion:
		for i, g := 0, f.regionGroup(op, a.index); i < len(g); i++ {
			ok = ok || g[i].Entry() != nil
		}
	case anchorAny:
		for i := range a.any {
			if f.holds(op, &a.any[i]) {
				ok = true
				break
			}
		}
	}
	return ok != a.inverted
}

func (f *FormatSyntax) operandGroup(op *ir.Operation, g int) []ir.Operand {
	if g == f.allOperandsGroup() {
		return op.OpOperands()
	}
	return op.OperandGroup(g)
}

func (f *FormatSyntax) regionGroup(op *ir.Operation, g int) []ir.Region {
	if g != f.allRegionsGroup() {
		return op.RegionGroup(g)
	}
	return op.OpRegions()
}

func (f *FormatSyntax) successorGroup(op *ir.Operation, g int) []ir.BlockOperand {
	if g != f.allSuccsGroup() {
		return op.SuccessorGroup(g)
	}
	return op.OpSuccessors()
}

func (f *FormatSyntax) resultGroup(op *ir.Operation, v int) []ir.Value {
	if v == f.allResultsVar() {
		return op.OpResults()
	}
	return op.ResultGroup(v - len(f.def.Operands))
}

// ofOperands reports whether a type variable belongs to operands, and to which group.
func (f *FormatSyntax) ofOperands(v int) (group int, ok bool) {
	if v == f.allOperandsVar() {
		return f.allOperandsGroup(), true
	}
	return v, v < len(f.def.Operands)
}

func (f *FormatSyntax) numTypes(op *ir.Operation, v int) int {
	if g, ok := f.ofOperands(v); ok {
		return len(f.operandGroup(op, g))
	}
	return len(f.resultGroup(op, v))
}

func (f *FormatSyntax) typeAt(op *ir.Operation, v, k int) ir.Type {
	if g, ok := f.ofOperands(v); ok {
		return typeOf(f.operandGroup(op, g)[k].Value())
	}
	return f.resultGroup(op, v)[k].Type()
}

// firstType returns the type of a single value, or nil if the value is missing.
func (f *FormatSyntax) firstType(op *ir.Operation, v int) ir.Type {
	if v < len(f.def.Operands) {
		if x := op.GroupOperand(v); x != nil {
			return x.Type()
		}
		return nil
	}
	if f.numTypes(op, v) == 0 {
		return nil
	}
	return f.typeAt(op, v, 0)
}

func (f *FormatSyntax) printTypes(p *OpPrinter, op *ir.Operation, v int) {
	if g, ok := f.ofOperands(v); ok {
		p.OperandTypes(f.operandGroup(op, g))
		return
	}
	p.ResultTypes(f.resultGroup(op, v))
}

// printFunctionType writes the types of inputs and results as a function type.
func (f *FormatSyntax) printFunctionType(p *OpPrinter, op *ir.Operation, x *printStep) {
	p.Byte('(')
	f.printTypes(p, op, x.index)
	p.Text(") -> ")
	if f.numTypes(op, x.other) == 1 {
		t := f.typeAt(op, x.other, 0)
		if _, fn := t.(*ir.FunctionType); !fn {
			p.Type(t)
			return
		}
	}
	p.Byte('(')
	f.printTypes(p, op, x.other)
	p.Byte(')')
}

// printGroups writes the inner groups of an operand group, each in parentheses.
func (f *FormatSyntax) printGroups(p *OpPrinter, op *ir.Operation, g int, print func([]ir.Operand) *OpPrinter) {
	os := op.OperandGroup(g)
	sizes, _ := op.Attr(f.def.Operands[g].Segments).(*ir.DenseArrayAttr)
	if sizes == nil {
		return
	}
	for i := range sizes.Len() {
		if i > 0 {
			p.Text(", ")
		}
		n := min(max(int(sizes.Int64(i)), 0), len(os))
		p.Byte('(')
		print(os[:n])
		p.Byte(')')
		os = os[n:]
	}
}

// printRegion prints a region. It omits an implicit terminator without operands, results
// and attributes.
// printRegion writes a region. Braces without text are read as no block, or as the one that the
// parser adds.
func (f *FormatSyntax) printRegion(p *OpPrinter, r *ir.Region) {
	o := RegionOptions{}
	if e := r.Entry(); f.addsBlock() == (e == nil) && (e == nil || e.Next() == nil && e.Empty() && e.NumArguments() == 0) {
		p.PrintGeneric()
		return
	}
	if f.o.ImplicitTerminator != "" && r.Entry() != nil {
		if t := r.Entry().Terminator(); t != nil {
			o.NoTerminators = len(t.AllAttrs()) == 0 && t.NumOperands() == 0 && t.NumResults() == 0
		}
	}
	p.Region(r, o)
}

// printAttrDict writes the attributes that the format does not show, inherent
// and discardable ones together in the order of their names.
func (f *FormatSyntax) printAttrDict(p *OpPrinter, op *ir.Operation, keyword bool) {
	var dict []dictSlot
	if !f.prog.HasPropDict {
		dict = f.slot.dict
	}
	rest := op.Attrs()
	if len(rest) == 0 {
		none := true
		for i := range dict {
			if v := op.Inherent(dict[i].slot); v != nil && v != dict[i].deflt {
				none = false
				break
			}
		}
		if none {
			return
		}
	}
	open := false
	entry := func(name string, v ir.Attribute) {
		switch {
		case open:
			p.Text(", ")
		case keyword:
			p.Text(" attributes {")
		default:
			p.Text(" {")
		}
		open = true
		p.NamedAttr(ir.NamedAttribute{Name: name, Value: v})
	}
	for i := range dict {
		d := &dict[i]
		v := op.Inherent(d.slot)
		if v == nil || v == d.deflt {
			continue
		}
		for len(rest) > 0 && rest[0].Name < d.name {
			entry(rest[0].Name, rest[0].Value)
			rest = rest[1:]
		}
		entry(d.name, v)
	}
	for i := range rest {
		entry(rest[i].Name, rest[i].Value)
	}
	if open {
		p.Byte('}')
	}
}

// printPropDict writes the inherent attributes that the format does not show.
func (f *FormatSyntax) printPropDict(p *OpPrinter, op *ir.Operation) {
	open := false
	for i := range f.slot.dict {
		d := &f.slot.dict[i]
		v := op.Inherent(d.slot)
		if v == nil || v == d.deflt {
			continue
		}
		if open {
			p.Text(", ")
		} else {
			p.Text("<{")
		}
		open = true
		p.NamedAttr(ir.NamedAttribute{Name: d.name, Value: v})
	}
	if open {
		p.Text("}>")
	}
}
