package llvm

import (
	"iter"
	"slices"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// ProcessInlinedBlocks moves stack allocations to the caller's entry block. It adds the call's
// alias scopes and access groups to memory accesses, and updates the locations of loops.
func (inliner) ProcessInlinedBlocks(call *ir.Operation, first, last *ir.Block) {
	x := inlinedBlocks{call, first, last}
	x.hoistAllocas()
	x.copyScopes()
	x.addParameterScopes()
	for _, name := range []string{"alias_scopes", "noalias_scopes"} {
		x.inherit(name, "LLVM::AliasAnalysisOpInterface")
	}
	x.inherit("access_groups", "LLVM::AccessGroupOpInterface")
	x.relocateLoops()
}

// An inlinedBlocks is the blocks that replace a call.
type inlinedBlocks struct {
	call        *ir.Operation
	first, last *ir.Block
}

func (x inlinedBlocks) blocks() iter.Seq[*ir.Block] {
	return func(yield func(b *ir.Block) bool) {
		for b := x.first; yield(b) && b != x.last; b = b.Next() {
		}
	}
}

// ops are the operations in the blocks that have an interface.
func (x inlinedBlocks) ops(of string) iter.Seq[*ir.Operation] {
	return func(yield func(op *ir.Operation) bool) {
		for b := range x.blocks() {
			for op := range b.Ops() {
				for inner := range ir.All(op, ir.PostOrder) {
					if ir.HasInterface(inner, of) && !yield(inner) {
						return
					}
				}
			}
		}
	}
}

// entryOfCaller returns the entry of the region around the call in which memory on the stack lives.
func (x inlinedBlocks) entryOfCaller() *ir.Block {
	for op := x.call; op.ParentOp() != nil; op = op.ParentOp() {
		if p := op.ParentOp(); p.Has(ir.IsolatedFromAbove) || p.Def().HasTrait("AutomaticAllocationScope") {
			return op.ParentRegion().Entry()
		}
	}
	return nil
}

// hoistAllocas moves allocations of a known size to the entry of the caller, where they are made once. Markers
// keep their lifetimes. Memory of another size is released where the callee returned.
func (x inlinedBlocks) hoistAllocas() {
	entry := x.entryOfCaller()
	if entry == nil || entry == x.first {
		return
	}
	type moved struct {
		op   *ir.Operation
		size *ir.IntegerAttr
		mark bool
	}
	var list []moved
	dynamic, marks := false, false
	for b := range x.blocks() {
		for op := range b.Ops() {
			if op.Name() != AllocaOpName {
				continue
			}
			var size *ir.IntegerAttr
			if def := (AllocaOp{op}).ArraySize().DefiningOp(); def != nil {
				size, _ = ir.ConstantValue(def).(*ir.IntegerAttr)
			}
			if size == nil {
				dynamic = true
			} else if b == x.first {
				mark := !size.Value.IsZero() && !hasLifetime(op.Result(0))
				marks = marks || mark
				list = append(list, moved{op, size, mark})
			}
		}
	}
	b := ir.NewBuilder(x.call.Context())
	b.Loc = x.call.Location()
	var stack *ir.Value
	if dynamic {
		b.SetInsertionPointToStart(x.first)
		stack = b.Op(StackSaveOpName).Results(PointerType(b.Context(), 0)).MustBuild().Result(0)
	}
	lifetime := func(name string, m moved) {
		b.Op(name).At(m.op.Location()).Operands(m.op.Result(0)).MustBuild()
	}
	at := entry.Front()
	for _, m := range list {
		if m.mark {
			b.SetInsertionPoint(m.op)
			lifetime("llvm.intr.lifetime.start", m)
		}
		b.SetInsertionPointToStart(entry)
		if at != nil {
			b.SetInsertionPoint(at)
		}
		n := b.Op(ConstantOpName).At(m.op.Location()).Set("value", m.size).Results(AllocaOp{m.op}.ArraySize().Type()).MustBuild()
		m.op.MoveAfter(n)
		m.op.SetOperand(0, n.Result(0))
	}
	if !marks && !dynamic {
		return
	}
	for block := range x.blocks() {
		end := block.Back()
		if end == nil || !end.Def().HasTrait("ReturnLike") {
			continue
		}
		b.SetInsertionPoint(end)
		if dynamic {
			b.Op(StackRestoreOpName).Operands(stack).MustBuild()
		}
		for _, m := range list {
			if m.mark {
				lifetime("llvm.intr.lifetime.end", m)
			}
		}
	}
}

// hasLifetime reports whether lifetime markers refer to the memory that v points to.
func hasLifetime(v *ir.Value) bool {
	seen := map[*ir.Value]bool{v: true}
	for work := []*ir.Value{v}; len(work) > 0; {
		v, work = work[len(work)-1], work[:len(work)-1]
		for user := range v.Users() {
			switch user.Name() {
			case LifetimeStartOpName, LifetimeEndOpName:
				return true
			case BitcastOpName:
				if cast := user.Result(0); !seen[cast] {
					seen[cast] = true
					work = append(work, cast)
				}
			}
		}
	}
	return false
}

// newScope returns an alias scope, or a domain of scopes.
func newScope(ctx *ir.Context, class string, params ...any) ir.Attribute {
	return typed.Must(typed.MakeAttr(ctx, "llvm", class, append([]any{ir.Attribute(ctx.DistinctAttr(ctx.UnitAttr()))}, params...)...))
}

// copyScopes gives the blocks scopes of their own: each execution of a callee has others.
func (x inlinedBlocks) copyScopes() {
	ctx := x.call.Context()
	copies := map[ir.Attribute]ir.Attribute{}
	var copied func(a ir.Attribute) ir.Attribute
	copied = func(a ir.Attribute) ir.Attribute {
		d, ok := a.(*ir.DefinedAttr)
		if !ok || copies[a] != nil {
			return copies[a]
		}
		switch d.Def.Name {
		case "AliasScopeDomainAttr":
			copies[a] = newScope(ctx, d.Def.Name, d.Params[1])
		case "AliasScopeAttr":
			domain, _ := d.Params[1].(ir.Attribute)
			copies[a] = newScope(ctx, d.Def.Name, copied(domain), d.Params[2])
		}
		return copies[a]
	}
	for op := range x.ops("LLVM::AliasAnalysisOpInterface") {
		for _, name := range []string{"alias_scopes", "noalias_scopes"} {
			if a, ok := op.Attr(name).(*ir.ArrayAttr); ok {
				list := make([]ir.Attribute, len(a.Elements))
				for i, s := range a.Elements {
					list[i] = copied(s)
				}
				op.SetAttr(name, ctx.ArrayAttr(list))
			}
		}
	}
	for b := range x.blocks() {
		for op := range b.Ops() {
			for inner := range ir.All(op, ir.PostOrder) {
				if inner.Name() == NoAliasScopeDeclOpName {
					inner.SetAttr("scope", copied(NoAliasScopeDeclOp{inner}.ScopeAttr()))
				}
			}
		}
	}
}

// addParameterScopes makes a scope for each pointer parameter that nothing else aliases, and removes the
// marks of parameters.
func (x inlinedBlocks) addParameterScopes() {
	ctx := x.call.Context()
	var marks, params []*ir.Operation
	callee, _ := ir.InterfaceOf[ir.CallOpInterface](x.call)
	operands := callee.ArgOperands(x.call)
	for i := range operands {
		for user := range operands[i].Value().Users() {
			if user.Name() == SSACopyOpName && !slices.Contains(marks, user) {
				marks = append(marks, user)
				if user.Attr(noAliasParam) != nil {
					params = append(params, user)
				}
			}
		}
	}
	defer func() {
		for _, m := range marks {
			m.Result(0).ReplaceAllUsesWith(m.Operand(0))
			m.Erase()
		}
	}()
	if len(params) == 0 {
		return
	}
	name := callee.Callee(x.call).Symbol
	domain := newScope(ctx, "AliasScopeDomainAttr", ir.Attribute(ctx.StringAttr(name.Root)))
	scopes := make([]ir.Attribute, len(params))
	b := ir.NewBuilder(ctx)
	b.SetInsertionPoint(x.call)
	for i := range params {
		scopes[i] = newScope(ctx, "AliasScopeAttr", domain, nil)
		b.Op(NoAliasScopeDeclOpName).At(x.call.Location()).Set("scope", scopes[i]).MustBuild()
	}
	for op := range x.ops("LLVM::AliasAnalysisOpInterface") {
		x.addScopes(op, params, marks, scopes)
	}
}

// addScopes adds the scopes of the parameters that an operation accesses, and does not access.
func (x inlinedBlocks) addScopes(op *ir.Operation, params, marks []*ir.Operation, scopes []ir.Attribute) {
	based := map[*ir.Value]bool{}
	for _, v := range accessedPointers(op) {
		s := pointerSearch{objects: based, seen: map[*ir.Value]bool{}}
		if !s.underlying(v) {
			return
		}
	}
	others := false // objects other than the parameters
	for v := range based {
		def := v.DefiningOp()
		switch {
		case def.Has(ir.ConstantLike) && def.Name() != AddressOfOpName:
		case slices.Contains(marks, def):
			others = others || !slices.Contains(params, def)
		case def.Name() == AllocaOpName || def.Name() == AddressOfOpName:
			others = true
		default:
			return
		}
	}
	var in, out []ir.Attribute
	for i, p := range params {
		if based[p.Result(0)] {
			in = append(in, scopes[i])
		} else {
			out = append(out, scopes[i])
		}
	}
	appendTo(op, "noalias_scopes", out)
	if !others && op.Name() != CallOpName {
		appendTo(op, "alias_scopes", in)
	}
}

// appendTo appends to a list that is an attribute.
func appendTo(op *ir.Operation, name string, list []ir.Attribute) {
	if len(list) == 0 {
		return
	}
	if a, ok := op.Attr(name).(*ir.ArrayAttr); ok {
		list = slices.Concat(a.Elements, list)
	}
	op.SetAttr(name, op.Context().ArrayAttr(list))
}

// inherit appends a list of the call to those of the operations that have an interface.
func (x inlinedBlocks) inherit(name, of string) {
	if a, ok := x.call.Attr(name).(*ir.ArrayAttr); ok {
		for op := range x.ops(of) {
			appendTo(op, name, a.Elements)
		}
	}
}

// accessedPointers returns the pointers through which an operation accesses memory.
func accessedPointers(op *ir.Operation) []*ir.Value {
	switch op.Name() {
	case StoreOpName:
		return []*ir.Value{StoreOp{op}.Addr()}
	case AtomicRMWOpName, AtomicCmpXchgOpName:
		return []*ir.Value{op.Operand(0)}
	}
	var list []*ir.Value
	for _, v := range op.Operands() {
		if class(v.Type()) == pointerClass {
			list = append(list, v)
		}
	}
	return list
}

// A pointerSearch finds the objects into which a pointer may point.
type pointerSearch struct {
	objects map[*ir.Value]bool
	seen    map[*ir.Value]bool
	work    []*ir.Value // pointers that are not looked at yet
}

// underlying adds the objects into which a pointer may point, and reports whether it knows them.
func (s *pointerSearch) underlying(v *ir.Value) bool {
	s.work = append(s.work[:0], v)
	for len(s.work) > 0 {
		v := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		if s.seen[v] {
			continue
		}
		s.seen[v] = true
		op := v.DefiningOp()
		switch {
		case op == nil:
			if !s.argument(v) {
				return false
			}
		case ir.ViewSource(op) != nil:
			s.work = append(s.work, ir.ViewSource(op))
		case op.Name() == SelectOpName:
			s.work = append(s.work, SelectOp{op}.TrueValue(), SelectOp{op}.FalseValue())
		default:
			s.objects[v] = true
		}
	}
	return true
}

// argument continues with the values that branches pass to a block argument, and reports whether
// all of them are known.
func (s *pointerSearch) argument(v *ir.Value) bool {
	block := v.ParentBlock()
	if block.Parent() == nil || block.Parent().Entry() == block {
		return false
	}
	for pred := range block.Predecessors() {
		t := pred.Back()
		branch, ok := ir.InterfaceOf[ir.BranchOpInterface](t)
		if !ok {
			return false
		}
		for i := range t.NumSuccessors() {
			if t.Successor(i) != block {
				continue
			}
			operands, produced := branch.SuccessorOperands(t, i)
			k := v.Index() - produced
			if k < 0 || k >= len(operands) {
				return false
			}
			s.work = append(s.work, operands[k].Value())
		}
	}
	return true
}
