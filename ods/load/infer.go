package load

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ods"
)

// A typeSource is from where the type of a result is known.
type typeSource struct {
	kind      sourceKind
	index     int // of the operand, the attribute, or the result
	build     ir.Type
	transform *program // nil for the type as it is
}

type sourceKind uint8

const (
	fromNowhere sourceKind = iota
	fromOperand
	fromAttr
	fromBuild
	fromResult
)

// inference returns the InferTypes hook of an operation whose result types all follow from its
// other parts, like the inferReturnTypes that the reference generates.
func (o *opLoader) inference() {
	op, def := o.op, o.def
	if len(op.Results) == 0 {
		return
	}
	for _, v := range op.Results {
		if v.IsVariableLength() {
			return
		}
	}
	sources := o.resultSources()
	var unbuilt []*ir.TypeConstraint
	for i, s := range sources {
		if s.kind == fromNowhere {
			c := def.Results[i].Constraint
			if o.unbuilt[c] == nil {
				return
			}
			unbuilt = append(unbuilt, c)
		}
	}
	if len(unbuilt) > 0 {
		if op.KnowsInference { // the types would follow if these were built
			for _, c := range unbuilt {
				o.needsBuilder(c)
			}
		}
		return
	}
	// A type that only the trait derives from an attribute helps builders, but does not give
	// the operation the interface.
	o.infers = op.KnowsInference && !(op.HasTrait("FirstAttrDerivedResultType") && !op.HasTrait("SameOperandsAndResultType"))
	if _, ok := def.Interface("InferTypeOpInterface"); !ok && o.infers {
		o.interfaceTrait("InferTypeOpInterface")
	}
	o.checkInferred(sources)
	def.InferTypes = func(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
		types := make([]ir.Type, len(sources))
		for i := range sources {
			if types[i] = inferOne(sources, i, op, s, len(sources)); types[i] == nil {
				return nil, false
			}
		}
		return types, true
	}
}

// checkInferred makes the check of the interface first compare the types one by one, without
// allocating lists; the trait's own check reports differences.
func (o *opLoader) checkInferred(sources []typeSource) {
	for i, t := range o.def.Traits {
		if t.Bit != ir.InferTypeOp || t.VerifyRegions == nil {
			continue
		}
		quick := *t
		quick.VerifyRegions = func(op *ir.Operation, c *ir.Checker) {
			for k := range sources {
				if op.NumResults() <= k || typeFrom(sources, k, op, len(sources)) != op.Result(k).Type() {
					t.VerifyRegions(op, c)
					return
				}
			}
		}
		o.def.Traits[i] = &quick
	}
}

// typeFrom computes the type of result i of an operation that exists; nil if it
// is not known.
func typeFrom(sources []typeSource, i int, op *ir.Operation, depth int) ir.Type {
	src := &sources[i]
	var t ir.Type
	switch src.kind {
	case fromBuild:
		t = src.build
	case fromOperand:
		if v := op.GroupOperand(src.index); v != nil {
			t = v.Type()
		}
	case fromAttr:
		switch a := op.Inherent(src.index).(type) {
		case *ir.TypeAttr:
			t = a.Value
		case ir.Attribute:
			t = ir.TypeOf(a)
		}
	case fromResult:
		if depth > 0 {
			t = typeFrom(sources, src.index, op, depth-1)
		}
	}
	if t == nil || src.transform == nil {
		return t
	}
	v, err := src.transform.run(nil, cppapi.TypeValue(t))
	if err != nil {
		return nil
	}
	return cppapi.AsType(v)
}

// inferOne computes the type of result i; depth bounds the chain of results that
// follow from each other.
func inferOne(sources []typeSource, i int, op *ods.Operator, s *ir.OperationState, depth int) ir.Type {
	src := &sources[i]
	var t ir.Type
	switch src.kind {
	case fromBuild:
		t = src.build
	case fromOperand:
		k, ok := operandIndex(op, s, src.index)
		if !ok {
			return nil
		}
		t = s.Operands[k].Type()
	case fromAttr:
		switch a := s.Attr(op.Attributes[src.index].Name).(type) {
		case *ir.TypeAttr:
			t = a.Value
		case ir.Attribute:
			t = ir.TypeOf(a)
		}
	case fromResult:
		if depth > 0 {
			t = inferOne(sources, src.index, op, s, depth-1)
		}
	}
	if t == nil || src.transform == nil {
		return t
	}
	v, err := src.transform.run(nil, cppapi.TypeValue(t))
	if err != nil {
		return nil
	}
	return cppapi.AsType(v)
}

// operandIndex returns the first operand of a group that is not empty. Several variadic groups
// are separated by the segment sizes.
func operandIndex(op *ods.Operator, s *ir.OperationState, group int) (int, bool) {
	before, variable := 0, 0
	for i, v := range op.Operands {
		switch {
		case v.IsVariableLength():
			variable++
			if i < group {
				before++
			}
		}
	}
	if variable == 0 || before == 0 {
		return group, group < len(s.Operands)
	}
	if seg, ok := s.Attr(ir.OperandSegments).(*ir.DenseArrayAttr); ok {
		at := 0
		for i := range group {
			if i < seg.Len() {
				at += int(seg.Int64(i))
			}
		}
		return at, at < len(s.Operands)
	}
	fixed := len(op.Operands) - variable
	size := (len(s.Operands) - fixed) / variable
	at := group - before + before*size
	return at, at >= 0 && at < len(s.Operands)
}

// resultSources finds the source of each result's type.
func (o *opLoader) resultSources() []typeSource {
	op := o.op
	sources := make([]typeSource, len(op.Results))
	set := func(i int, s typeSource) {
		if i >= 0 && sources[i].kind == fromNowhere {
			sources[i] = s
		}
	}
	if op.HasTrait("SameOperandsAndResultType") {
		for k, v := range op.Operands {
			if v.IsVariableLength() {
				continue
			}
			for i := range op.Results {
				set(i, typeSource{kind: fromOperand, index: k})
			}
			return sources
		}
		return sources
	}
	for i := range op.Results {
		if b := o.def.Results[i].Constraint.Build; b != nil {
			sources[i] = typeSource{kind: fromBuild, build: b(o.ctx)}
		}
	}
	if op.HasTrait("FirstAttrDerivedResultType") && len(op.Attributes) > 0 {
		for i := range op.Results {
			set(i, typeSource{kind: fromAttr, index: 0})
		}
	}
	for changed := true; changed; {
		before := countKnown(sources)
		for _, names := range op.AllTypesMatch {
			if src, ok := o.firstKnown(names, sources); ok {
				for _, n := range names {
					if r := resultNamed(op, n); !(src.kind == fromResult && src.index == r) {
						set(r, src)
					}
				}
			}
		}
		for _, m := range op.TypeMaps {
			if src, ok := o.firstKnown([]string{m.LHS}, sources); ok {
				src.transform = o.transformer(m)
				if src.transform.complete() {
					set(resultNamed(op, m.RHS), src)
				}
			}
		}
		changed = countKnown(sources) != before
	}
	return sources
}

func countKnown(sources []typeSource) (n int) {
	for _, s := range sources {
		if s.kind != fromNowhere {
			n++
		}
	}
	return n
}

// firstKnown returns a source for the first of the names whose type is known: a
// single operand, an attribute, or a result with a source.
func (o *opLoader) firstKnown(names []string, sources []typeSource) (typeSource, bool) {
	for _, n := range names {
		for k, v := range o.op.Operands {
			if v.Name == n && !v.IsVariableLength() {
				return typeSource{kind: fromOperand, index: k}, true
			}
		}
		for k, a := range o.op.Attributes {
			if a.Name == n && !a.Attr.IsOptional {
				return typeSource{kind: fromAttr, index: k}, true
			}
		}
	}
	for _, n := range names {
		if i := resultNamed(o.op, n); i >= 0 && sources[i].kind != fromNowhere {
			return typeSource{kind: fromResult, index: i}, true
		}
	}
	return typeSource{}, false
}

func resultNamed(op *ods.Operator, name string) int {
	for i, v := range op.Results {
		if v.Name == name {
			return i
		}
	}
	return -1
}

// transformer compiles the transformer of a TypesMatchWith: $_self is the type.
func (o *opLoader) transformer(m ods.TypeMap) *program {
	return o.compileQuietly(m.Transformer, o.selfSlots(o.api.Type.Type()), o.namespaces(o.ns), o.api.Type.Type())
}
