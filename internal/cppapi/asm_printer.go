package cppapi

import (
	"io"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// printerOf returns the printer that an object of the class AsmPrinter is.
func printerOf(x any) (*ir.Printer, *asm.OpPrinter) {
	switch p := x.(type) {
	case *asm.OpPrinter:
		return &p.Printer, p
	case *ir.Printer:
		return p, nil
	}
	return nil, nil
}

// textPerStep is how much text a printer writes for a step of the budget, which bounds it: an
// attribute with many elements is a single step of the code.
const textPerStep = 1 << 8

// printStep calls a function that writes to a printer, and takes that from the budget.
func printStep(m *cxx.Machine, printer any, write func()) {
	if !m.Step(1) {
		return
	}
	p, _ := printerOf(printer)
	before := len(p.Buf)
	write()
	m.Step(max(0, len(p.Buf)-before) / textPerStep) // long text may have been written out
}

// A printerStream is the llvm::raw_ostream of a printer.
type printerStream struct{ p *ir.Printer }

// WriteString writes text as it is.
func (s *printerStream) WriteString(text string) (int, error) { s.p.Text(text); return len(text), nil }

// asmPrinters registers mlir::AsmPrinter and mlir::OpAsmPrinter.
func (a *API) asmPrinters() {
	p := a.class("AsmPrinter")
	p.IsA = func(x any) bool { q, _ := printerOf(x); return q != nil }
	op := a.class("OpAsmPrinter", p)
	op.IsA = cxx.Is[*asm.OpPrinter]
	a.Registry.Alias("mlir::DialectAsmPrinter", p.Type())
	for _, c := range []*cxx.Class{p, op} {
		c.Method("operator<<", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			if s.NumArgs() != 1 {
				return nil
			}
			t := s.ArgType(0)
			show := a.printed(t)
			if show == nil {
				return nil
			}
			return &cxx.Func{Params: []*cxx.Type{t}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				printStep(m, args[0].Obj(), func() { show(args[0].Obj(), args[1]) })
				return args[0]
			}}
		}})
	}
	for _, c := range []*cxx.Class{p, op} {
		c.Method("operator<<", a.streamed(c, func(to any, text string) { p, _ := printerOf(to); p.Text(text) }))
	}
	p.Method("getStream", &cxx.Func{Result: a.Registry.LookupClass("llvm::raw_ostream").Type(), Get: func(x any) cxx.Value {
		q, _ := printerOf(x)
		return cxx.Obj(&printerStream{q})
	}})
	a.printerParts(p)
	a.printerOps(op)
	a.interleave()
}

// printed returns how a printer shows a value of a type, nil if it cannot.
func (a *API) printed(t *cxx.Type) func(printer any, v cxx.Value) {
	text := func(f func(cxx.Value) string) func(any, cxx.Value) {
		return func(x any, v cxx.Value) { p, _ := printerOf(x); p.Text(f(v)) }
	}
	switch t.Kind {
	case cxx.KindBool:
		return text(func(v cxx.Value) string {
			if v.Bool() {
				return "true"
			}
			return "false"
		})
	case cxx.KindFloat:
		kind := num.F64
		if t.Bits == 32 {
			kind = num.F32
		}
		return func(x any, v cxx.Value) {
			p, _ := printerOf(x)
			p.Buf, _ = num.NewAPFloat(kind, v.Float()).Append(p.Buf)
		}
	case cxx.KindList:
		elem := a.printed(t.Elem)
		if elem == nil {
			return nil
		}
		return func(x any, v cxx.Value) {
			p, _ := printerOf(x)
			for i := range v.Len() {
				p.Comma(i)
				elem(x, v.At(i))
			}
		}
	case cxx.KindOptional:
		return nil
	case cxx.KindObject:
		return a.printedObject(t.Class)
	}
	if f := a.messageText(t); f != nil {
		return text(f)
	}
	return nil
}

func (a *API) printedObject(c *cxx.Class) func(printer any, v cxx.Value) {
	is := func(base *cxx.Class) bool { return c.DerivesFrom(base) }
	switch {
	case is(a.Type):
		return func(x any, v cxx.Value) { p, _ := printerOf(x); p.Type(AsType(v)) }
	case is(a.Attribute):
		return func(x any, v cxx.Value) { p, _ := printerOf(x); p.Attribute(AsAttribute(v)) }
	case is(a.Value):
		return func(x any, v cxx.Value) {
			if _, p := printerOf(x); p != nil && AsValue(v) != nil {
				p.Operand(AsValue(v))
			}
		}
	case is(a.Block):
		return func(x any, v cxx.Value) {
			if _, p := printerOf(x); p != nil && asBlock(v) != nil {
				p.Successor(asBlock(v))
			}
		}
	case is(a.classes["OperationName"]):
		return func(x any, v cxx.Value) {
			if def, ok := v.Obj().(*ir.OpDef); ok {
				p, _ := printerOf(x)
				p.Text(def.Name)
			}
		}
	case c.DerivesFrom(cxx.TypeAPInt().Class):
		return func(x any, v cxx.Value) { p, _ := printerOf(x); p.Text(apintText(v)) }
	case c == a.Registry.LookupClass("llvm::APFloat"):
		return func(x any, v cxx.Value) { p, _ := printerOf(x); p.Buf, _ = v.Obj().(*num.APFloat).Append(p.Buf) }
	}
	if m := a.messageText(c.Type()); m != nil {
		return func(x any, v cxx.Value) { p, _ := printerOf(x); p.Text(m(v)) }
	}
	return nil
}

// printerMethod registers a method of a printer; the last omit parameters are optional.
func printerMethod(c *cxx.Class, name string, omit int, f func(p *ir.Printer, op *asm.OpPrinter, args []cxx.Value), params ...*cxx.Type) {
	c.Method(name, &cxx.Func{Params: params, Optional: omit, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		for i, t := range params {
			if i+1 < len(args) && t.Kind == cxx.KindObject && args[i+1].IsNull() && i < len(params)-omit {
				return m.Failf("%s: null argument", name)
			}
		}
		p, op := printerOf(args[0].Obj())
		f(p, op, args[1:])
		return cxx.Value{}
	}})
}

// printerParts registers the methods that print parts of IR: types, attributes, numbers and strings.
func (a *API) printerParts(c *cxx.Class) {
	str, t, at := cxx.TypeString, a.Type.Type(), a.Attribute.Type()
	types := a.TypeRange()
	add := func(name string, f func(p *ir.Printer, v cxx.Value), param *cxx.Type) {
		printerMethod(c, name, 0, func(p *ir.Printer, _ *asm.OpPrinter, args []cxx.Value) { f(p, args[0]) }, param)
	}
	add("printType", func(p *ir.Printer, v cxx.Value) { p.Type(AsType(v)) }, t)
	add("printAttribute", func(p *ir.Printer, v cxx.Value) { p.Attribute(AsAttribute(v)) }, at)
	add("printAttributeWithoutType", func(p *ir.Printer, v cxx.Value) { p.AttributeWithoutType(AsAttribute(v)) }, at)
	add("printStrippedAttrOrType", func(p *ir.Printer, v cxx.Value) { p.StrippedType(AsType(v)) }, t)
	add("printStrippedAttrOrType", func(p *ir.Printer, v cxx.Value) { p.StrippedAttribute(AsAttribute(v)) }, at)
	add("printNamedAttribute", func(p *ir.Printer, v cxx.Value) { p.NamedAttribute(*v.Obj().(*ir.NamedAttribute)) }, a.classes["NamedAttribute"].Type())
	add("printFloat", func(p *ir.Printer, v cxx.Value) { p.Buf, _ = v.Obj().(*num.APFloat).Append(p.Buf) }, a.Registry.LookupClass("llvm::APFloat").Type())
	printedAlias := func(param *cxx.Type, print func(p *ir.Printer, v cxx.Value) bool) {
		c.Method("printAlias", &cxx.Func{Params: []*cxx.Type{param}, Result: cxx.LogicalResult(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			p, _ := printerOf(args[0].Obj())
			return cxx.Bool(print(p, args[1]))
		}})
	}
	printedAlias(t, func(p *ir.Printer, v cxx.Value) bool { return p.PrintTypeAlias(AsType(v)) })
	printedAlias(at, func(p *ir.Printer, v cxx.Value) bool { return p.PrintAttributeAlias(AsAttribute(v)) })
	printer := c.Type()
	a.Attribute.Method("print", &cxx.Func{Params: []*cxx.Type{printer}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		p, _ := printerOf(args[1].Obj())
		switch x := args[0].Obj().(type) {
		case *ir.DefinedAttr:
			p.AttributeParams(x)
		case *ir.DenseArrayAttr:
			p.Byte('[').DenseArray(x)
			p.Byte(']')
		default:
			return m.Failf("print of an attribute that no dialect defines")
		}
		return cxx.Value{}
	}})
	a.Type.Method("print", &cxx.Func{Params: []*cxx.Type{printer}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, ok := args[0].Obj().(*ir.DefinedType)
		if !ok {
			return m.Failf("print of a type that no dialect defines")
		}
		p, _ := printerOf(args[1].Obj())
		p.TypeParams(x)
		return cxx.Value{}
	}})
	add("printKeywordOrString", func(p *ir.Printer, v cxx.Value) { p.Keyword(v.Str()) }, str)
	add("printString", func(p *ir.Printer, v cxx.Value) { p.String(v.Str()) }, str)
	add("printSymbolName", func(p *ir.Printer, v cxx.Value) { p.Symbol(v.Str()) }, str)
	add("printInteger", func(p *ir.Printer, v cxx.Value) { p.Int(v.Int()) }, cxx.TypeInt64)
	add("printDimensionList", func(p *ir.Printer, v cxx.Value) {
		if p.Dimensions(v.Int64s()); v.Len() > 0 {
			p.Buf = p.Buf[:len(p.Buf)-1] // the x of a shaped type
		}
	}, cxx.ListOf(cxx.TypeInt64))
	add("printArrowTypeList", func(p *ir.Printer, v cxx.Value) { p.Text(" -> ").ResultTypes(Types(v)) }, types)
	add("printOptionalArrowTypeList", func(p *ir.Printer, v cxx.Value) {
		if v.Len() > 0 {
			p.Text(" -> ").ResultTypes(Types(v))
		}
	}, types)
	printerMethod(c, "printFunctionalType", 0, func(p *ir.Printer, _ *asm.OpPrinter, args []cxx.Value) {
		p.FunctionalType(Types(args[0]), Types(args[1]))
	}, types, types)
	printerMethod(c, "printNewline", 0, func(p *ir.Printer, op *asm.OpPrinter, _ []cxx.Value) {
		if op != nil {
			op.Newline()
		} else {
			p.Byte('\n')
		}
	})
	for name, change := range map[string]func(p *asm.OpPrinter){"increaseIndent": (*asm.OpPrinter).Indent, "decreaseIndent": (*asm.OpPrinter).Unindent} {
		printerMethod(c, name, 0, func(_ *ir.Printer, op *asm.OpPrinter, _ []cxx.Value) {
			if op != nil {
				change(op)
			}
		})
	}
}

// printerOps registers the methods that print parts of operations: operands, regions, successors and
// attribute dictionaries.
func (a *API) printerOps(c *cxx.Class) {
	value, values, region, block := a.Value.Type(), a.ValueRange(), a.Region.Type(), a.Block.Type()
	flag, named := cxx.TypeBool, cxx.ListOf(a.classes["NamedAttribute"].Type())
	add := func(name string, omit int, f func(p *asm.OpPrinter, args []cxx.Value), params ...*cxx.Type) {
		printerMethod(c, name, omit, func(_ *ir.Printer, p *asm.OpPrinter, args []cxx.Value) { f(p, args) }, params...)
	}
	on := func(args []cxx.Value, i int, otherwise bool) bool {
		if i < len(args) {
			return args[i].Bool()
		}
		return otherwise
	}
	add("printOperand", 0, func(p *asm.OpPrinter, args []cxx.Value) { p.Operand(AsValue(args[0])) }, value)
	add("printOperand", 0, func(p *asm.OpPrinter, args []cxx.Value) {
		_, _ = args[1].Obj().(io.StringWriter).WriteString(p.OperandText(AsValue(args[0])))
	}, value, a.Registry.LookupClass("llvm::raw_ostream").Type())
	add("printOperands", 0, func(p *asm.OpPrinter, args []cxx.Value) { p.Values(Values(args[0])) }, values)
	add("printSuccessor", 0, func(p *asm.OpPrinter, args []cxx.Value) { p.Successor(asBlock(args[0])) }, block)
	add("printSuccessorAndUseList", 0, func(p *asm.OpPrinter, args []cxx.Value) {
		p.Successor(asBlock(args[0]))
		if vs := Values(args[1]); len(vs) > 0 {
			p.Byte('(').Values(vs).Text(" : ").Types(Types(TypesOf(args[1]))).Byte(')')
		}
	}, block, values)
	attrs := func(print func(p *asm.OpPrinter, as []ir.NamedAttribute, elided ...string) *asm.OpPrinter) func(*asm.OpPrinter, []cxx.Value) {
		return func(p *asm.OpPrinter, args []cxx.Value) {
			var elided []string
			if len(args) > 1 {
				elided = goList(args[1], cxx.Value.Str)
			}
			print(p, NamedAttributes(args[0]), elided...)
		}
	}
	add("printOptionalAttrDict", 1, attrs((*asm.OpPrinter).AttrDict), named, cxx.ListOf(cxx.TypeString))
	add("printOptionalAttrDictWithKeyword", 1, attrs((*asm.OpPrinter).AttrDictWithKeyword), named, cxx.ListOf(cxx.TypeString))
	add("printRegion", 3, func(p *asm.OpPrinter, args []cxx.Value) {
		p.Region(asRegion(args[0]), asm.RegionOptions{NoEntryArgs: !on(args, 1, true), NoTerminators: !on(args, 2, true), EmptyBlock: on(args, 3, false)})
	}, region, flag, flag, flag)
	add("printRegionArgument", 2, func(p *asm.OpPrinter, args []cxx.Value) {
		var as []ir.NamedAttribute
		if len(args) > 1 {
			as = NamedAttributes(args[1])
		}
		p.RegionArgument(AsValue(args[0]), as, on(args, 2, false))
	}, a.classes["BlockArgument"].Type(), named, flag)
	add("shadowRegionArgs", 0, func(p *asm.OpPrinter, args []cxx.Value) { p.ShadowRegionArgs(asRegion(args[0]), Values(args[1])) }, region, values)
	add("printFunctionalType", 0, func(p *asm.OpPrinter, args []cxx.Value) { p.OpFunctionalType(AsOperation(args[0])) }, a.Operation.Type())
	add("printGenericOp", 1, func(p *asm.OpPrinter, args []cxx.Value) { p.GenericOp(AsOperation(args[0])) }, a.Operation.Type(), flag)
	add("printCustomOrGenericOp", 0, func(p *asm.OpPrinter, args []cxx.Value) { p.CustomOrGenericOp(AsOperation(args[0])) }, a.Operation.Type())
	add("printOptionalLocationSpecifier", 0, func(p *asm.OpPrinter, args []cxx.Value) {
		l, _ := args[0].Obj().(*ir.Location)
		p.OptionalLocation(l)
	}, a.Location.Type())
}

// A sink is where the elements of a list are written: a printer or a stream.
type sink struct {
	text func(m *cxx.Machine, to any, s string)
	show func(m *cxx.Machine, to any, v cxx.Value) // nil if elements cannot be shown
}

// sinkFor returns how elements of a type are written to a value of type t, nil if that is
// neither a printer nor a stream.
func (a *API) sinkFor(t, elem *cxx.Type) *sink {
	switch {
	case isObjectOf(t, a.classes["AsmPrinter"]):
		return printerSink(a.printed(elem))
	case isObjectOf(t, a.Registry.LookupClass("llvm::raw_ostream")):
		return textSink(writeStream, a.streamText(elem))
	case isObjectOf(t, a.classes["Diagnostic"]):
		return textSink(addMessage, a.messageText(elem))
	}
	return nil
}

// printerSink is the sink of a printer; show is nil if elements cannot be shown.
func printerSink(show func(printer any, v cxx.Value)) *sink {
	s := &sink{text: func(m *cxx.Machine, to any, text string) {
		printStep(m, to, func() { p, _ := printerOf(to); p.Text(text) })
	}}
	if show != nil {
		s.show = func(m *cxx.Machine, to any, v cxx.Value) { printStep(m, to, func() { show(to, v) }) }
	}
	return s
}

// textSink is the sink that appends to a text; show is nil if elements cannot be shown.
func textSink(write func(to any, s string), show func(v cxx.Value) string) *sink {
	s := &sink{text: func(m *cxx.Machine, to any, text string) {
		if m.Step(len(text)) {
			write(to, text)
		}
	}}
	if show != nil {
		s.show = func(m *cxx.Machine, to any, v cxx.Value) { s.text(m, to, show(v)) }
	}
	return s
}

// interleave registers llvm::interleaveComma and llvm::interleave, which write the
// elements of a list with a separator to a printer or a stream, or call functions.
func (a *API) interleave() {
	make_ := func(s *cxx.Site, comma bool) *cxx.Func {
		n := s.NumArgs()
		if n < 2 || n > 4 {
			return nil
		}
		elem := s.ListElem(0, nil)
		if elem == nil {
			return nil
		}
		var to *sink
		var each, between *cxx.Callable
		separator := -1
		if to = a.sinkFor(s.ArgType(1), elem); to == nil { // interleave(list, each, between)
			if comma || n != 3 {
				return nil
			}
			if each, between = s.Callable(1, elem), s.Callable(2); each == nil || between == nil {
				return nil
			}
		} else {
			if !comma {
				if separator = n - 1; !s.Convert(separator, cxx.TypeString) {
					return nil
				}
				n--
			}
			if n == 3 {
				if each = s.Callable(2, elem); each == nil {
					return nil
				}
			} else if n != 2 || to.show == nil {
				return nil
			}
		}
		return &cxx.Func{Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			list, target := args[0], args[1].Obj()
			text := ", "
			if separator >= 0 {
				text = args[separator].Str()
			}
			for i := 0; i < list.Len() && m.Step(1); i++ {
				switch {
				case i == 0:
				case between != nil:
					between.Call(m)
				default:
					to.text(m, target, text)
				}
				if each != nil {
					each.Call(m, list.At(i))
				} else {
					to.show(m, target, list.At(i))
				}
			}
			return cxx.Value{}
		}}
	}
	a.Registry.Func("llvm::interleaveComma", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { return make_(s, true) }})
	a.Registry.Func("llvm::interleave", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func { return make_(s, false) }})
}
