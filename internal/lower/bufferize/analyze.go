package bufferize

import (
	"slices"

	"github.com/mica-ir/mica/dialect/bufferization"
	"github.com/mica-ir/mica/ir"
)

// analyze decides which operands of the operations in op are in place, and reports whether the
// program can be bufferized.
func (s *State) analyze(op *ir.Operation) bool {
	a := newAnalyzer(s)
	s.read, s.uses = map[*ir.Value]bool{}, map[*ir.Operand]use{}
	defer func() { s.read, s.uses = nil, nil }()
	if !a.check(op) {
		return false
	}
	a.checked = nil
	for _, o := range a.order(op) {
		for i := range o.NumOperands() {
			operand := o.OpOperand(i)
			if !ir.IsTensor(operand.Value().Type()) || s.inPlace[operand] {
				continue
			}
			if a.writesConstant(operand, false) || a.interferes(operand, false) {
				s.outOfPlaceCount++
			} else {
				s.setInPlace(operand)
			}
		}
	}
	s.joinEquivalent(op)
	s.findUndefined(op)
	ok := true
	for o := range ir.All(op, ir.PostOrder) {
		if m := s.model(o); m != nil && !m.Verify(o, s) {
			ok = false
		}
	}
	if s.options.AnalysisOnly {
		annotateInPlace(op, s)
	}
	if s.options.DumpAliases {
		annotateAliases(op, s)
	}
	return ok
}

// check reports an error if op cannot be analyzed, or if earlier decisions are wrong.
func (a *analyzer) check(op *ir.Operation) bool {
	for o := range ir.All(op, ir.PostOrder) {
		if m := a.model(o); m != nil && !hasSupportedBlocks(o, m) {
			o.EmitOpError(&a.diags, "%s", multipleBlocks)
			return false
		}
	}
	for o := range ir.All(op, ir.PostOrder) {
		if a.model(o) == nil {
			continue
		}
		if o.Name() == "bufferization.to_tensor" && !(bufferization.ToTensorOp{Operation: o}).Restrict() && o.HasUses() {
			o.EmitOpError(&a.diags, "to_tensor ops without `restrict` are not supported by One-Shot Analysis")
			return false
		}
		for i := range o.NumOperands() {
			operand := o.OpOperand(i)
			if !ir.IsTensor(operand.Value().Type()) {
				continue
			}
			if a.interferes(operand, true) {
				o.EmitOpError(&a.diags, "not bufferizable under the given constraints: cannot avoid RaW conflict")
				return false
			}
			if a.InPlace(operand) && a.writesConstant(operand, true) {
				o.EmitOpError(&a.diags, "not bufferizable under the given constraints: would write to read-only buffer")
				return false
			}
		}
	}
	return true
}

const multipleBlocks = "op or BufferizableOpInterface implementation does not support unstructured control flow, but at least one region has multiple blocks"

// hasSupportedBlocks reports whether the regions of an operation have one block, or may have several.
func hasSupportedBlocks(op *ir.Operation, m Model) bool {
	if m.HasBlocks() {
		return true
	}
	for r := range op.Regions() {
		if r.NumBlocks() > 1 {
			return false
		}
	}
	return true
}

// hasTensors reports whether an operation works on tensors.
func hasTensors(op *ir.Operation) bool {
	if m := modelOf(op); m != nil {
		return m.HasTensors(op)
	}
	return usesTensors(op)
}

// order returns the operations that work on tensors, in the order of the analysis. Those that
// are analyzed first are in place rather than others.
func (a *analyzer) order(op *ir.Operation) []*ir.Operation {
	if a.options.Heuristic == "bottom-up-from-terminators" {
		return a.orderFromTerminators(op)
	}
	var list []*ir.Operation
	for o := range ir.All(op, ir.PostOrder) {
		if hasTensors(o) {
			list = append(list, o)
		}
	}
	switch a.options.Heuristic {
	case "bottom-up":
		slices.Reverse(list)
	case "fuzzer":
		shuffle(list, uint32(a.options.Seed))
	}
	return list
}

// orderFromTerminators returns the terminators of regions first, each followed by the operations
// that define its operands.
func (a *analyzer) orderFromTerminators(op *ir.Operation) []*ir.Operation {
	seen := map[*ir.Operation]bool{}
	var list []*ir.Operation
	add := func(o *ir.Operation) bool {
		if seen[o] {
			return false
		}
		seen[o] = true
		list = append(list, o)
		return true
	}
	tensorResult := func(v *ir.Value) bool { return ir.IsTensor(v.Type()) && v.DefiningOp() != nil }
	for end := range ir.All(op, ir.PostOrder) {
		if !isRegionTerminator(end) || !add(end) {
			continue
		}
		var work []*ir.Value
		for _, v := range end.Operands() {
			if tensorResult(v) {
				work = append(work, v)
			}
		}
		for len(work) > 0 {
			v := work[len(work)-1]
			work = work[:len(work)-1]
			def := v.DefiningOp()
			if !add(def) || end.ParentRegion().AncestorOp(def) == nil {
				continue
			}
			for _, alias := range a.OperandAliases(v) {
				if w := alias.Operand.Value(); tensorResult(w) {
					work = append(work, w)
				}
			}
		}
	}
	var rest []*ir.Operation
	ir.WalkOps(op, ir.PostOrder, ir.Reverse, func(o *ir.Operation) ir.WalkResult {
		if !seen[o] && hasTensors(o) {
			rest = append(rest, o)
		}
		return ir.Advance
	})
	return append(list, rest...)
}

func isRegionTerminator(op *ir.Operation) bool {
	_, ok := ir.RegionTerminatorOperands(op, nil)
	return ok
}

// joinEquivalent joins results with the operands in whose place of a buffer they are.
func (s *State) joinEquivalent(op *ir.Operation) {
	for o := range ir.All(op, ir.PostOrder) {
		m := s.model(o)
		if m == nil {
			continue
		}
		for _, v := range o.Results() {
			if ir.IsTensor(v.Type()) {
				s.joinWithOperand(v, m)
			}
		}
	}
}

func (s *State) joinWithOperand(v *ir.Value, m Model) {
	aliases := s.OperandAliases(v)
	if len(aliases) == 0 {
		return
	}
	first := aliases[0].Operand.Value()
	all := true
	for _, a := range aliases {
		w := a.Operand.Value()
		same := a.Relation == Equivalent && s.InPlace(a.Operand)
		if same && !a.Maybe {
			s.same.join(v, w)
			return
		}
		all = all && same && s.AreEquivalent(w, first)
	}
	if all && !m.Allocates(v) {
		s.same.join(v, first)
	}
}

// findUndefined finds the uses of results whose contents are not defined.
func (s *State) findUndefined(op *ir.Operation) {
	for o := range ir.All(op, ir.PostOrder) {
		if s.model(o) == nil {
			continue
		}
		for _, v := range o.Results() {
			if !ir.IsTensor(v.Type()) {
				continue
			}
			for u := range v.Uses() {
				if len(s.definitions(u)) > 0 {
					break
				}
				s.undefined[u] = true
			}
		}
	}
}
