package asm

import (
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// A Directive is the Go form of a custom directive, custom<Name>(...). The
// arguments are numbered as in the format.
type Directive struct {
	// Parse parses the text of the directive. If the directive is the anchor of an optional
	// group, present reports whether the text is present; otherwise it is ignored.
	Parse func(p *OpParser, a *ParseArgs) (present bool)
	// Print prints the text; the preceding space has been printed.
	Print func(p *OpPrinter, op *ir.Operation, a *PrintArgs)
}

// A customStep is a use of a directive.
type customStep struct {
	name string
	d    *Directive // nil if the name is unknown
	args []CustomArg
}

// whyMissing returns the reason why a directive is not implemented.
func whyMissing(name string, reasons map[string]string) string {
	if why := reasons[name]; why != "" {
		return why
	}
	return "no 'parse" + name + "' is known, in C++ or in Go"
}

// An ArgKind is the kind of a directive's argument.
type ArgKind uint8

// The kinds of arguments.
const (
	ArgOperands ArgKind = iota
	ArgAttr             // an attribute or a property
	ArgRegions
	ArgSuccessors
	ArgTypes // of operands or results
	ArgText  // a string, which is C++ code
	ArgAttrDict
)

// A CustomArg describes an argument of a use of a directive.
type CustomArg struct {
	Kind  ArgKind
	Ref   bool     // given to the parser as the value that it has
	Arity ir.Arity // of operands and types, regions and successors
	Text  string   // of ArgText
	index int      // for types: of a type variable
}

// Slot returns the index of an attribute or a property among those of the operation.
func (a *CustomArg) Slot() int { return a.index }

func (f *FormatSyntax) custom(e *format.Custom) *customStep {
	c := &customStep{name: e.Name, d: f.o.Directives[e.Name]}
	if c.d == nil {
		c.d = sharedDirective(e.Name)
	}
	if c.d == nil {
		f.miss(e.Name)
	}
	f.unprintable = f.unprintable || c.d == nil || c.d.Print == nil
	for _, x := range e.Args {
		r, ref := x.(*format.Ref)
		if ref {
			x = r.Arg
		}
		a := CustomArg{Ref: ref}
		switch x := x.(type) {
		case *format.Operand:
			a.Kind, a.index, a.Arity = ArgOperands, x.Index, f.def.Operands[x.Index].Arity
		case *format.Operands:
			a.Kind, a.index, a.Arity = ArgOperands, f.allOperandsGroup(), ir.Variadic
		case *format.Attr:
			a.Kind, a.index = ArgAttr, x.Index
		case *format.RegionVar:
			a.Kind, a.index = ArgRegions, x.Index
			if f.def.Regions[x.Index].Variadic {
				a.Arity = ir.Variadic
			}
		case *format.Regions:
			a.Kind, a.index, a.Arity = ArgRegions, f.allRegionsGroup(), ir.Variadic
		case *format.SuccessorVar:
			a.Kind, a.index = ArgSuccessors, x.Index
			if f.def.Successors[x.Index].Variadic {
				a.Arity = ir.Variadic
			}
		case *format.Successors:
			a.Kind, a.index, a.Arity = ArgSuccessors, f.allSuccsGroup(), ir.Variadic
		case *format.Type:
			a.Kind = ArgTypes
			a.index, a.Arity = f.typeVar(x.Arg)
		case *format.String:
			a.Kind, a.Text = ArgText, x.Text
		default:
			a.Kind = ArgAttrDict
		}
		c.args = append(c.args, a)
	}
	return c
}

// sharedDirective returns a directive that is available in all dialects, or nil if the name is
// unknown.
func sharedDirective(name string) *Directive {
	switch name {
	case "DynamicIndexList":
		return dynamicIndexList()
	case "DimensionList":
		return dimensionList()
	}
	return nil
}

func (f *FormatSyntax) miss(name string) {
	for _, m := range f.missing {
		if m == name {
			return
		}
	}
	f.missing = append(f.missing, name)
}

// ParseArgs holds the arguments of a directive during parsing. The Set methods define
// arguments. Arguments in ref, and those already set, can be read.
type ParseArgs struct {
	s  *ir.OperationState
	st *formatState
	c  *customStep
	at uint32
}

// Len returns the number of arguments.
func (a *ParseArgs) Len() int { return len(a.c.args) }

// Arg describes an argument.
func (a *ParseArgs) Arg(i int) CustomArg { return a.c.args[i] }

// State returns the operation that is built, for attr-dict.
func (a *ParseArgs) State() *ir.OperationState { return a.s }

// Text returns an argument that is a string or C++ code.
func (a *ParseArgs) Text(i int) string { return a.c.args[i].Text }

// Operands returns the operands of an argument.
func (a *ParseArgs) Operands(i int) []UnresolvedOperand {
	return a.st.operandsOf(a.c.args[i].index)
}

// SetOperands sets the operands of an argument.
func (a *ParseArgs) SetOperands(i int, os ...UnresolvedOperand) {
	st, g := a.st, a.c.args[i].index
	start := len(st.operands)
	st.operands = append(st.operands, os...)
	st.setOperands(g, start, a.at)
}

// SetOperandGroups sets the operands of a VariadicOfVariadic argument.
func (a *ParseArgs) SetOperandGroups(i int, groups [][]UnresolvedOperand) {
	st, g := a.st, a.c.args[i].index
	start, first := len(st.operands), len(st.sizes)
	for _, os := range groups {
		st.operands = append(st.operands, os...)
		st.sizes = append(st.sizes, int32(len(os)))
	}
	st.setOperands(g, start, a.at)
	st.groupSizes[g] = span{int32(first), int32(len(st.sizes)), a.at}
}

// Types returns the types of an argument.
func (a *ParseArgs) Types(i int) []ir.Type { return a.st.typesOf(a.c.args[i].index) }

// SetTypes sets the types of an argument, one per value. Nil types, such as that of
// an absent optional operand, are ignored.
func (a *ParseArgs) SetTypes(i int, ts ...ir.Type) {
	start := len(a.st.types)
	for _, t := range ts {
		if t != nil {
			a.st.types = append(a.st.types, t)
		}
	}
	a.st.setTypes(a.c.args[i].index, start)
}

// Attr returns the attribute of an argument, or nil if it is absent.
func (a *ParseArgs) Attr(i int) ir.Attribute { return a.s.Inherent[a.c.args[i].index] }

// SetAttr sets the attribute of an argument; nil means absent.
func (a *ParseArgs) SetAttr(i int, v ir.Attribute) { a.s.Inherent[a.c.args[i].index] = v }

// Region returns the region of an argument that is a single one, to parse into.
func (a *ParseArgs) Region(i int) *ir.Region { return a.st.region(a.c.args[i].index) }

// Regions returns the regions of an argument.
func (a *ParseArgs) Regions(i int) []*ir.Region { return a.st.regionsOf(a.c.args[i].index) }

// SetRegions sets the regions of a variadic argument.
func (a *ParseArgs) SetRegions(i int, rs ...*ir.Region) {
	st, g := a.st, a.c.args[i].index
	start := len(st.regions)
	st.regions = append(st.regions, rs...)
	st.regionSpans[g] = span{int32(start), int32(len(st.regions)), a.at}
}

// Successors returns the successors of an argument.
func (a *ParseArgs) Successors(i int) []*ir.Block {
	s := a.st.succSpans[a.c.args[i].index]
	return a.st.succs[s.start:s.end]
}

// SetSuccessors sets the successors of an argument.
func (a *ParseArgs) SetSuccessors(i int, bs ...*ir.Block) {
	st, g := a.st, a.c.args[i].index
	start := len(st.succs)
	st.succs = append(st.succs, bs...)
	st.succSpans[g] = span{int32(start), int32(len(st.succs)), a.at}
}

// PrintArgs is the arguments of a directive while it is printed.
type PrintArgs struct {
	f  *FormatSyntax
	op *ir.Operation
	c  *customStep
}

// Len returns the number of arguments.
func (a *PrintArgs) Len() int { return len(a.c.args) }

// Arg describes an argument.
func (a *PrintArgs) Arg(i int) CustomArg { return a.c.args[i] }

// Text returns an argument that is a string or C++ code.
func (a *PrintArgs) Text(i int) string { return a.c.args[i].Text }

// Operands returns the operands of an argument.
func (a *PrintArgs) Operands(i int) []ir.Operand { return a.f.operandGroup(a.op, a.c.args[i].index) }

// Operand returns the first operand of an argument, or nil if the group is empty.
func (a *PrintArgs) Operand(i int) *ir.Value {
	if g := a.Operands(i); len(g) > 0 {
		return g[0].Value()
	}
	return nil
}

// NumTypes returns the number of types of an argument.
func (a *PrintArgs) NumTypes(i int) int { return a.f.numTypes(a.op, a.c.args[i].index) }

// Type returns type k of an argument, or nil if it has fewer.
func (a *PrintArgs) Type(i, k int) ir.Type {
	if k >= a.NumTypes(i) {
		return nil
	}
	return a.f.typeAt(a.op, a.c.args[i].index, k)
}

// Types returns the types of an argument in a new slice.
func (a *PrintArgs) Types(i int) []ir.Type {
	ts := make([]ir.Type, a.NumTypes(i))
	for k := range ts {
		ts[k] = a.f.typeAt(a.op, a.c.args[i].index, k)
	}
	return ts
}

// Attr returns the attribute of an argument, or nil if it is absent.
func (a *PrintArgs) Attr(i int) ir.Attribute { return a.op.Inherent(a.c.args[i].index) }

// Region returns the first region of an argument, or nil if there are no regions.
func (a *PrintArgs) Region(i int) *ir.Region {
	if g := a.Regions(i); len(g) > 0 {
		return &g[0]
	}
	return nil
}

// Regions returns the regions of an argument, without copying.
func (a *PrintArgs) Regions(i int) []ir.Region { return a.f.regionGroup(a.op, a.c.args[i].index) }

// NumSuccessors returns the number of successors of an argument.
func (a *PrintArgs) NumSuccessors(i int) int { return len(a.f.successorGroup(a.op, a.c.args[i].index)) }

// Successor returns successor k of an argument.
func (a *PrintArgs) Successor(i, k int) *ir.Block {
	return a.f.successorGroup(a.op, a.c.args[i].index)[k].Block()
}
