package cppapi

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// hooks registers the classes in the signatures of hooks: of their parameters beside the
// operation, and of their results.
func (a *API) hooks() {
	a.Registry.Enum("mlir::RegionKind", nil, cxx.EnumCase{Name: "SSACFG", Value: int64(ir.SSACFGRegion)}, cxx.EnumCase{Name: "Graph", Value: int64(ir.GraphRegion)})
	a.enumWithAlias("mlir::OpAsmAliasResult", "mlir::OpAsmDialectInterface::AliasResult", cxx.EnumCase{Name: "NoAlias", Value: NoAlias},
		cxx.EnumCase{Name: "OverridableAlias", Value: 1}, cxx.EnumCase{Name: "FinalAlias", Value: 2})
	d := a.class("Dialect")
	d.IsA = cxx.Is[*ir.Dialect]
	a.Type.Method("getDialect", cxx.Getter(d.Type(), func(t ir.Type) cxx.Value { return cxx.Ptr(t.Context().Dialect(namespaceOf(t))) }))
	a.Attribute.Method("getDialect", cxx.Getter(d.Type(), func(x ir.Attribute) cxx.Value { return cxx.Ptr(x.Context().Dialect(namespaceOf(x))) }))
	a.Operation.Method("getDialect", cxx.Getter(d.Type(), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.Def().Dialect) }))
	a.classes["OperationName"].Method("getDialect", cxx.Getter(d.Type(), func(def *ir.OpDef) cxx.Value { return cxx.Ptr(def.Dialect) }))
	d.Method("getNamespace", cxx.Getter(cxx.TypeString, func(d *ir.Dialect) cxx.Value { return cxx.Str(d.Namespace) }))
	a.nameSetters()
	a.streams()
	a.effects()
	a.successorOperands()
	a.folding()
	a.controlFlow()
	a.symbolTables()
	a.modules()
	a.traitChecks()
}

// checkedTraits are traits that verifiers of other traits call by a function of
// mlir::OpTrait::impl.
var checkedTraits = []string{"ZeroOperands", "OneOperand", "ZeroResults", "OneResult", "ZeroRegions", "OneRegion", "OperandsAreFloatLike",
	"OperandsAreSignlessIntegerLike", "SameTypeOperands", "SameOperandsShape", "SameOperandsElementType", "SameOperandsAndResultShape",
	"SameOperandsAndResultElementType", "SameOperandsAndResultType", "SameOperandsAndResultRank", "ResultsAreBoolLike", "ResultsAreFloatLike",
	"ResultsAreSignlessIntegerLike", "IsTerminator", "Elementwise"}

// countedTraits are those with a number.
var countedTraits = []string{"NOperands", "AtLeastNOperands", "NResults", "AtLeastNResults", "NRegions", "AtLeastNRegions"}

// CheckFunc returns a check of an operation as a C++ function: LogicalResult(Operation *).
func (a *API) CheckFunc(check func(op *ir.Operation, c *ir.Checker)) *cxx.Func {
	return &cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return runCheck(m, args[0], check)
	}}
}

// runCheck makes a check, whose errors are those of the code that runs.
func runCheck(m *cxx.Machine, op cxx.Value, check func(op *ir.Operation, c *ir.Checker)) cxx.Value {
	host, ok := m.Host.(*Diagnostics)
	if !ok {
		return m.Failf("nobody takes diagnostics here")
	}
	x := AsOperation(op)
	if x == nil {
		return m.Failf("a check of no operation")
	}
	return cxx.Bool(ir.RunCheck(x, host.List, check))
}

func (a *API) traitChecks() {
	for _, name := range checkedTraits {
		t := ir.LookupTrait(name)
		if t == nil || t.Verify == nil {
			continue
		}
		a.Registry.Func("mlir::OpTrait::impl::verify"+name, a.CheckFunc(t.Verify))
	}
	for _, name := range countedTraits {
		a.Registry.Func("mlir::OpTrait::impl::verify"+name, &cxx.Func{Params: []*cxx.Type{a.Operation.Type(), cxx.TypeUint32}, Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			t := ir.LookupTrait(name, strconv.FormatUint(args[1].Uint(), 10))
			if t == nil || t.Verify == nil {
				return m.Failf("there is no such trait")
			}
			return runCheck(m, args[0], t.Verify)
		}})
	}
}

// namespaceOf returns the namespace of the dialect of a type or an attribute.
func namespaceOf(x any) string {
	switch x := x.(type) {
	case *ir.DefinedType:
		return x.Def.Dialect.Namespace
	case *ir.DefinedAttr:
		return x.Def.Dialect.Namespace
	case *ir.OpaqueType:
		return x.Namespace
	case *ir.OpaqueAttr:
		return x.Namespace
	}
	return "builtin"
}

// NoAlias is the value of mlir::OpAsmAliasResult for an object without an alias.
const NoAlias = 0

// A NameSetter is the function that hooks call to suggest a name for a value, a block,
// or, with neither, a type.
type NameSetter struct {
	Value func(v *ir.Value, name string)
	Block func(b *ir.Block, name string)
	Name  func(name string)
}

// set suggests the name in the arguments of a call.
func (s *NameSetter) set(args []cxx.Value) {
	switch name := args[len(args)-1].Str(); {
	case s.Value != nil:
		if v := AsValue(args[0]); v != nil {
			s.Value(v, name)
		}
	case s.Block != nil:
		if b, ok := args[0].Obj().(*ir.Block); ok {
			s.Block(b, name)
		}
	default:
		s.Name(name)
	}
}

// Argument returns the setter as the last argument of a hook, which is declared with its own
// type or as a function_ref.
func (s *NameSetter) Argument(hook *cxx.Func) cxx.Value {
	if n := len(hook.Params); n > 0 && hook.Params[n-1].Kind == cxx.KindFunc {
		return cxx.Function(func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			s.set(args)
			return cxx.Value{}
		})
	}
	return cxx.Obj(s)
}

func (a *API) nameSetters() {
	for name, params := range map[string][]*cxx.Type{
		"OpAsmSetValueNameFn": {a.Value.Type(), cxx.TypeString},
		"OpAsmSetBlockNameFn": {a.Block.Type(), cxx.TypeString},
		"OpAsmSetNameFn":      {cxx.TypeString},
	} {
		c := a.class(name)
		c.IsA = cxx.Is[*NameSetter]
		c.Method("operator()", &cxx.Func{Params: params, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			args[0].Obj().(*NameSetter).set(args[1:])
			return cxx.Value{}
		}})
	}
}

// A Stream is an llvm::raw_ostream.
type Stream struct{ strings.Builder }

// discard is a stream that drops its text.
type discard struct{}

// WriteString implements [io.StringWriter].
func (discard) WriteString(text string) (int, error) { return len(text), nil }

// A stringStream is an llvm::raw_string_ostream: a stream into a variable.
type stringStream struct {
	to *cxx.Cell
	// text is the variable's content after the last write. It grows in place; otherwise many
	// short writes would take quadratic time.
	text strings.Builder
}

// WriteString appends to the variable.
func (s *stringStream) WriteString(text string) (int, error) {
	if old := s.to.Load().Str(); old != s.text.String() { // fast if they are the same in memory
		s.text.Reset()
		s.text.WriteString(old)
	}
	s.text.WriteString(text)
	s.to.Store(cxx.Str(s.text.String()))
	return len(text), nil
}

// String returns the value of the variable.
func (s *stringStream) String() string { return s.to.Load().Str() }

func (a *API) streams() {
	c := a.Registry.Class("llvm::raw_ostream")
	c.IsA = cxx.Is[io.StringWriter]
	for _, name := range []string{"llvm::raw_string_ostream", "llvm::raw_svector_ostream", "std::ostream", "std::ostringstream", "std::stringstream"} {
		a.Registry.Alias(name, c.Type())
	}
	c.Constructor(&cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		switch {
		case s.NumArgs() == 0:
			return &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&Stream{}) }}
		case s.NumArgs() != 1 || s.ArgType(0).Kind != cxx.KindString || !s.Reference(0):
			return nil
		}
		return &cxx.Func{Result: c.Type(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return cxx.Obj(&stringStream{to: args[0].Cell()}) }}
	}})
	for _, name := range []string{"errs", "outs", "dbgs", "nulls"} { // text for developers, which is dropped
		a.Registry.Func("llvm::"+name, &cxx.Func{Result: c.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(discard{}) }})
	}
	c.Method("str", &cxx.Func{Result: cxx.TypeString, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if s, ok := args[0].Obj().(fmt.Stringer); ok {
			return cxx.Str(s.String())
		}
		return m.Failf("str of a stream that is no string")
	}})
	c.Method("flush", &cxx.Func{Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Value{} }})
	a.Registry.Func("llvm::printEscapedString", &cxx.Func{Params: []*cxx.Type{cxx.TypeString, c.Type()}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		var p ir.Printer
		text := string(p.String(args[0].Str()).Buf)
		_, _ = args[1].Obj().(io.StringWriter).WriteString(text[1 : len(text)-1]) // without the quotes
		return cxx.Value{}
	}})
	a.classes["OperationName"].Method("print", &cxx.Func{Params: []*cxx.Type{c.Type()}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		_, _ = args[1].Obj().(io.StringWriter).WriteString(args[0].Obj().(*ir.OpDef).Name)
		return cxx.Value{}
	}})
	c.Method("operator<<", writer(c, a.streamText, writeStream))
}

// writeStream writes to a stream.
func writeStream(to any, s string) { _, _ = to.(io.StringWriter).WriteString(s) }

// streamText returns how a stream shows a value of a type, nil if it cannot.
func (a *API) streamText(t *cxx.Type) func(v cxx.Value) string {
	if t.Kind == cxx.KindInt && t.Bits == 8 {
		return func(v cxx.Value) string { return string([]byte{byte(v.Uint())}) } // signed char and unsigned char
	}
	if t.Kind == cxx.KindOptional {
		elem := a.streamText(t.Elem)
		if elem == nil {
			return nil
		}
		return func(v cxx.Value) string {
			if v.IsNone() {
				return "None"
			}
			return elem(v)
		}
	}
	text := a.messageText(t)
	if t.Kind != cxx.KindObject || text == nil {
		return text
	}
	return func(v cxx.Value) string {
		if x, ok := v.Obj().(ir.Type); ok { // quoted in diagnostics only
			return x.String()
		}
		return text(v)
	}
}

// effects registers the classes of memory effects.
func (a *API) effects() {
	resource := a.class("SideEffects::Resource")
	resource.IsA = cxx.Is[*string]
	def := a.class("SideEffects::DefaultResource", resource)
	none := ""
	def.Static("get", &cxx.Func{Result: resource.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&none) }})
	effect := a.class("MemoryEffects::Effect")
	effect.IsA = cxx.Is[*ir.EffectKind]
	for name, k := range map[string]ir.EffectKind{"Read": ir.Read, "Write": ir.Write, "Allocate": ir.Allocate, "Free": ir.Free} {
		kind := k
		a.class("MemoryEffects::"+name, effect).Static("get", &cxx.Func{Result: effect.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&kind) }})
	}
	inst := a.class("MemoryEffects::EffectInstance")
	inst.IsA = cxx.Is[*ir.Effect]
	a.Registry.Template("mlir::SideEffects::EffectInstance", func([]*cxx.Type) *cxx.Type { return inst.Type() })
	build := func(args []cxx.Value) *ir.Effect {
		e := &ir.Effect{}
		for _, v := range args {
			switch x := v.Obj().(type) {
			case *ir.EffectKind:
				e.Kind = *x
			case *ir.Value:
				e.Value = x
			case *ir.Operand:
				e.Value = x.Value()
			case *string:
				e.Resource = *x
			}
		}
		return e
	}
	res, at := resource.Type(), a.Attribute.Type()
	for _, on := range [][]*cxx.Type{nil, {a.Value.Type()}, {a.Registry.Class("mlir::OpOperand").Type()}, {at}} {
		for _, stage := range [][]*cxx.Type{nil, {cxx.TypeInt32, cxx.TypeBool}} {
			params := append(append([]*cxx.Type{effect.Type()}, on...), stage...)
			inst.Constructor(&cxx.Func{Params: append(params, res), Optional: 1, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
				return cxx.Obj(build(args))
			}})
		}
	}
}

// A SuccessorOperands is mlir::SuccessorOperands: the operands that a branch forwards,
// after those that it produces.
type SuccessorOperands struct {
	Produced int
	Operands []ir.Operand
}

func (a *API) successorOperands() {
	c := a.class("SuccessorOperands")
	c.IsA = cxx.Is[*SuccessorOperands]
	values := a.ValueRange()
	c.Constructor(&cxx.Func{Params: []*cxx.Type{values}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return successors(m, 0, args[0])
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{cxx.TypeUint32, values}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return successors(m, int(args[0].Uint()), args[1])
	}})
}

func successors(m *cxx.Machine, produced int, list cxx.Value) cxx.Value {
	ops := OperandsOf(list)
	if ops == nil && list.Len() > 0 {
		return m.FailUnknown("successor operands that are not a group of operands")
	}
	return cxx.Obj(&SuccessorOperands{produced, ops})
}

// OperandsOf returns the operands in a list that are a group of operands, or all of an
// operation; nil for other lists.
func OperandsOf(list cxx.Value) []ir.Operand {
	switch l := list.Obj().(type) {
	case *OperandList:
		return l.Operands
	case allOperands:
		return l.op.OpOperands()
	case opOperands:
		return l
	case *MutableOperands:
		return l.operands()
	}
	return nil
}

// opOperands is a list of operands themselves, not of their values.
type opOperands []ir.Operand

// Len returns the number of operands.
func (l opOperands) Len() int { return len(l) }

// At returns an operand.
func (l opOperands) At(i int) cxx.Value { return cxx.Obj(&l[i]) }

// ResultsOf returns the results in a list that are a group of results, or all of an
// operation.
func ResultsOf(list cxx.Value) []ir.Value {
	switch l := list.Obj().(type) {
	case *ResultList:
		return l.Results
	case allResults:
		return l.op.OpResults()
	}
	return nil
}

// A RegionBranchPoint is mlir::RegionBranchPoint: the end of a region, or the operation
// itself if From is nil. The end is the terminator of the last block unless there is another.
type RegionBranchPoint struct {
	From       *ir.Region
	Terminator *ir.Operation
}

// end returns the operation from which control leaves the region, nil for none.
func (p *RegionBranchPoint) end() *ir.Operation {
	if p.Terminator != nil || p.From == nil || p.From.Empty() {
		return p.Terminator
	}
	return p.From.Back().Back()
}

// controlFlow registers the classes that the interfaces of control flow and of calls use.
func (a *API) controlFlow() {
	op, region := a.Operation.Type(), a.Region.Type()
	p := a.class("RegionBranchPoint")
	p.IsA = cxx.Is[*RegionBranchPoint]
	p.Method("isParent", cxx.Test(func(p *RegionBranchPoint) bool { return p.From == nil }))
	p.Method("getRegionOrNull", cxx.Getter(region, func(p *RegionBranchPoint) cxx.Value { return cxx.Ptr(p.From) }))
	p.Method("getTerminatorPredecessorOrNull", cxx.Getter(op, func(p *RegionBranchPoint) cxx.Value {
		return cxx.Ptr(p.end())
	}))
	p.Method("operator==", &cxx.Func{Params: []*cxx.Type{region}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		r, _ := args[1].Obj().(*ir.Region)
		return cxx.Bool(args[0].Obj().(*RegionBranchPoint).From == r)
	}})
	p.Static("parent", &cxx.Func{Result: p.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&RegionBranchPoint{}) }})
	p.Constructor(&cxx.Func{Params: []*cxx.Type{region}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		r, _ := args[0].Obj().(*ir.Region)
		return cxx.Obj(&RegionBranchPoint{From: r})
	}})
	p.Equal = func(x, y cxx.Value) bool {
		l, ok := x.Obj().(*RegionBranchPoint)
		r, ok2 := y.Obj().(*RegionBranchPoint)
		return ok && ok2 && l.From == r.From && l.end() == r.end()
	}
	s := a.class("RegionSuccessor")
	s.IsA = cxx.Is[*ir.RegionSuccessor]
	for _, name := range []string{"isParent", "isOperation"} { // the second one is its name from LLVM 23 on
		s.Method(name, cxx.Test(func(s *ir.RegionSuccessor) bool { return s.Region == nil }))
	}
	s.Static("parent", &cxx.Func{Result: s.Type(), Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Obj(&ir.RegionSuccessor{}) }})
	s.Method("getSuccessor", cxx.Getter(region, func(s *ir.RegionSuccessor) cxx.Value { return cxx.Ptr(s.Region) }))
	s.Method("getSuccessorInputs", cxx.Getter(a.ValueRange(), func(s *ir.RegionSuccessor) cxx.Value { return ValuesValue(s.Inputs) }))
	for _, first := range [][]*cxx.Type{nil, {region}, {op}} {
		s.Constructor(&cxx.Func{Params: append(first, a.ValueRange()), Optional: 1, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			next := &ir.RegionSuccessor{}
			for _, v := range args {
				switch x := v.Obj().(type) {
				case *ir.Region:
					next.Region = x
				case *ir.Operation:
				default:
					next.Inputs = Values(v)
				}
			}
			return cxx.Obj(next)
		}})
	}
	a.Registry.Enum("mlir::Speculation::Speculatability", nil,
		cxx.EnumCase{Name: "NotSpeculatable", Value: int64(ir.NotSpeculatable)}, cxx.EnumCase{Name: "Speculatable", Value: int64(ir.Speculatable)},
		cxx.EnumCase{Name: "RecursivelySpeculatable", Value: int64(ir.RecursivelySpeculatableOp)})
	spec := a.TypeNamed("mlir::Speculation::Speculatability")
	for name, v := range map[string]ir.Speculatability{"NotSpeculatable": ir.NotSpeculatable, "Speculatable": ir.Speculatable, "RecursivelySpeculatable": ir.RecursivelySpeculatableOp} {
		a.Registry.Const("mlir::Speculation::"+name, spec, cxx.Int(int64(v)))
	}
	a.regionFlow()
	a.invocationBounds()
	a.capturedValues()
	callable := a.class("CallInterfaceCallable")
	callable.IsA = func(x any) bool {
		switch x.(type) {
		case *ir.SymbolRefAttr, *ir.Value:
			return true
		}
		return false
	}
	for _, from := range []*cxx.Class{a.classes["SymbolRefAttr"], a.Value} {
		callable.Constructor(&cxx.Func{Params: []*cxx.Type{from.Type()}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[0] }})
	}
}

// modules registers mlir::ModuleOp, which no definition has to load.
func (a *API) modules() {
	op, name := a.Operation, a.class("ModuleOp", a.classes["OpState"])
	name.IsA = func(x any) bool { op, ok := x.(*ir.Operation); return ok && op.Name() == "builtin.module" }
	op.Method("lookupSymbol", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		result := a.lookedUp(s)
		if result == nil || s.NumArgs() != 1 {
			return nil
		}
		if k := s.ArgType(0).Class; (k == nil || !k.DerivesFrom(a.classes["SymbolRefAttr"])) && !s.Convert(0, cxx.TypeString) {
			return nil
		}
		return &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			table := args[0].Obj().(*ir.Operation)
			var found *ir.Operation
			if ref, ok := args[1].Obj().(*ir.SymbolRefAttr); ok {
				found = ir.LookupNestedSymbol(table, ref)
			} else {
				found = ir.LookupSymbolIn(table, args[1].Str())
			}
			return symbolOfClass(m, found, result)
		}}
	}})
}

// A FoldView is the input of a folder: the operation, and the constant values of its operands,
// nil for unknown ones.
type FoldView struct {
	Op       *ir.Operation
	Operands []ir.Attribute
}

// Group returns the constants that the operands of a group are.
func (v *FoldView) Group(i int) []ir.Attribute {
	g := v.Op.OperandGroup(i)
	if len(g) == 0 {
		return nil
	}
	at := g[0].Index()
	return v.Operands[at : at+len(g)]
}

// folding registers mlir::OpFoldResult. Its objects are attributes and values.
func (a *API) folding() {
	c := a.class("OpFoldResult")
	c.IsA = func(x any) bool {
		switch x.(type) {
		case ir.Attribute, *ir.Value:
			return true
		}
		return false
	}
	for _, from := range []*cxx.Class{a.Attribute, a.Value} {
		c.Constructor(&cxx.Func{Params: []*cxx.Type{from.Type()}, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[0] }})
	}
	c.Method("isNull", &cxx.Func{Result: cxx.TypeBool, NullOK: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return cxx.Bool(args[0].IsNull()) }})
}

// FoldResultOf returns the result of a folder. It is empty for null.
func FoldResultOf(v cxx.Value) ir.FoldResult {
	return ir.FoldResult{Value: AsValue(v), Attr: AsAttribute(v)}
}

// adaptors registers the classes Adaptor and FoldAdaptor of an operation. An Adaptor
// is a view of the operation ([ir.NewView]).
func (a *API) adaptors(o *opClass) {
	c := o.class
	one := func(find func(string) *cxx.Func) func(string) []*cxx.Func {
		return func(name string) []*cxx.Func {
			if f := find(name); f != nil {
				return []*cxx.Func{f}
			}
			return nil
		}
	}
	ad := a.Registry.Class(c.Name+"::Adaptor", a.classes["OpState"])
	ad.IsA, ad.Lookup = cxx.Is[*ir.Operation], one(o.anyAccessor)
	ad.Constructor(&cxx.Func{Params: []*cxx.Type{a.ValueRange(), a.classes["DictionaryAttr"].Type(), a.classes["OpaqueProperties"].Type(), cxx.ListOf(a.Region.Type())},
		Optional: 3, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			s, ok := m.Host.(*Diagnostics)
			if !ok || s.State == nil {
				return m.FailUnknown("an Adaptor outside of the inference of types")
			}
			return cxx.Obj(ir.NewView(s.State))
		}})
	ad.Constructor(&cxx.Func{Params: []*cxx.Type{a.ValueRange(), a.classes["DictionaryAttr"].Type(), o.propertiesClass().Type(), cxx.ListOf(a.Region.Type())},
		Optional: 1, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			p, ok := args[2].Obj().(*properties)
			if !ok || p.state == nil {
				return m.FailUnknown("an Adaptor outside of the inference of types")
			}
			return cxx.Obj(ir.NewView(p.state))
		}})
	ad.Method("getProperties", cxx.Getter(o.propertiesClass().Type(), func(op *ir.Operation) cxx.Value { return cxx.Obj(&properties{op: op}) }))
	ad.Method("verify", &cxx.Func{Params: []*cxx.Type{a.Location.Type()}, Result: cxx.LogicalResult(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		host, ok := m.Host.(*Diagnostics)
		if !ok {
			return m.Failf("nobody takes diagnostics here")
		}
		return cxx.Bool(ir.VerifyAttributes(args[0].Obj().(*ir.Operation), host.List))
	}})
	ad.Constructor(&cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[0] }})
	fa := a.Registry.Class(c.Name + "::FoldAdaptor")
	fa.IsA, fa.Lookup = cxx.Is[*FoldView], one(o.Members.FoldAccessor)
	attrs := cxx.ListOf(a.Attribute.Type())
	fa.Method("getOperands", cxx.Getter(attrs, func(v *FoldView) cxx.Value { return cxx.List(&attrList{v.Operands}) }))
}

// A ShapedTypeComponents is mlir::ShapedTypeComponents: parts of a shaped type.
type ShapedTypeComponents struct {
	Ranked   bool
	Dims     []int64
	Element  ir.Type
	Encoding ir.Attribute
}

// shapedTypeComponents registers the class of inferReturnTypeComponents' results.
func (a *API) shapedTypeComponents() {
	c := a.class("ShapedTypeComponents")
	c.IsA = cxx.Is[*ShapedTypeComponents]
	dims, t, at := cxx.ListOf(cxx.TypeInt64), a.Type.Type(), a.Attribute.Type()
	c.Constructor(&cxx.Func{Params: []*cxx.Type{a.classes["ShapedType"].Type()}, Implicit: true, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		s, ok := shapedOf(args[0].Obj())
		if !ok {
			return m.Failf("not a shaped type")
		}
		_, unranked := s.(*ir.UnrankedTensorType)
		return cxx.Obj(&ShapedTypeComponents{Ranked: !unranked, Dims: s.Shape(), Element: s.ElementType()})
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{c.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		x, ok := args[0].Obj().(*ShapedTypeComponents)
		if !ok {
			return m.Failf("no components of a type")
		}
		copied := *x
		return cxx.Obj(&copied)
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{t}, Optional: 1, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		x := &ShapedTypeComponents{}
		if len(args) > 0 {
			x.Element = AsType(args[0])
		}
		return cxx.Obj(x)
	}})
	c.Constructor(&cxx.Func{Params: []*cxx.Type{dims, t, at}, Optional: 2, Implicit: true, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
		x := &ShapedTypeComponents{Ranked: true, Dims: append([]int64{}, args[0].Int64s()...)}
		if len(args) > 1 {
			x.Element = AsType(args[1])
		}
		if len(args) > 2 {
			x.Encoding = AsAttribute(args[2])
		}
		return cxx.Obj(x)
	}})
	c.Method("hasRank", cxx.Test(func(s *ShapedTypeComponents) bool { return s.Ranked }))
	c.Method("getDims", cxx.Getter(dims, func(s *ShapedTypeComponents) cxx.Value { return cxx.Slice(s.Dims) }))
	c.Method("getElementType", cxx.Getter(t, func(s *ShapedTypeComponents) cxx.Value { return typeOf(s.Element) }))
}

// inference registers the classes in the signatures of inferReturnTypes.
func (a *API) inference() {
	a.shapedTypeComponents()
	a.class("DataFlowSolver") // which interfaces of analyses only pass on
	p := a.class("OpaqueProperties")
	p.IsA = cxx.Is[*ir.OperationState]
	p.Method("as", &cxx.Func{Template: propertiesOf})
	a.Registry.Alias("mlir::PropertyRef", p.Type()) // its name in newer versions of MLIR
	a.Registry.Alias("mlir::RegionRange", cxx.ListOf(a.Region.Type()))
	a.Registry.Alias("mlir::ValueShapeRange", a.ValueRange())
	emit := func(name string, optional bool) {
		at, result := a.Location.Type(), a.classes["InFlightDiagnostic"].Type()
		if optional {
			at, result = cxx.OptionalOf(at), cxx.LogicalResult()
		}
		a.Registry.Func("mlir::"+name, &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
			if s.NumArgs() == 0 || !optional && s.NumArgs() > 2 {
				return nil
			}
			params := []*cxx.Type{at}
			var texts []func(cxx.Value) string
			for i := 1; i < s.NumArgs(); i++ {
				text := a.messageText(s.ArgType(i))
				if text == nil {
					return nil
				}
				params, texts = append(params, s.ArgType(i)), append(texts, text)
			}
			return &cxx.Func{Params: params, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				msg := ""
				for i, text := range texts {
					msg += text(args[1+i])
				}
				l, ok := args[0].Obj().(*ir.Location)
				if !ok && optional {
					return cxx.Bool(false)
				}
				host, takes := m.Host.(*Diagnostics)
				if !takes || !ok {
					return m.Failf("nobody takes diagnostics here")
				}
				if !m.Step(diagnosticCost) {
					return cxx.Value{}
				}
				d := host.List.Errorf(l.Place(), "%s", msg)
				if optional {
					return cxx.Bool(false)
				}
				return cxx.Obj(d)
			}}
		}})
	}
	emit("emitError", false)
	emit("emitOptionalError", true)
}
