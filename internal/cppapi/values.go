package cppapi

import (
	"math"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
)

// values registers mlir::Value, blocks, regions and the ranges of these.
func (a *API) values() {
	v, t := a.Value, a.Type.Type()
	v.IsA = cxx.Is[*ir.Value]
	v.Method("getType", cxx.Getter(t, func(v *ir.Value) cxx.Value { return typeOf(v.Type()) }))
	v.Method("getDefiningOp", &cxx.Func{Template: func(s *cxx.Site) *cxx.Func {
		result := a.Operation.Type()
		if s.NumTemplateArgs() == 1 {
			if result = s.TemplateType(0); result == nil || result.Class == nil || result.Class.IsA == nil {
				return nil
			}
		}
		return &cxx.Func{Result: result, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			if op := AsValue(args[0]).DefiningOp(); op != nil && result.Class.Holds(m, op) {
				return cxx.Obj(op)
			}
			return cxx.Null
		}}
	}})
	v.Method("getContext", cxx.Getter(a.Context.Type(), func(v *ir.Value) cxx.Value { return cxx.Obj(v.Type().Context()) }))
	v.Method("getLoc", cxx.Getter(a.Location.Type(), func(v *ir.Value) cxx.Value { return cxx.Ptr(v.Location()) }))
	v.Method("getParentBlock", cxx.Getter(a.Block.Type(), func(v *ir.Value) cxx.Value { return cxx.Ptr(v.ParentBlock()) }))
	v.Method("replaceAllUsesWith", &cxx.Func{Params: []*cxx.Type{v.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		from, to := AsValue(args[0]), AsValue(args[1])
		if to == nil {
			return m.Failf("replaceAllUsesWith: null value")
		}
		from.ReplaceAllUsesWith(to)
		return cxx.Value{}
	}})
	v.Method("hasOneUse", cxx.Test((*ir.Value).HasOneUse))
	v.Method("use_empty", cxx.Test(func(v *ir.Value) bool { return !v.HasUses() }))
	v.Method("hasUses", cxx.Test((*ir.Value).HasUses))
	v.Method("getNumUses", cxx.Getter(cxx.TypeUint32, func(v *ir.Value) cxx.Value { return cxx.Int(usesUpTo(v, math.MaxInt64)) }))
	countTest := func(holds func(uses, n int64) bool) *cxx.Func {
		return &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: cxx.TypeBool, Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value {
			n := args[1].Int()
			return cxx.Bool(holds(usesUpTo(AsValue(args[0]), n+1), n))
		}}
	}
	v.Method("hasNUses", countTest(func(uses, n int64) bool { return uses == n }))
	v.Method("hasNUsesOrMore", countTest(func(uses, n int64) bool { return uses >= n }))
	uses := cxx.ListOf(a.Registry.Class("mlir::OpOperand").Type())
	v.Method("getUses", cxx.Getter(uses, func(v *ir.Value) cxx.Value {
		var l []cxx.Value
		for u := range v.Uses() {
			l = append(l, cxx.Obj(u))
		}
		return cxx.Values(l)
	}))
	use := a.Registry.Class("mlir::OpOperand")
	use.IsA = cxx.Is[*ir.Operand]
	use.Method("get", cxx.Getter(a.Value.Type(), func(u *ir.Operand) cxx.Value { return cxx.Ptr(u.Value()) }))
	use.Method("getOwner", cxx.Getter(a.Operation.Type(), func(u *ir.Operand) cxx.Value { return cxx.Ptr(u.Owner()) }))
	use.Method("getOperandNumber", cxx.Getter(cxx.TypeUint32, func(u *ir.Operand) cxx.Value { return cxx.Uint(uint64(u.Index())) }))
	use.Method("set", &cxx.Func{Params: []*cxx.Type{v.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		v := AsValue(args[1])
		if v == nil {
			return m.Failf("set: null")
		}
		args[0].Obj().(*ir.Operand).Set(v)
		return cxx.Value{}
	}})
	users := cxx.ListOf(a.Operation.Type())
	v.Method("getUsers", cxx.Getter(users, func(v *ir.Value) cxx.Value {
		var l []cxx.Value
		for op := range v.Users() {
			l = append(l, cxx.Obj(op))
		}
		return cxx.Values(l)
	}))
	v.Method("setType", &cxx.Func{Params: []*cxx.Type{t}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		t := AsType(args[1])
		if t == nil {
			return m.Failf("no type")
		}
		args[0].Obj().(*ir.Value).SetType(t)
		return cxx.Value{}
	}})

	r := a.class("OpResult", v)
	r.IsA = func(x any) bool { v, ok := x.(*ir.Value); return ok && !v.IsBlockArgument() }
	r.Method("getResultNumber", cxx.Getter(cxx.TypeUint32, func(v *ir.Value) cxx.Value { return cxx.Uint(uint64(v.Index())) }))
	r.Method("getOwner", cxx.Getter(a.Operation.Type(), func(v *ir.Value) cxx.Value { return cxx.Ptr(v.DefiningOp()) }))
	b := a.class("BlockArgument", v)
	b.IsA = func(x any) bool { v, ok := x.(*ir.Value); return ok && v.IsBlockArgument() }
	b.Method("getArgNumber", cxx.Getter(cxx.TypeUint32, func(v *ir.Value) cxx.Value { return cxx.Uint(uint64(v.Index())) }))
	b.Method("getOwner", cxx.Getter(a.Block.Type(), func(v *ir.Value) cxx.Value { return cxx.Ptr(v.OwnerBlock()) }))

	a.ranges()
	v.RangeMethod("getValues", &cxx.Func{Result: a.ValueRange(), Call: func(_ *cxx.Machine, args []cxx.Value) cxx.Value { return args[0] }})
	v.RangeMethod("getTypes", &cxx.Func{Result: a.TypeRange(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value { return TypesOf(args[0]) }})
	v.RangeMethod("getBeginOperandIndex", &cxx.Func{Result: cxx.TypeUint32, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		l, ok := args[0].Obj().(*OperandList)
		if !ok || len(l.Operands) == 0 {
			return m.Failf("getBeginOperandIndex: the range is not one of operands, or is empty")
		}
		return cxx.Uint(uint64(l.Operands[0].Index()))
	}})
	v.RangeConvertsTo(a.TypeRange(), func(_ *cxx.Machine, v cxx.Value) cxx.Value { return TypesOf(v) })
	v.RangeMethod("getType", &cxx.Func{Result: a.TypeRange(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value { return TypesOf(args[0]) }})

	blk := a.Block
	blk.IsA = cxx.Is[*ir.Block]
	blk.Method("empty", cxx.Test((*ir.Block).Empty))
	blk.Method("getNumArguments", cxx.Getter(cxx.TypeUint32, func(b *ir.Block) cxx.Value { return cxx.Uint(uint64(b.NumArguments())) }))
	blk.Method("getArguments", cxx.Getter(cxx.ListOf(b.Type()), func(b *ir.Block) cxx.Value { return cxx.List(&valuePointers{b.Args()}) }))
	blk.Method("getArgumentTypes", cxx.Getter(a.TypeRange(), func(b *ir.Block) cxx.Value { return TypesValue(argumentTypes(b)) }))
	blk.Method("mightHaveTerminator", cxx.Test(func(b *ir.Block) bool { return b.Terminator() != nil }))
	b.Method("setLoc", &cxx.Func{Params: []*cxx.Type{a.Location.Type()}, Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		l, ok := args[1].Obj().(*ir.Location)
		if !ok {
			return m.Failf("null location")
		}
		args[0].Obj().(*ir.Value).SetLocation(l)
		return cxx.Value{}
	}})
	blk.Method("getTerminator", cxx.Getter(a.Operation.Type(), func(b *ir.Block) cxx.Value { return cxx.Ptr(b.Terminator()) }))
	blk.Method("getParentOp", cxx.Getter(a.Operation.Type(), func(b *ir.Block) cxx.Value { return cxx.Ptr(b.ParentOp()) }))
	reg := a.Region
	reg.IsA = cxx.Is[*ir.Region]
	reg.Method("empty", cxx.Test((*ir.Region).Empty))
	reg.Method("hasOneBlock", cxx.Test((*ir.Region).HasOneBlock))
	blk.Method("addArgument", &cxx.Func{Params: []*cxx.Type{t, a.Location.Type()}, Result: b.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		typ, loc := AsType(args[1]), args[2].Obj()
		l, ok := loc.(*ir.Location)
		if typ == nil || !ok {
			return m.Failf("addArgument: null type or location")
		}
		return cxx.Obj(args[0].Obj().(*ir.Block).AddArgument(typ, l))
	}})
	reg.Method("front", &cxx.Func{Result: blk.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r := args[0].Obj().(*ir.Region)
		if r.Empty() {
			return m.Failf("the region is empty")
		}
		return cxx.Obj(r.Entry())
	}})
	reg.Method("back", &cxx.Func{Result: blk.Type(), Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
		r := args[0].Obj().(*ir.Region)
		if r.Empty() {
			return m.Failf("the region is empty")
		}
		return cxx.Obj(r.Back())
	}})
	reg.Method("getNumArguments", cxx.Getter(cxx.TypeUint32, func(r *ir.Region) cxx.Value {
		if r.Empty() {
			return cxx.Uint(0)
		}
		return cxx.Uint(uint64(r.Entry().NumArguments()))
	}))
	reg.Method("getArguments", cxx.Getter(cxx.ListOf(b.Type()), func(r *ir.Region) cxx.Value {
		if r.Empty() {
			return cxx.List(&valuePointers{})
		}
		return cxx.List(&valuePointers{r.Entry().Args()})
	}))
	reg.Method("getArgumentTypes", cxx.Getter(a.TypeRange(), func(r *ir.Region) cxx.Value {
		if r.Empty() {
			return TypesValue(nil)
		}
		return TypesValue(argumentTypes(r.Entry()))
	}))
	for _, name := range []string{"mlir::Block::BlockArgListType", "mlir::Region::BlockArgListType"} {
		a.Registry.Alias(name, cxx.ListOf(b.Type()))
	}
	argument := func(args func(x any) []*ir.Value) *cxx.Func {
		return &cxx.Func{Params: []*cxx.Type{cxx.TypeUint32}, Result: b.Type(), Call: func(m *cxx.Machine, in []cxx.Value) cxx.Value {
			vs, i := args(in[0].Obj()), in[1].Uint()
			if i >= uint64(len(vs)) {
				return m.Failf("getArgument(%d) of %d arguments", i, len(vs))
			}
			return cxx.Obj(vs[i])
		}}
	}
	blk.Method("getArgument", argument(func(x any) []*ir.Value { return x.(*ir.Block).Args() }))
	reg.Method("getArgument", argument(func(x any) []*ir.Value {
		if r := x.(*ir.Region); !r.Empty() {
			return r.Entry().Args()
		}
		return nil
	}))
	reg.Method("getRegionNumber", cxx.Getter(cxx.TypeUint32, func(r *ir.Region) cxx.Value { return cxx.Uint(uint64(r.Index())) }))
	operations := func(b *ir.Block) cxx.Value {
		var l []cxx.Value
		for op := range b.Ops() {
			l = append(l, cxx.Obj(op))
		}
		return cxx.Values(l)
	}
	blk.ConvertsTo(cxx.ListOf(a.Operation.Type()), func(m *cxx.Machine, v cxx.Value) cxx.Value {
		b, ok := v.Obj().(*ir.Block)
		if !ok {
			return m.Failf("null block")
		}
		return operations(b)
	})
	blk.Method("getOperations", cxx.Getter(cxx.ListOf(a.Operation.Type()), operations))
	blk.Method("without_terminator", cxx.Getter(cxx.ListOf(a.Operation.Type()), func(b *ir.Block) cxx.Value {
		var l []cxx.Value
		for op := range b.Ops() {
			if op != b.Back() {
				l = append(l, cxx.Obj(op))
			}
		}
		return cxx.Values(l)
	}))
	blk.Method("front", cxx.Getter(a.Operation.Type(), func(b *ir.Block) cxx.Value { return cxx.Ptr(b.Front()) }))
	blk.Method("back", cxx.Getter(a.Operation.Type(), func(b *ir.Block) cxx.Value { return cxx.Ptr(b.Back()) }))
	blk.Method("getParent", cxx.Getter(reg.Type(), func(b *ir.Block) cxx.Value { return cxx.Ptr(b.Parent()) }))
	reg.Method("getParentOp", cxx.Getter(a.Operation.Type(), func(r *ir.Region) cxx.Value { return cxx.Ptr(r.ParentOp()) }))
	// $_self of a region constraint: hasNItems($_self, 1) counts its blocks.
	reg.ConvertsTo(cxx.ListOf(blk.Type()), func(m *cxx.Machine, v cxx.Value) cxx.Value {
		r, ok := v.Obj().(*ir.Region)
		if !ok {
			return m.Failf("null region")
		}
		var l []cxx.Value
		for b := range r.Blocks() {
			l = append(l, cxx.Obj(b))
		}
		return cxx.Values(l)
	})
	reg.Method("getBlocks", cxx.Getter(cxx.ListOf(blk.Type()), func(r *ir.Region) cxx.Value {
		var l []cxx.Value
		for b := range r.Blocks() {
			l = append(l, cxx.Obj(b))
		}
		return cxx.Values(l)
	}))
}

// ranges registers the ranges of values and types as classes of lists.
func (a *API) ranges() {
	for _, name := range []string{"ValueRange", "OperandRange", "ResultRange"} {
		a.Registry.Alias("mlir::"+name, a.ValueRange())
		a.Registry.Alias("mlir::Operation::"+lower(name), a.ValueRange())
	}
	a.Registry.Alias("mlir::Operation::operand_range", a.ValueRange())
	a.Registry.Alias("mlir::Operation::result_range", a.ValueRange())
	a.Registry.Alias("mlir::TypeRange", a.TypeRange())
	for _, name := range []string{"BlockRange", "SuccessorRange"} {
		a.Registry.Alias("mlir::"+name, cxx.ListOf(a.Block.Type()))
	}
	a.Registry.Alias("mlir::ReassociationIndices", cxx.VectorOf(cxx.TypeInt64))
	// An alignment is a number in Go.
	align := a.Registry.Class("llvm::Align")
	align.IsA = cxx.Is[uint64]
	align.Method("value", cxx.Getter(cxx.TypeUint64, func(x uint64) cxx.Value { return cxx.Uint(x) }))
	a.Registry.Alias("llvm::MaybeAlign", cxx.OptionalOf(align.Type()))
	for name, t := range map[string]*cxx.Type{"ValueTypeRange": a.TypeRange(), "TypeRangeRange": cxx.ListOf(a.TypeRange())} {
		a.Registry.Template("mlir::"+name, func([]*cxx.Type) *cxx.Type { return t })
	}
	a.Registry.Template("mlir::TypedValue", func(args []*cxx.Type) *cxx.Type {
		if len(args) != 1 || args[0] == nil || args[0].Class == nil {
			return nil
		}
		return a.TypedValue(args[0])
	})
}

func lower(s string) string {
	b := []byte(s)
	b[0] |= 0x20
	return string(b)
}

// valuePointers is a list of values.
type valuePointers struct{ vals []*ir.Value }

func (l *valuePointers) Len() int           { return len(l.vals) }
func (l *valuePointers) At(i int) cxx.Value { return cxx.Obj(l.vals[i]) }

// ValuesValue returns a list of values.
func ValuesValue(vs []*ir.Value) cxx.Value { return cxx.List(&valuePointers{vs}) }

// Values returns the elements of a list of values.
func Values(v cxx.Value) []*ir.Value {
	out := make([]*ir.Value, v.Len())
	for i := range out {
		out[i] = AsValue(v.At(i))
	}
	return out
}

// An OperandList is a group of operands that code can point to: C++ sees the pointer as a list.
// Evaluations often keep one and refill it.
type OperandList struct{ Operands []ir.Operand }

// Len returns the number of operands.
func (l *OperandList) Len() int { return len(l.Operands) }

// At returns the value of an operand.
func (l *OperandList) At(i int) cxx.Value { return cxx.Obj(l.Operands[i].Value()) }

// A ResultList is a group of results that code can point to.
type ResultList struct{ Results []ir.Value }

// Len returns the number of results.
func (l *ResultList) Len() int { return len(l.Results) }

// At returns a result.
func (l *ResultList) At(i int) cxx.Value { return cxx.Obj(&l.Results[i]) }

// typesOf is the types of a list of values.
type typesOf struct{ list cxx.Value }

func (l *typesOf) Len() int { return l.list.Len() }
func (l *typesOf) At(i int) cxx.Value {
	v := AsValue(l.list.At(i))
	if v == nil {
		return cxx.Null
	}
	return typeOf(v.Type())
}

// TypesOf returns the types of a list of values.
func TypesOf(list cxx.Value) cxx.Value { return cxx.List(&typesOf{list}) }

// TypedValue returns the C++ type mlir::TypedValue<T>: a value whose getType
// returns a T.
func (a *API) TypedValue(t *cxx.Type) *cxx.Type {
	name := "mlir::TypedValue<" + t.Class.Name + ">"
	if c := a.Registry.LookupClass(name); c != nil {
		return c.Type()
	}
	c := a.Registry.Class(name, a.Value)
	is := t.Class.IsA
	c.IsA = func(x any) bool {
		v, ok := x.(*ir.Value)
		return ok && (is == nil || is(v.Type()))
	}
	c.Method("getType", cxx.Getter(t, func(v *ir.Value) cxx.Value { return typeOf(v.Type()) }))
	return c.Type()
}

func argumentTypes(b *ir.Block) []ir.Type {
	ts := make([]ir.Type, b.NumArguments())
	for i, v := range b.Args() {
		ts[i] = v.Type()
	}
	return ts
}

// usesUpTo counts the uses of a value up to a limit.
func usesUpTo(v *ir.Value, limit int64) int64 {
	n := int64(0)
	for range v.Uses() {
		if n++; n >= limit {
			break
		}
	}
	return n
}
