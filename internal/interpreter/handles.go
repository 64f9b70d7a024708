package interpreter

import (
	"slices"

	"github.com/mica-ir/mica/dialect/transform"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

func applyGetParent(s *Step) *Failure {
	nth := int64(1)
	if a, ok := (transform.GetParentOp{Operation: s.Op}).NthParentAttr().(*ir.IntegerAttr); ok {
		nth = a.Int64()
	}
	isolated, name := transform.GetParentOp{Operation: s.Op}.IsolatedFromAbove(), named.Text(s.Op, "op_name")
	var parents []*ir.Operation
	for _, target := range s.Ops(0) {
		parent := target
		for range nth {
			parent = parent.ParentOp()
			for parent != nil && (isolated && !parent.Has(ir.IsolatedFromAbove) || name != "" && parent.Name() != name) {
				parent = parent.ParentOp()
			}
			if parent != nil {
				continue
			}
			if (transform.GetParentOp{Operation: s.Op}).AllowEmptyResults() {
				s.SetOps(0, parents...)
				return nil
			}
			return Silenceable(s.Op, "could not find a parent op that matches all requirements").Notef(target.Location(), "target op")
		}
		parents = append(parents, parent)
	}
	if (transform.GetParentOp{Operation: s.Op}).Deduplicate() {
		parents = distinct(parents)
	}
	s.SetOps(0, parents...)
	return nil
}

func applyGetConsumers(s *Step) *Failure {
	targets := s.Ops(0)
	if len(targets) == 0 {
		s.SetOps(0)
		return nil
	}
	if len(targets) > 1 {
		return Definite(s.Op, "handle must be mapped to exactly one payload op")
	}
	n := transform.GetConsumersOfResultOp{Operation: s.Op}.ResultNumberAttr().(*ir.IntegerAttr).Int64()
	if int64(targets[0].NumResults()) <= n {
		return Definite(s.Op, "result number overflow")
	}
	s.SetOps(0, slices.Collect(targets[0].Result(int(n)).Users())...)
	return nil
}

func applyGetDefining(s *Step) *Failure {
	var ops []*ir.Operation
	for _, v := range s.Of(transform.GetDefiningOp{Operation: s.Op}.Target()).Values {
		def := v.DefiningOp()
		if def == nil {
			return Silenceable(s.Op, "cannot get defining op of block argument").Notef(v.Location(), "target value")
		}
		ops = append(ops, def)
	}
	s.SetOps(0, ops...)
	return nil
}

func applyGetProducer(s *Step) *Failure {
	n := transform.GetProducerOfOperandOp{Operation: s.Op}.OperandNumberAttr().(*ir.IntegerAttr).Int64()
	var ops []*ir.Operation
	for _, target := range s.Ops(0) {
		var def *ir.Operation
		if n < int64(target.NumOperands()) {
			def = target.Operand(int(n)).DefiningOp()
		}
		if def == nil {
			return Silenceable(s.Op, "could not find a producer for operand number: %d of %s", n, generic(target)).Notef(target.Location(), "target op")
		}
		ops = append(ops, def)
	}
	s.SetOps(0, ops...)
	return nil
}

// getValues returns a transform whose result is a handle to operands or results of the targets.
func getValues(of func(op *ir.Operation) []*ir.Value) Func {
	return func(s *Step) *Failure {
		var list []*ir.Value
		for _, target := range s.Ops(0) {
			vs := of(target)
			positions, f := s.positions(len(vs))
			if f != nil {
				return f.Notef(target.Location(), "while considering positions of this payload operation")
			}
			for _, i := range positions {
				list = append(list, vs[i])
			}
		}
		s.SetValues(0, list...)
		return nil
	}
}

// positions returns the numbers below n that the attributes of the operation choose.
func (s *Step) positions(n int) ([]int64, *Failure) {
	chosen := make([]bool, n)
	var list []int64
	if s.Op.Attr("is_all") == nil {
		for _, raw := range named.IntsOf(s.Op.Attr("raw_position_list")) {
			i := raw
			if i < 0 {
				i += int64(n)
			}
			switch {
			case i >= int64(n):
				return nil, Silenceable(s.Op, "position overflow %d (updated from %d) for maximum %d", i, raw, n)
			case i < 0:
				return nil, Silenceable(s.Op, "position underflow %d (updated from %d)", i, raw)
			case chosen[i]:
				return nil, Silenceable(s.Op, "repeated position %d (updated from %d)", i, raw)
			}
			chosen[i] = true
			list = append(list, i)
		}
		if s.Op.Attr("is_inverted") == nil {
			return list, nil
		}
	}
	list = nil
	for i, not := range chosen {
		if !not {
			list = append(list, int64(i))
		}
	}
	return list, nil
}

func applyGetType(s *Step) *Failure {
	var types []ir.Attribute
	for _, v := range s.Of(transform.GetTypeOp{Operation: s.Op}.Value()).Values {
		t := v.Type()
		if shaped, ok := t.(ir.ShapedType); ok && (transform.GetTypeOp{Operation: s.Op}).Elemental() {
			t = shaped.ElementType()
		}
		types = append(types, s.Context().TypeAttr(t))
	}
	s.SetParams(0, types...)
	return nil
}

func applyMerge(s *Step) *Failure {
	var all Association
	for _, v := range s.Op.Operands() {
		all.add(s.Of(v))
	}
	if (transform.MergeHandlesOp{Operation: s.Op}).Deduplicate() {
		all = all.distinct()
	}
	s.Set(0, all)
	return nil
}

func applySplit(s *Step) *Failure {
	a := s.Of(transform.SplitHandleOp{Operation: s.Op}.Handle())
	n, results := a.Len(), s.Op.NumResults()
	overflow, hasOverflow := transform.SplitHandleOp{Operation: s.Op}.OverflowResultAttr().(*ir.IntegerAttr)
	tooSmall := n < results && flag(s.Op, "fail_on_payload_too_small") && (n != 0 || !flag(s.Op, "pass_through_empty_handle"))
	if n > results && !hasOverflow || tooSmall {
		return Silenceable(s.Op, "%s expected to contain %d payloads but it contains %d payloads", describe(transform.SplitHandleOp{Operation: s.Op}.Handle()), results, n)
	}
	split := make([]Association, results)
	for i := range n {
		to := i
		if i >= results {
			to = int(overflow.Int64())
		}
		split[to].add(a.at(i))
	}
	for i, part := range split {
		s.Set(i, part)
	}
	return nil
}

// flag returns a boolean attribute that is true by default.
func flag(op *ir.Operation, name string) bool {
	a := op.Attr(name)
	return a == nil || typed.Bool(a)
}

func applyReplicate(s *Step) *Failure {
	n := len(s.Ops(0))
	for i := 1; i < s.Op.NumOperands(); i++ {
		var all Association
		for range n {
			all.add(s.Of(s.Op.Operand(i)))
		}
		s.Set(i-1, all)
	}
	return nil
}

func applySelect(s *Step) *Failure {
	name := named.Text(s.Op, "op_name")
	var list []*ir.Operation
	for _, op := range s.Ops(0) {
		if op.Name() == name {
			list = append(list, op)
		}
	}
	s.SetOps(0, list...)
	return nil
}

func applyCast(s *Step) *Failure {
	s.Set(0, s.Of(transform.CastOp{Operation: s.Op}.Input()))
	return nil
}

func applyAnnotate(s *Step) *Failure {
	name := named.Text(s.Op, "name")
	targets := s.Ops(0)
	if s.Op.NumOperands() == 1 {
		for _, target := range targets {
			target.SetAttr(name, s.Context().UnitAttr())
		}
		return nil
	}
	list := s.Of(s.Op.Operand(1)).Params
	if len(list) != 1 && len(list) != len(targets) {
		return Silenceable(s.Op, "parameter and target have different payload lengths (%d vs %d)", len(list), len(targets))
	}
	for i, target := range targets {
		target.SetAttr(name, list[min(i, len(list)-1)])
	}
	return nil
}
