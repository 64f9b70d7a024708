package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/cxx"
	"github.com/mica-ir/mica/ir"
)

// hooks registers the classes that appear in the signatures of hooks: what they are
// given beside the operation, and what they return.
func (a *API) hooks() {
	a.Registry.Enum("mlir::RegionKind", nil, cxx.EnumCase{Name: "SSACFG", Value: int64(ir.SSACFGRegion)}, cxx.EnumCase{Name: "Graph", Value: int64(ir.GraphRegion)})
	a.Registry.Enum("mlir::OpAsmAliasResult", nil, cxx.EnumCase{Name: "NoAlias", Value: NoAlias},
		cxx.EnumCase{Name: "OverridableAlias", Value: 1}, cxx.EnumCase{Name: "FinalAlias", Value: 2})
	a.nameSetters()
	a.streams()
	a.effects()
	a.successorOperands()
	a.folding()
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

func (a *API) nameSetters() {
	setter := func(name string, params []*cxx.Type, call func(s *NameSetter, args []cxx.Value)) {
		c := a.class(name)
		c.IsA = cxx.Is[*NameSetter]
		c.Method("operator()", &cxx.Func{Params: params, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			call(args[0].Obj().(*NameSetter), args[1:])
			return cxx.Value{}
		}})
	}
	str := cxx.TypeString
	setter("OpAsmSetValueNameFn", []*cxx.Type{a.Value.Type(), str}, func(s *NameSetter, args []cxx.Value) {
		if v := AsValue(args[0]); v != nil {
			s.Value(v, args[1].Str())
		}
	})
	setter("OpAsmSetBlockNameFn", []*cxx.Type{a.Block.Type(), str}, func(s *NameSetter, args []cxx.Value) {
		if b, ok := args[0].Obj().(*ir.Block); ok {
			s.Block(b, args[1].Str())
		}
	})
	setter("OpAsmSetNameFn", []*cxx.Type{str}, func(s *NameSetter, args []cxx.Value) { s.Name(args[0].Str()) })
}

// A Stream is an llvm::raw_ostream.
type Stream struct{ strings.Builder }

func (a *API) streams() {
	c := a.Registry.Class("llvm::raw_ostream")
	c.IsA = cxx.Is[*Stream]
	a.Registry.Alias("llvm::raw_string_ostream", c.Type())
	c.Method("operator<<", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		if s.NumArgs() != 1 {
			return nil
		}
		t := s.ArgType(0)
		text := a.messageText(t)
		if text == nil {
			return nil
		}
		return &cxx.Func{Params: []*cxx.Type{t}, Result: c.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			out := text(args[1])
			if x, ok := args[1].Obj().(ir.Type); ok { // quoted in diagnostics only
				out = x.String()
			}
			if m.Step(len(out)) {
				args[0].Obj().(*Stream).WriteString(out)
			}
			return args[0]
		}}
	}})
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
	ops := []ir.Operand(nil)
	switch l := list.Obj().(type) {
	case *OperandList:
		ops = l.Operands
	case allOperands:
		ops = l.op.OpOperands()
	default:
		if list.Len() > 0 {
			return m.FailUnknown("successor operands that are not a group of operands")
		}
	}
	return cxx.Obj(&SuccessorOperands{produced, ops})
}

// A FoldView is what a folder reads: the operation, and the constant values of its
// operands, which are nil where they are not known.
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
func (a *API) adaptors(c *cxx.Class, accessor func(method string) *cxx.Func, fold func(method string) *cxx.Func) {
	one := func(find func(string) *cxx.Func) func(string) []*cxx.Func {
		return func(name string) []*cxx.Func {
			if f := find(name); f != nil {
				return []*cxx.Func{f}
			}
			return nil
		}
	}
	ad := a.Registry.Class(c.Name+"::Adaptor", a.classes["OpState"])
	ad.IsA, ad.Lookup = cxx.Is[*ir.Operation], one(accessor)
	ad.Constructor(&cxx.Func{Params: []*cxx.Type{a.ValueRange(), a.classes["DictionaryAttr"].Type(), a.classes["OpaqueProperties"].Type(), cxx.ListOf(a.Region.Type())},
		Optional: 3, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			s, ok := m.Host.(*Diagnostics)
			if !ok || s.State == nil {
				return m.FailUnknown("an Adaptor outside of the inference of types")
			}
			return cxx.Obj(ir.NewView(s.State))
		}})
	ad.Constructor(&cxx.Func{Params: []*cxx.Type{a.Operation.Type()}, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[0] }})
	fa := a.Registry.Class(c.Name + "::FoldAdaptor")
	fa.IsA, fa.Lookup = cxx.Is[*FoldView], one(fold)
	attrs := cxx.ListOf(a.Attribute.Type())
	fa.Method("getOperands", cxx.Getter(attrs, func(v *FoldView) cxx.Value { return cxx.List(&attrList{v.Operands}) }))
}

// inference registers the classes in the signatures of inferReturnTypes.
func (a *API) inference() {
	p := a.class("OpaqueProperties")
	p.IsA = cxx.Is[*ir.OperationState]
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
