package ir

import (
	"reflect"
	"sync"
)

var typeTraits = []*Trait{
	{Name: "SameTypeOperands", Bit: SameTypeOperands, ByTypes: true, Verify: verifySameTypeOperands},
	{Name: "SameOperandsShape", Bit: SameOperandsShape, ByTypes: true, Verify: verifySameOperandsShape},
	{Name: "SameOperandsAndResultShape", Bit: SameOperandsAndResultShape, ByTypes: true, Verify: verifySameOperandsAndResultShape},
	{Name: "SameOperandsElementType", Bit: SameOperandsElementType, ByTypes: true, Verify: verifySameOperandsElementType},
	{Name: "SameOperandsAndResultElementType", Bit: SameOperandsAndResultElementType,
		ByTypes: true, Verify: verifySameOperandsAndResultElementType},
	{Name: "SameOperandsAndResultType", Bit: SameOperandsAndResultType, ByTypes: true, Verify: verifySameOperandsAndResultType},
	{Name: "SameOperandsAndResultRank", Bit: SameOperandsAndResultRank, ByTypes: true, Verify: verifySameOperandsAndResultRank},
	{Name: "Elementwise", Bit: Elementwise, ByTypes: true, Verify: verifyElementwise},
	{Name: "ResultsBroadcastableShape", ByTypes: true, Verify: verifyBroadcastable},
	{Name: "OperandsAreFloatLike", ByTypes: true, Verify: operandsAre(isFloatLike, "requires a float type")},
	{Name: "OperandsAreSignlessIntegerLike",
		ByTypes: true, Verify: operandsAre(isSignlessIntegerLike, "requires an integer or index type")},
	{Name: "ResultsAreFloatLike", ByTypes: true, Verify: resultsAre(isFloatLike, "requires a floating point type")},
	{Name: "ResultsAreBoolLike", ByTypes: true, Verify: resultsAre(isBoolLike, "requires a bool result type")},
	{Name: "ResultsAreSignlessIntegerLike",
		ByTypes: true, Verify: resultsAre(isSignlessIntegerLike, "requires an integer or index type")},
	{Name: "InferTypeOpInterface", Bit: InferTypeOp, VerifyRegions: verifyInferredTypes},
	{Name: "InferTypeOpAdaptor", Bit: InferTypeOp, VerifyRegions: verifyInferredTypes},
}

// scalarOf returns the element type of a vector or tensor, through nested ones.
func scalarOf(t Type) Type {
	switch t := t.(type) {
	case *VectorType:
		return t.Element
	case *RankedTensorType:
		return scalarOf(t.Element)
	case *UnrankedTensorType:
		return scalarOf(t.Element)
	}
	return t
}

func isFloatLike(t Type) bool {
	_, ok := scalarOf(t).(*FloatType)
	return ok
}

func isSignlessIntegerLike(t Type) bool {
	t = scalarOf(t)
	_, index := t.(*IndexType)
	return index || IsSignless(t, 0)
}

func isBoolLike(t Type) bool { return IsSignless(scalarOf(t), 1) }

func operandsAre(is func(Type) bool, msg string) verifyFunc {
	return func(op *Operation, c *Checker) {
		for i := range op.operands() {
			if !is(op.operands()[i].val.typ) {
				c.Failf("%s", msg)
			}
		}
	}
}

func resultsAre(is func(Type) bool, msg string) verifyFunc {
	return func(op *Operation, c *Checker) {
		for i := range op.results() {
			if !is(op.results()[i].typ) {
				c.Failf("%s", msg)
			}
		}
	}
}

// CompatibleShapes reports whether two types are both not shaped, or have shapes that
// agree in all static sizes. An unranked type is compatible with any shape.
func CompatibleShapes(a, b Type) bool {
	s, sok := AsShaped(a)
	t, tok := AsShaped(b)
	if !sok || !tok {
		return sok == tok
	}
	return !s.HasRank() || !t.HasRank() || compatibleSizes(s.Shape(), t.Shape())
}

func compatibleSizes(a, b []int64) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] && a[i] != Dynamic && b[i] != Dynamic {
			return false
		}
	}
	return true
}

// allCompatible is CompatibleShapes for several types. Scalable vectors are not
// compatible with other types.
func allCompatible(ts []Type) bool {
	var buf [8]int64 // enough for most shapes, avoids an allocation
	sizes := buf[:0]
	shaped, scalable, ranked := 0, 0, false
	for _, t := range ts {
		s, ok := AsShaped(t)
		if !ok {
			continue
		}
		shaped++
		if v, ok := t.(*VectorType); ok && v.IsScalable() {
			scalable++
		}
		if !s.HasRank() {
			continue
		}
		if !ranked {
			ranked = true
			sizes = append(sizes, s.Shape()...)
			continue
		}
		if !compatibleSizes(sizes, s.Shape()) {
			return false
		}
		for i, n := range s.Shape() {
			if sizes[i] == Dynamic {
				sizes[i] = n
			}
		}
	}
	return (shaped == 0 || shaped == len(ts)) && (scalable == 0 || scalable == shaped)
}

func verifySameTypeOperands(op *Operation, c *Checker) {
	for i := 1; i < len(op.operands()); i++ {
		c.Check(op.operands()[i].val.typ == op.operands()[0].val.typ, "requires all operands to have the same type")
	}
}

func verifySameOperandsShape(op *Operation, c *Checker) {
	c.operandCount(op, 1, true)
	c.Check(allCompatible(op.OperandTypes()), "requires the same shape for all operands")
}

func verifySameOperandsAndResultShape(op *Operation, c *Checker) {
	c.operandCount(op, 1, true)
	c.resultCount(op, 1, true)
	var buf [8]Type // enough for most ops, avoids an allocation
	ts := buf[:0]
	for i := range op.operands() {
		ts = append(ts, op.operands()[i].val.typ)
	}
	for i := range op.results() {
		ts = append(ts, op.results()[i].typ)
	}
	c.Check(allCompatible(ts), "requires the same shape for all operands and results")
}

func verifySameOperandsElementType(op *Operation, c *Checker) {
	c.operandCount(op, 1, true)
	elem := ElementTypeOrSelf(op.operands()[0].val.typ)
	for i := range op.operands() {
		c.Check(ElementTypeOrSelf(op.operands()[i].val.typ) == elem, "requires the same element type for all operands")
	}
}

func verifySameOperandsAndResultElementType(op *Operation, c *Checker) {
	c.operandCount(op, 1, true)
	c.resultCount(op, 1, true)
	elem := ElementTypeOrSelf(op.results()[0].typ)
	same := true
	for i := range op.results() {
		same = same && ElementTypeOrSelf(op.results()[i].typ) == elem
	}
	for i := range op.operands() {
		same = same && ElementTypeOrSelf(op.operands()[i].val.typ) == elem
	}
	c.Check(same, "requires the same element type for all operands and results")
}

// verifySameOperandsAndResultType treats types as the same if they have the same
// element type and compatible shapes.
func verifySameOperandsAndResultType(op *Operation, c *Checker) {
	c.operandCount(op, 1, true)
	c.resultCount(op, 1, true)
	first := op.results()[0].typ
	check := func(t Type) {
		if t == first {
			return
		}
		c.Check(ElementTypeOrSelf(t) == ElementTypeOrSelf(first) && CompatibleShapes(t, first),
			"requires the same type for all operands and results")
		a, aok := first.(*RankedTensorType)
		b, bok := t.(*RankedTensorType)
		if aok && a.Encoding != nil && bok {
			c.Check(a.Encoding == b.Encoding, "requires the same encoding for all operands and results")
		}
	}
	for i := 1; i < len(op.results()); i++ {
		check(op.results()[i].typ)
	}
	for i := range op.operands() {
		check(op.operands()[i].val.typ)
	}
}

// verifySameOperandsAndResultRank ignores types without a rank.
func verifySameOperandsAndResultRank(op *Operation, c *Checker) {
	c.operandCount(op, 1, true)
	rank := -1
	for i, t := range append(op.OperandTypes(), op.ResultTypes()...) {
		s, ok := AsShaped(t)
		if !ok || !s.HasRank() {
			continue
		}
		if rank < 0 {
			rank = len(s.Shape())
		}
		if len(s.Shape()) != rank {
			if i < op.NumOperands() {
				c.Failf("operands don't have matching ranks")
			} else {
				c.Failf("result type has different rank than operands")
			}
		}
	}
}

// isMappable reports whether elementwise ops map over a type: vectors and tensors.
func isMappable(t Type) bool {
	switch t.(type) {
	case *VectorType, *RankedTensorType, *UnrankedTensorType:
		return true
	}
	return false
}

func verifyElementwise(op *Operation, c *Checker) {
	var buf [8]Type // enough for most ops, avoids an allocation
	ts := buf[:0]
	for i := range op.operands() {
		if t := op.operands()[i].val.typ; isMappable(t) {
			ts = append(ts, t)
		}
	}
	operands := len(ts)
	for i := range op.results() {
		if t := op.results()[i].typ; isMappable(t) {
			ts = append(ts, t)
		}
	}
	results := len(ts) - operands
	switch {
	case len(ts) == 0:
		return
	case operands == 0:
		c.Failf("if a result is non-scalar, then at least one operand must be non-scalar")
	case results == 0:
		c.Failf("if an operand is non-scalar, then there must be at least one non-scalar result")
	case results != len(op.results()):
		c.Failf("if an operand is non-scalar, then all results must be non-scalar")
	}
	for _, t := range ts {
		c.Check(reflect.TypeOf(t) == reflect.TypeOf(ts[0]), "all non-scalar operands/results must have the same shape and base type")
	}
	c.Check(allCompatible(ts), "all non-scalar operands/results must have the same shape and base type")
}

// verifyInferredTypes compares the result types with the inferred ones.
func verifyInferredTypes(op *Operation, c *Checker) {
	infer, refine := op.def.InferTypes, op.def.RefineTypes
	if infer == nil && refine == nil {
		return
	}
	s := inferStates.Get().(*OperationState)
	defer s.release()
	s.Def, s.Origin, s.Attributes, s.Inherent = op.def, op.loc, op.Attrs(), op.inherent()
	for i := range op.operands() {
		s.Operands = append(s.Operands, op.operands()[i].val)
	}
	for i := range op.results() {
		s.Types = append(s.Types, op.results()[i].typ)
	}
	for r := range op.Regions() {
		s.Regions = append(s.Regions, r)
	}
	if refine != nil {
		c.Check(refine(s, c.diags), "failed to infer returned types")
		return
	}
	ts, ok := infer(s, c.diags)
	if ok {
		if compatibleTypes(op.def, ts, op.results()) {
			return
		}
		c.diags.Errorf(op.loc.Place(), "'%s' op inferred type(s) %s are incompatible with return type(s) of operation %s",
			op.def.Name, messageTypes(ts), messageTypes(op.ResultTypes()))
	}
	c.Failf("failed to infer returned types")
}

// inferStates pools the states passed to InferTypes, because verification calls it
// for most operations.
var inferStates = sync.Pool{New: func() any { return new(OperationState) }}

// release clears s but keeps its slices' capacity, and returns it to the pool.
func (s *OperationState) release() {
	operands, types, regions := s.Operands, s.Types, s.Regions
	clear(operands)
	clear(types)
	clear(regions)
	*s = OperationState{Operands: operands[:0], Types: types[:0], Regions: regions[:0]}
	inferStates.Put(s)
}

func compatibleTypes(def *OpDef, ts []Type, results []Value) bool {
	if len(ts) != len(results) {
		return false
	}
	for i, t := range ts {
		if t != results[i].typ {
			if def.CompatibleTypes == nil {
				return false
			}
			have := make([]Type, len(results))
			for k := range results {
				have[k] = results[k].typ
			}
			return def.CompatibleTypes(ts, have)
		}
	}
	return true
}

func messageTypes(ts []Type) string {
	s := ""
	for i, t := range ts {
		if i > 0 {
			s += ", "
		}
		s += messageType(t)
	}
	return s
}
