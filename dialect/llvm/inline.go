package llvm

import (
	"slices"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
)

// An inliner decides which calls and operations of the dialect may be inlined.
type inliner struct{ dialect.Inliner }

// IsLegalToInlineCall permits a call unless attributes of the call or the function forbid it, or
// its arguments or exceptions cannot be handled.
func (inliner) IsLegalToInlineCall(call, callable *ir.Operation, _ bool) bool {
	if call.Name() != CallOpName || callable.Name() != LLVMFuncOpName || (CallOp{call}).NoInline() || (LLVMFuncOp{callable}).NoInline() {
		return false
	}
	if s, ok := functionSignature(callable); !ok || s.Variadic || (LLVMFuncOp{callable}).PersonalityAttr() != nil {
		return false
	}
	for i := range named.Elements(LLVMFuncOp{callable}.ArgAttrsAttr()) {
		if entry(named.Entries(LLVMFuncOp{callable}.ArgAttrsAttr(), i), "llvm.inalloca") != nil {
			return false
		}
	}
	for _, a := range named.Elements(LLVMFuncOp{callable}.PassthroughAttr()) {
		if s, ok := a.(*ir.StringAttr); ok && slices.Contains([]string{"presplitcoroutine", "returns_twice", "strictfp"}, s.Value) {
			return false
		}
	}
	return true
}

// IsLegalToInlineOp refuses operations that refer to the function around them.
func (inliner) IsLegalToInlineOp(op *ir.Operation, _ *ir.Region, _ bool) bool {
	return op.Name() != VaStartOpName && op.Name() != BlockTagOpName
}

// BranchTo branches instead of a return.
func (inliner) BranchTo(b *ir.Builder, terminator *ir.Operation, dest *ir.Block) {
	dialect.ReturnTo(b, BrOpName, terminator, dest, ReturnOpName)
}

// entry returns an attribute of a list, nil if it is not there.
func entry(list []ir.NamedAttribute, name string) ir.Attribute {
	for _, a := range list {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// noAliasParam is the attribute of a pointer argument that nothing else aliases. An
// llvm.intr.ssa.copy with it represents such an argument while a call is inlined.
const noAliasParam = "llvm.noalias"

// InlineArgument copies arguments that are passed by value, and marks noalias pointers, for which
// ProcessInlinedBlocks creates alias scopes.
func (inliner) InlineArgument(b *ir.Builder, call, callable *ir.Operation, v *ir.Value, attrs []ir.NamedAttribute) *ir.Value {
	if t, ok := entry(attrs, "llvm.byval").(*ir.TypeAttr); ok {
		alignment := uint64(1)
		if a, ok := entry(attrs, "llvm.align").(*ir.IntegerAttr); ok {
			alignment = a.Value.Low64()
		}
		return byValue(b, callable, v, t.Value, alignment)
	}
	if class(v.Type()) != pointerClass {
		return v
	}
	mark := b.Op(SSACopyOpName).At(call.Location()).Operands(v).Results(v.Type()).MustBuild()
	if entry(attrs, noAliasParam) != nil {
		mark.SetAttr(noAliasParam, call.Context().UnitAttr())
	}
	return mark.Result(0)
}

// byValue returns a pointer to a copy, or the pointer itself if the function does not write to it.
func byValue(b *ir.Builder, callable *ir.Operation, v *ir.Value, t ir.Type, alignment uint64) *ir.Value {
	l, err := datalayout.Of(callable)
	if err != nil {
		return v
	}
	least, _ := l.ABIAlignment(t)
	size, err := l.Size(t)
	if err != nil {
		return v
	}
	if readsArguments(callable) && (alignment <= least || alignmentOf(v, alignment, l) >= alignment) {
		return v
	}
	e := newEmitter(callable, b)
	e.Loc = v.Location()
	i64 := e.Context().I64()
	after := e.InsertionPoint()
	e.SetInsertionPointToStart(v.ParentBlock().Parent().Entry())
	one := e.Op(ConstantOpName).Set("value", e.Context().Int64Attr(i64, 1)).Results(i64).MustBuild().Result(0)
	to := e.Op(AllocaOpName).Operands(one).Set("alignment", e.Context().Int64Attr(i64, int64(max(alignment, least)))).
		Set("elem_type", e.Context().TypeAttr(t)).Results(v.Type()).MustBuild().Result(0)
	if after.Before != nil || after.Block != to.ParentBlock() {
		e.Restore(after)
	} else {
		e.SetInsertionPointToEnd(after.Block)
	}
	n := e.Op(ConstantOpName).Set("value", e.Context().Int64Attr(i64, int64(size.Min))).Results(i64).MustBuild().Result(0)
	e.Op(MemcpyOpName).Operands(to, v, n).Set("isVolatile", e.Context().BoolAttr(false)).MustBuild()
	return to
}

// readsArguments reports whether a function does not write through its arguments.
func readsArguments(f *ir.Operation) bool {
	d, ok := LLVMFuncOp{f}.MemoryEffectsAttr().(*ir.DefinedAttr)
	const argMem, mod = 1, 2 // mod is a bit of the effects
	if !ok || len(d.Params) <= argMem {
		return false
	}
	v, ok := d.Params[argMem].(ir.EnumValue)
	return ok && v.Value&mod == 0
}

// alignmentOf returns the alignment that a pointer is known to have. It raises that of memory on the
// stack to the wanted one, unless that made the stack itself be aligned.
func alignmentOf(v *ir.Value, want uint64, l *datalayout.Layout) uint64 {
	known := func(a ir.Attribute) uint64 {
		if n, ok := a.(*ir.IntegerAttr); ok {
			return max(n.Value.Low64(), 1)
		}
		return 1
	}
	switch op := v.DefiningOp(); {
	case op == nil:
		f := v.ParentBlock().ParentOp()
		if f == nil || f.Name() != LLVMFuncOpName || !v.IsBlockArgument() {
			return 1
		}
		return known(entry(named.Entries(LLVMFuncOp{f}.ArgAttrsAttr(), v.Index()), "llvm.align"))
	case op.Name() == AddressOfOpName:
		if name, ok := (AddressOfOp{op}).GlobalNameAttr().(*ir.SymbolRefAttr); ok {
			if g := ir.LookupSymbol(op, name); g != nil && g.Name() == GlobalOpName {
				return known(GlobalOp{g}.AlignmentAttr())
			}
		}
	case op.Name() == AllocaOpName:
		have, natural := known(AllocaOp{op}.AlignmentAttr()), l.StackAlignment()
		if want > have && (natural == 0 || 8*want <= natural || 8*have > natural) {
			op.SetAttr("alignment", op.Context().Int64Attr(op.Context().I64(), int64(want)))
			have = want
		}
		return have
	}
	return 1
}
