package bufferize

import (
	"slices"

	funcs "github.com/mica-ir/mica/dialect/func"
	"github.com/mica-ir/mica/ir"
)

// A function is the result of analyzing a function.
type function struct {
	same          map[int]int   // by result the argument in whose place of a buffer it is
	returned      map[int][]int // by argument the results that may be in its buffer
	read, written map[int]bool  // arguments
}

// calledBy returns the function that a call calls, or nil.
func calledBy(call *ir.Operation) *ir.Operation {
	ref, ok := funcs.CallOp{Operation: call}.CalleeAttr().(*ir.SymbolRefAttr)
	if !ok {
		return nil
	}
	f := ir.LookupSymbol(call, ref)
	if f == nil || f.Name() != "func.func" {
		return nil
	}
	return f
}

func hasTensorSignature(f *ir.Operation) bool {
	t := funcs.FuncOp{Operation: f}.FunctionType()
	return slices.ContainsFunc(t.Inputs, ir.IsTensor) || slices.ContainsFunc(t.Results, ir.IsTensor)
}

// inCallOrder returns the functions of a module, those that a function calls before it, and
// those for which there is no such order.
func inCallOrder(module *ir.Operation) (ordered, rest []*ir.Operation) {
	callers := map[*ir.Operation][]*ir.Operation{}
	calls := map[*ir.Operation]int{}
	var all []*ir.Operation
	for f := range module.Region(0).Ops() {
		if f.Name() != "func.func" {
			continue
		}
		all = append(all, f)
		for o := range ir.All(f, ir.PostOrder) {
			if o.Name() != "func.call" {
				continue
			}
			callee := calledBy(o)
			if callee != nil && hasTensorSignature(callee) && !slices.Contains(callers[callee], f) {
				callers[callee] = append(callers[callee], f)
				calls[f]++
			}
		}
	}
	var work []*ir.Operation
	for _, f := range all {
		if calls[f] == 0 {
			work = append(work, f)
		}
	}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		ordered = append(ordered, f)
		for _, caller := range callers[f] {
			if calls[caller]--; calls[caller] == 0 {
				work = append(work, caller)
			}
		}
	}
	for _, f := range all {
		if calls[f] != 0 {
			rest = append(rest, f)
		}
	}
	return ordered, rest
}

// analyzeModule analyzes the functions of a module, and summarizes those that are not recursive for
// their callers.
func (s *State) analyzeModule(module *ir.Operation) bool {
	ordered, rest := inCallOrder(module)
	for _, f := range ordered {
		if !s.options.allows(f) {
			continue
		}
		s.joinCalls(f)
		if !s.analyze(f) {
			return false
		}
		s.functions[f] = s.summary(f)
	}
	for _, f := range rest {
		if s.options.allows(f) {
			s.joinCalls(f)
			if !s.analyze(f) {
				return false
			}
		}
	}
	return true
}

// joinCalls joins the results of calls with the operands in whose place of a buffer they are.
func (s *State) joinCalls(f *ir.Operation) {
	for o := range ir.All(f, ir.PostOrder) {
		if o.Name() != "func.call" {
			continue
		}
		callee := s.functions[calledBy(o)]
		if callee == nil {
			continue
		}
		for i := range o.NumResults() {
			if arg, ok := callee.same[i]; ok && s.InPlace(o.OpOperand(arg)) {
				s.same.join(o.Result(i), o.Operand(arg))
			}
		}
	}
}

// returns returns the terminators that leave a function.
func returns(f *ir.Operation) []*ir.Operation {
	var list []*ir.Operation
	for b := range f.Region(0).Blocks() {
		if end := b.Terminator(); end != nil && end.Name() == "func.return" {
			list = append(list, end)
		}
	}
	return list
}

// summary returns the facts about an analyzed function that its callers need.
func (s *State) summary(op *ir.Operation) *function {
	f := &function{same: map[int]int{}, returned: map[int][]int{}, read: map[int]bool{}, written: map[int]bool{}}
	t := funcs.FuncOp{Operation: op}.FunctionType()
	if op.Region(0).Empty() {
		for i, in := range t.Inputs {
			for k, out := range t.Results {
				if ir.IsTensor(in) && ir.IsTensor(out) {
					f.returned[i] = append(f.returned[i], k)
				}
			}
		}
	} else {
		s.findReturned(op, f)
	}
	for i, in := range t.Inputs {
		if !ir.IsTensor(in) {
			continue
		}
		read, written := s.access(op, i)
		if s.options.AnalysisOnly {
			text := "none"
			switch {
			case read && written:
				text = "read-write"
			case read:
				text = "read"
			case written:
				text = "write"
			}
			ir.Function{Operation: op}.SetArgumentAttr(i, "bufferization.access", op.Context().StringAttr(text))
		}
		f.read[i], f.written[i] = read, written
	}
	return f
}

// access reports whether a function reads and writes an argument.
func (s *State) access(op *ir.Operation, i int) (read, written bool) {
	if a, ok := (ir.Function{Operation: op}).ArgumentAttr(i, "bufferization.access").(*ir.StringAttr); ok {
		both := a.Value == "read-write"
		return both || a.Value == "read", both || a.Value == "write"
	}
	if op.Region(0).Empty() {
		return true, true
	}
	v := op.Region(0).Entry().Argument(i)
	return s.IsRead(v), s.isWritten(v)
}

// findReturned finds the results that may be, or are, in the buffers of arguments.
func (s *State) findReturned(op *ir.Operation, f *function) {
	ends := returns(op)
	args := op.Region(0).Entry().Args()
	isRanked := func(v *ir.Value) bool { _, ok := v.Type().(*ir.RankedTensorType); return ok }
	for i, arg := range args {
		if !isRanked(arg) {
			continue
		}
		for _, end := range ends {
			for k, v := range end.Operands() {
				if isRanked(v) && s.aliases.joined(v, arg) && !slices.Contains(f.returned[i], k) {
					f.returned[i] = append(f.returned[i], k)
				}
			}
		}
	}
	if len(ends) == 0 {
		return
	}
	same := func(end *ir.Operation, k int) int {
		v := end.Operand(k)
		for i, arg := range args {
			if ir.IsTensor(v.Type()) && isRanked(arg) && s.AreEquivalent(v, arg) {
				if s.options.AnalysisOnly {
					annotateSame(end, k, i)
				}
				return i
			}
		}
		return -1
	}
	for k := range ends[0].NumOperands() {
		i := same(ends[0], k)
		if i < 0 {
			continue
		}
		all := true
		for _, end := range ends[1:] {
			if all = same(end, k) == i; !all {
				break
			}
		}
		if all {
			f.same[k] = i
		}
	}
}

// annotateSame records on a terminator that an operand is at an argument's place of the buffer.
func annotateSame(end *ir.Operation, k, arg int) {
	const name = "__equivalent_func_args__"
	ctx := end.Context()
	list := make([]ir.Attribute, end.NumOperands())
	if a, ok := end.Attr(name).(*ir.ArrayAttr); ok {
		copy(list, a.Elements)
	} else {
		for i := range list {
			list[i] = ctx.Int64Attr(ctx.I64(), -1)
		}
	}
	list[k] = ctx.Int64Attr(ctx.I64(), int64(arg))
	end.SetAttr(name, ctx.ArrayAttr(list))
}

// replaceModule bufferizes all tensors in a module. Callees come before their callers, so that the
// types of their results are known.
func replaceModule(module *ir.Operation, s *State) (allocated int, ok bool) {
	ordered, rest := inCallOrder(module)
	for _, f := range append(ordered, rest...) {
		always := s.options.CopyAlways
		options := *s.options
		options.CopyAlways = always || slices.Contains(s.options.NotAnalyzed, ir.SymbolName(f))
		local := &State{options: &options}
		n, ok := replaceTensors(f, local)
		s.diags = append(s.diags, local.diags...)
		allocated += n
		if !ok {
			return allocated, false
		}
		if s.options.BoundaryTypes == "infer-layout-map" {
			dropReturnCasts(f)
		}
	}
	for _, o := range slices.Collect(module.Region(0).Ops()) {
		if o.Name() == "func.func" || ir.NearestSymbolTable(o) == o {
			continue
		}
		n, ok := replaceTensors(o, s)
		allocated += n
		if !ok {
			return allocated, false
		}
	}
	for f := range ir.All(module, ir.PostOrder) {
		if f.Name() == "func.func" && !f.Region(0).Empty() {
			removeAttrs(f)
		}
	}
	return allocated, true
}

// removeAttrs removes the attributes of arguments that control their bufferization.
func removeAttrs(op *ir.Operation) {
	f := ir.Function{Operation: op}
	for i := range f.FunctionType().Inputs {
		for _, name := range []string{"bufferization.buffer_layout", "bufferization.writable"} {
			if f.ArgumentAttr(i, name) != nil {
				f.SetArgumentAttr(i, name, nil)
			}
		}
	}
}
