package cppapi

import (
	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// operandParsers registers the methods of mlir::OpAsmParser for operands and results.
func (a *API) operandParsers(c *cxx.Class) {
	operand := a.class("OpAsmParser::UnresolvedOperand")
	operand.IsA = cxx.Is[*asm.UnresolvedOperand]
	operand.Method("name", cxx.Getter(cxx.TypeString, func(o *asm.UnresolvedOperand) cxx.Value { return cxx.Str(o.Name) }))
	operand.Method("number", cxx.Getter(cxx.TypeUint32, func(o *asm.UnresolvedOperand) cxx.Value { return cxx.Uint(uint64(o.Number)) }))
	operand.Method("location", cxx.Getter(a.Registry.Class("llvm::SMLoc").Type(), func(o *asm.UnresolvedOperand) cxx.Value { return cxx.Obj(&sourceLoc{o.Pos}) }))
	one, list, flag := out(operand.Type()), in(cxx.VectorOf(operand.Type())), in(cxx.TypeBool)
	delimiter := in(a.TypeNamed("mlir::AsmParser::Delimiter"))
	parserMethod(c, "parseOperand", required, []parserParam{one, flag}, 1, func(p *parseCall) bool {
		p.store(0, OperandValue(p.op.ParseOperand()))
		return true
	})
	parserMethod(c, "parseOptionalOperand", optional, []parserParam{one, flag}, 1, func(p *parseCall) bool {
		o, found := p.op.ParseOptionalOperand()
		return p.storeIf(found, OperandValue(o))
	})
	operands := func(p *parseCall, d asm.Delimiter, n int) bool {
		var os []asm.UnresolvedOperand
		if n < 0 {
			os = p.op.ParseOperandList(d, nil)
		} else {
			os = p.op.ParseOperandListN(d, nil, n)
		}
		for _, o := range os {
			p.add(0, OperandValue(o))
		}
		return true
	}
	delimiterOf := func(p *parseCall, i int) asm.Delimiter {
		if i < len(p.args) {
			return asm.Delimiter(p.args[i].Int())
		}
		return asm.NoDelimiter
	}
	parserMethod(c, "parseOperandList", required, []parserParam{list, delimiter, flag, in(cxx.TypeInt32)}, 3, func(p *parseCall) bool {
		n := -1
		if len(p.args) > 3 {
			n = int(p.args[3].Int())
		}
		return operands(p, delimiterOf(p, 1), n)
	})
	parserMethod(c, "parseOperandList", required, []parserParam{list, in(cxx.TypeInt32), delimiter}, 1, func(p *parseCall) bool {
		return operands(p, delimiterOf(p, 2), int(p.args[1].Int()))
	})
	parserMethod(c, "parseTrailingOperandList", required, []parserParam{list, delimiter}, 1, func(p *parseCall) bool {
		return !p.OptionalPunct(asm.Comma) || operands(p, delimiterOf(p, 1), -1)
	})

	value, t := in(cxx.VectorOf(a.Value.Type())), in(a.Type.Type())
	loc := in(a.Registry.Class("llvm::SMLoc").Type())
	parserMethod(c, "resolveOperand", required, []parserParam{in(operand.Type()), t, value}, 0, func(p *parseCall) bool {
		p.resolve(2, p.args[0], AsType(p.args[1]))
		return true
	})
	same := func(p *parseCall) bool {
		for i := range p.args[0].Len() {
			p.resolve(len(p.args)-1, p.args[0].At(i), AsType(p.args[1]))
		}
		return true
	}
	many := in(cxx.ListOf(operand.Type()))
	parserMethod(c, "resolveOperands", required, []parserParam{many, t, value}, 0, same)
	parserMethod(c, "resolveOperands", required, []parserParam{many, t, loc, value}, 0, same)
	parserMethod(c, "resolveOperands", required, []parserParam{many, in(a.TypeRange()), loc, value}, 0, func(p *parseCall) bool {
		os, ts := p.args[0], p.args[1]
		if os.Len() != ts.Len() {
			at := p.op.NamePos()
			if l, ok := p.args[2].Obj().(*sourceLoc); ok {
				at = l.pos
			}
			p.Failf(at, "number of operands and types do not match: got %d operands and %d types", os.Len(), ts.Len())
		}
		for i := range os.Len() {
			p.resolve(3, os.At(i), AsType(ts.At(i)))
		}
		return true
	})
	def := a.classes["OperationName"].Type()
	c.Method("parseCustomOperationName", &cxx.Func{Result: cxx.OptionalOf(def), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		name := cxx.None
		if _, p := parserOf(args[0].Obj()); p != nil {
			p.Try(func() { name = cxx.Obj(p.ParseCustomOpName()) })
		}
		return name
	}})
	c.Method("getNumResults", cxx.Getter(cxx.TypeUint64, func(p *asm.OpParser) cxx.Value { return cxx.Uint(uint64(p.NumResults())) }))
	name := cxx.TupleOf(cxx.TypeString, cxx.TypeUint32)
	c.Method("getResultName", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: name, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		s, n := args[0].Obj().(*asm.OpParser).ResultName(int(args[1].Uint()))
		return cxx.Values([]cxx.Value{cxx.Str(s), cxx.Uint(uint64(uint32(n)))})
	}})
}

// OperandValue returns an operand that has been parsed as C++ sees it.
func OperandValue(o asm.UnresolvedOperand) cxx.Value { return cxx.Obj(&o) }

// resolve appends the value of an operand to the list that an argument is.
func (p *parseCall) resolve(list int, operand cxx.Value, t ir.Type) {
	o, ok := operand.Obj().(*asm.UnresolvedOperand)
	if !ok || t == nil {
		p.m.Failf("an operand that has not been parsed, or a null type")
		p.Stop()
	}
	var s ir.OperationState
	p.op.ResolveOperand(&s, *o, t)
	p.add(list, cxx.Obj(s.Operands[0]))
}

// A regionArgument is an mlir::OpAsmParser::Argument, whose fields can be assigned to.
type regionArgument struct{ name, typ, attrs, loc cxx.Cell }

func newArgument(x asm.Argument) *regionArgument {
	y := &regionArgument{name: cxx.Cell(OperandValue(x.Name)), typ: cxx.Cell(typeOf(x.Type)), loc: cxx.Cell(cxx.None)}
	if x.Attrs != nil && x.Type != nil {
		y.attrs = cxx.Cell(cxx.Obj(x.Type.Context().DictionaryAttr(x.Attrs)))
	}
	if x.Loc != nil {
		y.loc = cxx.Cell(cxx.Obj(x.Loc))
	}
	return y
}

// arguments returns the elements of a list of arguments.
func (p *parseCall) arguments(i int) []asm.Argument {
	if i >= len(p.args) {
		return nil
	}
	var list []asm.Argument
	for k := range p.args[i].Len() {
		x, ok := p.args[i].At(k).Obj().(*regionArgument)
		if !ok || AsType(x.typ.Load()) == nil {
			p.m.Failf("an argument of a region without a type")
			p.Stop()
		}
		y := asm.Argument{Type: AsType(x.typ.Load())}
		if o, ok := x.name.Load().Obj().(*asm.UnresolvedOperand); ok {
			y.Name = *o
		}
		y.Loc, _ = x.loc.Load().Obj().(*ir.Location)
		list = append(list, y)
	}
	return list
}

// regionParsers registers the methods of mlir::OpAsmParser for regions and successors.
func (a *API) regionParsers(c *cxx.Class) {
	operand := a.classes["OpAsmParser::UnresolvedOperand"].Type()
	arg := a.class("OpAsmParser::Argument")
	arg.IsA = cxx.Is[*regionArgument]
	arg.Constructor(&cxx.Func{Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(newArgument(asm.Argument{})) }})
	arg.Field("ssaName", operand, func(x any) *cxx.Cell { return &x.(*regionArgument).name })
	arg.Field("type", a.Type.Type(), func(x any) *cxx.Cell { return &x.(*regionArgument).typ })
	arg.Field("attrs", a.classes["DictionaryAttr"].Type(), func(x any) *cxx.Cell { return &x.(*regionArgument).attrs })
	arg.Field("sourceLoc", cxx.OptionalOf(a.Location.Type()), func(x any) *cxx.Cell { return &x.(*regionArgument).loc })
	one, flag := out(arg.Type()), in(cxx.TypeBool)
	list, given := in(cxx.VectorOf(arg.Type())), in(cxx.ListOf(arg.Type()))
	delimiter := in(a.TypeNamed("mlir::AsmParser::Delimiter"))
	parserMethod(c, "parseArgument", required, []parserParam{one, flag, flag}, 2, func(p *parseCall) bool {
		p.store(0, cxx.Obj(newArgument(p.op.ParseArgument(p.flag(1), p.flag(2)))))
		return true
	})
	parserMethod(c, "parseOptionalArgument", optional, []parserParam{one, flag, flag}, 2, func(p *parseCall) bool {
		x, found := p.op.ParseOptionalArgument(p.flag(1), p.flag(2))
		return found && p.storeIf(true, cxx.Obj(newArgument(x)))
	})
	parserMethod(c, "parseArgumentList", required, []parserParam{list, delimiter, flag, flag}, 3, func(p *parseCall) bool {
		d := asm.NoDelimiter
		if len(p.args) > 1 {
			d = asm.Delimiter(p.args[1].Int())
		}
		for _, x := range p.op.ParseArgumentList(d, p.flag(2), p.flag(3)) {
			p.add(0, cxx.Obj(newArgument(x)))
		}
		return true
	})
	parserMethod(c, "parseAssignmentList", required, []parserParam{list, in(cxx.VectorOf(operand))}, 0, func(p *parseCall) bool {
		args, os := p.op.ParseAssignmentList()
		for i := range args {
			p.add(0, cxx.Obj(newArgument(args[i])))
			p.add(1, OperandValue(os[i]))
		}
		return true
	})

	region := func(p *parseCall) bool {
		r, ok := p.args[0].Obj().(*ir.Region)
		if !ok {
			p.m.Failf("null region")
			p.Stop()
		}
		if p.flag(2) {
			p.op.ParseRegionShadowing(r, p.arguments(1))
		} else {
			p.op.ParseRegion(r, p.arguments(1))
		}
		return true
	}
	params := []parserParam{in(a.Region.Type()), given, flag}
	parserMethod(c, "parseRegion", required, params, 2, region)
	parserMethod(c, "parseOptionalRegion", optional, params, 2, func(p *parseCall) bool { return p.Peek(asm.LBrace) && region(p) })

	block := out(a.Block.Type())
	parserMethod(c, "parseSuccessor", required, []parserParam{block}, 0, func(p *parseCall) bool {
		p.store(0, cxx.Obj(p.op.ParseSuccessor()))
		return true
	})
	parserMethod(c, "parseOptionalSuccessor", optional, []parserParam{block}, 0, func(p *parseCall) bool {
		b, found := p.op.ParseOptionalSuccessor()
		return p.storeIf(found, cxx.Ptr(b))
	})
	parserMethod(c, "parseSuccessorAndUseList", required, []parserParam{block, in(cxx.VectorOf(a.Value.Type()))}, 0, func(p *parseCall) bool {
		b, vs := p.op.ParseSuccessorAndOperands(nil)
		p.store(0, cxx.Obj(b))
		for _, v := range vs {
			p.add(1, cxx.Obj(v))
		}
		return true
	})
	locOrNone := out(cxx.OptionalOf(a.Location.Type()))
	parserMethod(c, "parseOptionalLocationSpecifier", required, []parserParam{locOrNone}, 0, func(p *parseCall) bool {
		if l := p.ParseOptionalLocation(); l != nil {
			p.store(0, cxx.Obj(l))
		}
		return true
	})
}
