package cppapi

import (
	"strings"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// operations registers mlir::Operation.
func (a *API) operations() {
	op := a.Operation
	op.IsA = cxx.Is[*ir.Operation]
	count := func(name string, f func(*ir.Operation) int) {
		op.Method(name, cxx.Getter(cxx.TypeUint32, func(op *ir.Operation) cxx.Value { return cxx.Uint(uint64(f(op))) }))
	}
	count("getNumOperands", (*ir.Operation).NumOperands)
	count("getNumResults", (*ir.Operation).NumResults)
	count("getNumRegions", (*ir.Operation).NumRegions)
	count("getNumSuccessors", (*ir.Operation).NumSuccessors)
	at := func(name string, result *cxx.Type, n func(*ir.Operation) int, get func(*ir.Operation, int) cxx.Value) {
		op.Method(name, &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			op := args[0].Obj().(*ir.Operation)
			i := args[1].Uint()
			if i >= uint64(n(op)) {
				return m.Failf("%s(%d) of an operation that has %d", name, i, n(op))
			}
			return get(op, int(i))
		}})
	}
	first := func(name string, result *cxx.Type, n func(*ir.Operation) int, get func(*ir.Operation) cxx.Value) {
		op.Method(name, &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if op := args[0].Obj().(*ir.Operation); n(op) > 0 {
				return get(op)
			}
			return m.Failf("%s of an operation that has none", name)
		}})
	}
	first("getOperand", a.Value.Type(), (*ir.Operation).NumOperands, func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.Operand(0)) })
	first("getResult", a.classes["OpResult"].Type(), (*ir.Operation).NumResults, func(op *ir.Operation) cxx.Value { return cxx.Obj(op.Result(0)) })
	first("getType", a.Type.Type(), (*ir.Operation).NumResults, func(op *ir.Operation) cxx.Value { return typeOf(op.Result(0).Type()) })
	first("getRegion", a.Region.Type(), (*ir.Operation).NumRegions, func(op *ir.Operation) cxx.Value { return cxx.Obj(op.Region(0)) })
	at("getOperand", a.Value.Type(), (*ir.Operation).NumOperands, func(op *ir.Operation, i int) cxx.Value { return cxx.Ptr(op.Operand(i)) })
	at("getResult", a.classes["OpResult"].Type(), (*ir.Operation).NumResults, func(op *ir.Operation, i int) cxx.Value { return cxx.Obj(op.Result(i)) })
	at("getOpResult", a.classes["OpResult"].Type(), (*ir.Operation).NumResults, func(op *ir.Operation, i int) cxx.Value { return cxx.Obj(op.Result(i)) })
	at("getRegion", a.Region.Type(), (*ir.Operation).NumRegions, func(op *ir.Operation, i int) cxx.Value { return cxx.Obj(op.Region(i)) })
	at("getSuccessor", a.Block.Type(), (*ir.Operation).NumSuccessors, func(op *ir.Operation, i int) cxx.Value { return cxx.Ptr(op.Successor(i)) })

	values, types := a.ValueRange(), a.TypeRange()
	op.Method("getOperands", cxx.Getter(values, func(op *ir.Operation) cxx.Value { return cxx.List(allOperands{op}) }))
	for _, name := range []string{"getResults", "getOpResults"} {
		op.Method(name, cxx.Getter(a.ResultRange(), func(op *ir.Operation) cxx.Value { return cxx.List(allResults{op}) }))
	}
	op.Method("getOperandTypes", cxx.Getter(types, func(op *ir.Operation) cxx.Value { return cxx.List(operandTypes{op}) }))
	op.Method("getResultTypes", cxx.Getter(types, func(op *ir.Operation) cxx.Value { return cxx.List(resultTypes{op}) }))
	op.Method("getOpOperands", cxx.Getter(cxx.ListOf(a.Registry.Class("mlir::OpOperand").Type()), func(op *ir.Operation) cxx.Value {
		return cxx.List(opOperands(op.OpOperands()))
	}))
	self := func(op *ir.Operation) cxx.Value { return cxx.Obj(op) }
	op.Method("getOpOperand", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: a.Registry.Class("mlir::OpOperand").Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op := args[0].Obj().(*ir.Operation)
		if i := args[1].Uint(); i < uint64(op.NumOperands()) {
			return cxx.Obj(&op.OpOperands()[i])
		}
		return m.Failf("getOpOperand(%d) of an operation that has %d operands", args[1].Uint(), op.NumOperands())
	}})
	op.Method("getOperation", cxx.Getter(op.Type(), self))
	op.Method("getContext", cxx.Getter(a.Context.Type(), func(op *ir.Operation) cxx.Value { return cxx.Obj(op.Context()) }))
	op.Method("getLoc", cxx.Getter(a.Location.Type(), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.Location()) }))
	name := a.class("OperationName")
	name.IsA = cxx.Is[*ir.OpDef]
	opName := func(d *ir.OpDef) cxx.Value { return cxx.Str(d.Name) }
	for _, method := range []string{"getStringRef", "getIdentifier"} {
		name.Method(method, cxx.Getter(cxx.TypeString, opName))
	}
	name.Method("getDialectNamespace", cxx.Getter(cxx.TypeString, func(d *ir.OpDef) cxx.Value {
		ns, _, _ := strings.Cut(d.Name, ".")
		return cxx.Str(ns)
	}))
	name.Method("stripDialect", cxx.Getter(cxx.TypeString, func(d *ir.OpDef) cxx.Value {
		_, rest, _ := strings.Cut(d.Name, ".")
		return cxx.Str(rest)
	}))
	name.Method("hasTrait", a.hasTrait("$0.HasTrait($1)", func(x any, trait string) bool { return defHasTrait(x.(*ir.OpDef), trait) }))
	name.Method("isRegistered", cxx.Test(func(d *ir.OpDef) bool { return d.Registered }))
	name.ConvertsTo(cxx.TypeString, func(_ *cxx.Machine, v cxx.Value) cxx.Value { return opName(v.Obj().(*ir.OpDef)) })
	op.Method("isRegistered", cxx.Test(func(op *ir.Operation) bool { return op.Def().Registered }))
	op.Method("getName", cxx.Getter(name.Type(), func(op *ir.Operation) cxx.Value { return cxx.Obj(op.Def()) }))
	op.Method("getBlock", cxx.Getter(a.Block.Type(), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.Block()) }))
	op.Method("use_empty", cxx.Test(func(op *ir.Operation) bool { return !op.HasUses() }))
	op.Method("hasOneUse", cxx.Test(func(op *ir.Operation) bool {
		n := 0
		for i := range op.NumResults() {
			for range op.Result(i).Uses() {
				n++
			}
		}
		return n == 1
	}))
	op.Method("getUsers", cxx.Getter(cxx.ListOf(op.Type()), func(op *ir.Operation) cxx.Value {
		var l []cxx.Value
		for i := range op.NumResults() {
			for user := range op.Result(i).Users() {
				l = append(l, cxx.Obj(user))
			}
		}
		return cxx.Values(l)
	}))
	op.Method("getNextNode", cxx.Getter(op.Type(), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.Next()) }))
	op.Method("getPrevNode", cxx.Getter(op.Type(), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.Prev()) }))
	op.Method("getParentOp", cxx.Getter(op.Type(), func(op *ir.Operation) cxx.Value { return cxx.Ptr(op.ParentOp()) }))
	op.Method("getParentOfType", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || t.Class == nil || t.Class.IsA == nil {
			return nil
		}
		return &cxx.Func{Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			for p := AsOperation(args[0]).ParentOp(); p != nil && !m.Failed(); p = p.ParentOp() {
				if t.Class.Holds(m, p) {
					return cxx.Obj(p)
				}
			}
			return cxx.Null
		}}
	}})
	op.Method("hasTrait", a.hasTrait("ir.HasInterface($0, $1) || $0.Def().HasTrait($1)", func(x any, trait string) bool { return opHasTrait(x.(*ir.Operation), trait) }))
	attr := &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: a.Attribute.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return attrOf(args[0].Obj().(*ir.Operation).Attr(args[1].Str()))
	}}
	op.Method("getAttr", attr)
	// The attribute is absent for names that are not inherent, and null if it is not given.
	op.Method("getInherentAttr", &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: cxx.OptionalOf(a.Attribute.Type()), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op := args[0].Obj().(*ir.Operation)
		if i := op.Def().Slot(args[1].Str()); i >= 0 {
			return attrOf(op.Inherent(i))
		}
		return cxx.None
	}})
	op.Method("getDiscardableAttr", &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: a.Attribute.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		op := args[0].Obj().(*ir.Operation)
		if op.Def().Slot(args[1].Str()) >= 0 {
			return cxx.Null
		}
		return attrOf(op.Attr(args[1].Str()))
	}})
	op.Method("getAttrOfType", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		t := s.TemplateType(0)
		if t == nil || t.Class == nil || t.Class.IsA == nil || s.NumArgs() != 1 || !s.Convert(0, cxx.TypeString) {
			return nil
		}
		return &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: t, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			a := args[0].Obj().(*ir.Operation).Attr(args[1].Str())
			if a == nil || !t.Class.Holds(m, a) {
				return cxx.Null
			}
			return cxx.Obj(a)
		}}
	}})
	op.Method("hasAttr", &cxx.Func{Params: []*cxx.Type{cxx.TypeString}, Result: cxx.TypeBool, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		return cxx.Bool(args[0].Obj().(*ir.Operation).Attr(args[1].Str()) != nil)
	}})
	op.Method("getParentRegion", cxx.Getter(a.Region.Type(), func(op *ir.Operation) cxx.Value {
		if op.Block() == nil {
			return cxx.Null
		}
		return cxx.Ptr(op.Block().Parent())
	}))
	op.Method("getRegions", cxx.Getter(cxx.ListOf(a.Region.Type()), func(op *ir.Operation) cxx.Value {
		l := make([]cxx.Value, op.NumRegions())
		for i := range l {
			l[i] = cxx.Obj(op.Region(i))
		}
		return cxx.Values(l)
	}))
	// getBodyRegion and getBody come with the trait SingleBlock.
	body := func(args []cxx.Value) *ir.Region {
		op, i := args[0].Obj().(*ir.Operation), 0
		if len(args) > 1 {
			i = int(min(args[1].Uint(), 1<<30))
		}
		if i >= op.NumRegions() {
			return nil
		}
		return op.Region(i)
	}
	op.Method("getBodyRegion", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Optional: 1, Result: a.Region.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if r := body(args); r != nil {
			return cxx.Obj(r)
		}
		return m.Failf("getBodyRegion: no region")
	}})
	op.Method("getBody", &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Optional: 1, Result: a.Block.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		if r := body(args); r != nil && !r.Empty() {
			return cxx.Obj(r.Entry())
		}
		return m.Failf("getBody: no block")
	}})
	// C++ converts an OpState to its Operation without a word.
	state := a.class("OpState", op)
	state.IsA, state.Arrow = op.IsA, op
	// An operation with one result converts to it.
	state.ConvertsTo(a.Value.Type(), func(m *cxx.Machine, v cxx.Value) cxx.Value {
		op := AsOperation(v)
		switch {
		case op == nil:
			return m.Failf("null operation")
		case op.NumResults() != 1:
			return m.Failf("'%s' does not have one result", op.Name())
		}
		return cxx.Obj(op.Result(0))
	})
}

// The ranges of an operation are as large as a pointer, so that making one does
// not allocate.
type (
	allOperands  struct{ op *ir.Operation }
	allResults   struct{ op *ir.Operation }
	operandTypes struct{ op *ir.Operation }
	resultTypes  struct{ op *ir.Operation }
)

func (r allOperands) Len() int            { return r.op.NumOperands() }
func (r allOperands) At(i int) cxx.Value  { return cxx.Ptr(r.op.Operand(i)) }
func (r allResults) Len() int             { return r.op.NumResults() }
func (r allResults) At(i int) cxx.Value   { return cxx.Obj(r.op.Result(i)) }
func (r operandTypes) Len() int           { return r.op.NumOperands() }
func (r operandTypes) At(i int) cxx.Value { return typeOf(r.op.Operand(i).Type()) }
func (r resultTypes) Len() int            { return r.op.NumResults() }
func (r resultTypes) At(i int) cxx.Value  { return typeOf(r.op.Result(i).Type()) }

// opHasTrait reports whether an operation has the trait of that C++ name.
func opHasTrait(op *ir.Operation, trait string) bool { return defHasTrait(op.Def(), trait) }

func defHasTrait(d *ir.OpDef, trait string) bool {
	_, ok := d.Interface(trait)
	return ok || d.HasTrait(trait)
}
