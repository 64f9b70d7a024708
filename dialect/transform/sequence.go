package transform

import (
	"slices"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

// topLevelTrait is the trait of operations with which a transformation may start.
const topLevelTrait = "transform::PossibleTopLevelTransformOpTrait"

func hasTrait(op *ir.Operation, name string) bool {
	return slices.ContainsFunc(op.Def().Traits, func(t *ir.Trait) bool { return t.Name == name })
}

func isTransform(op *ir.Operation) bool {
	_, ok := op.Def().Interface("transform::TransformOpInterface")
	return ok
}

// parentWith returns the innermost operation around op that satisfies a condition, or nil.
func parentWith(op *ir.Operation, is func(*ir.Operation) bool) *ir.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if is(p) {
			return p
		}
	}
	return nil
}

// verifyTopLevel checks an operation with which a transformation may start.
func verifyTopLevel(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumRegions() >= 1, "expects at least one region")
	r := op.Region(0)
	c.Check(r.HasOneBlock(), "expects a single-block region")
	args := r.Entry().Args()
	c.Check(len(args) != 0, "expects the entry block to have at least one argument")
	c.Check(isHandle(args[0].Type()), "expects the first entry block argument to be of type implementing TransformHandleTypeInterface")
	c.Check(op.NumOperands() == 0 || typed.Unary{Operation: op}.Input().Type() == args[0].Type(),
		"expects the type of the block argument to match the type of the operand")
	for i, a := range args[1:] {
		if !sameKind(a.Type(), a.Type()) {
			c.Errorf("expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, "+
				"TransformValueHandleTypeInterface or TransformParamTypeInterface").
				Notef(op.Location().Place(), "argument #%d does not", i+1)
			c.Stop()
		}
	}
	parent := parentWith(op, func(p *ir.Operation) bool { return hasTrait(p, topLevelTrait) })
	if parent != nil && op.NumOperands() != len(args) {
		failAt(op, c, parent, "nested in another possible top-level op", "expects operands to be provided for a nested op")
		return
	}
}

// entryOperands forwards the operands where a region is entered.
func entryOperands(op *ir.Operation, to *ir.Region) []ir.Operand {
	if to == nil {
		return nil
	}
	return op.OpOperands()
}

// enter is a region that gets its arguments if the operation has operands.
func enter(op *ir.Operation, r *ir.Region) ir.RegionSuccessor {
	s := ir.RegionSuccessor{Region: r}
	if b := r.Entry(); b != nil && op.NumOperands() > 0 {
		s.Inputs = b.Args()
	}
	return s
}

func leave(op *ir.Operation) ir.RegionSuccessor { return ir.RegionSuccessor{Inputs: op.Results()} }

func sequenceSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	if from == nil {
		return []ir.RegionSuccessor{enter(op, op.Region(0))}
	}
	return []ir.RegionSuccessor{leave(op)}
}

func foreachSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	to := []ir.RegionSuccessor{enter(op, op.Region(0))}
	if from != nil {
		to = append(to, leave(op))
	}
	return to
}

func alternativeSuccessors(op *ir.Operation, from *ir.Region) []ir.RegionSuccessor {
	var to []ir.RegionSuccessor
	first := 0
	if from != nil {
		first = from.Index() + 1
	}
	for i := first; i < op.NumRegions(); i++ {
		to = append(to, enter(op, op.Region(i)))
	}
	if from != nil {
		to = append(to, leave(op))
	}
	return to
}

func tuneSuccessors(op AlternativesOpOp, from *ir.Region) []ir.RegionSuccessor {
	if from != nil {
		return []ir.RegionSuccessor{leave(op.Operation)}
	}
	var to []ir.RegionSuccessor
	selected, chosen := op.SelectedRegionAttrAttr().(*ir.IntegerAttr)
	for i := range op.Operation.NumRegions() {
		if !chosen || selected.Int64() == int64(i) {
			to = append(to, ir.RegionSuccessor{Region: op.Operation.Region(i)})
		}
	}
	return to
}

func sameTypes(os []ir.Operand, rs []ir.Value) bool {
	if len(os) != len(rs) {
		return false
	}
	for i := range os {
		if os[i].Value().Type() != rs[i].Type() {
			return false
		}
	}
	return true
}

func verifyAlternatives(op *ir.Operation, c *ir.Checker) {
	for r := range op.Regions() {
		if t := r.Entry().Back(); !sameTypes(t.OpOperands(), op.OpResults()) {
			failAt(op, c, t, "terminator", "expects terminator operands to have the same type as results of the operation")
			return
		}
	}
}

func verifyForeach(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	if err := corresponding(op.NumOperands(), b.NumArguments(), func(i int) bool {
		return op.Operand(i).Type() == b.Argument(i).Type()
	}); err != same {
		c.Check(err != differentNumber, "expects the same number of targets as the body has block arguments")
		c.Failf("expects co-indexed targets and the body's block arguments to have the same op/value/param type")
	}
	yield := b.Back()
	switch corresponding(op.NumResults(), yield.NumOperands(), func(i int) bool {
		return op.Result(i).Type() == yield.Operand(i).Type()
	}) {
	case differentNumber:
		c.Failf("expects the same number of results as the yield terminator has operands")
	case differentType:
		c.Failf("expects co-indexed results and yield operands to have the same op/value/param type")
	}
}

type correspondence uint8

const (
	same correspondence = iota
	differentNumber
	differentType
)

// corresponding compares two lists of values one by one: the first difference
// counts.
func corresponding(n, m int, equal func(i int) bool) correspondence {
	for i := range min(n, m) {
		if !equal(i) {
			return differentType
		}
	}
	if n != m {
		return differentNumber
	}
	return same
}

func verifySequence(op *ir.Operation, c *ir.Checker) {
	b := op.Region(0).Entry()
	_, root := SequenceOp{op}.Root()
	c.Check(root || len(SequenceOp{op}.ExtraBindings()) == 0, "does not expect extra operands when used as top-level")
	for i, a := range b.Args() {
		if !consumedOnce(a, func() *diag.Diagnostic {
			return c.Errorf("block argument #%d has more than one potential consumer", i)
		}) {
			c.Stop()
		}
	}
	for o := range b.Ops() {
		if !isTransform(o) && o != b.Back() {
			failAt(op, c, o, "op without interface", "expected children ops to implement TransformOpInterface")
			return
		}
		for i := range o.NumResults() {
			if !consumedOnce(o.Result(i), func() *diag.Diagnostic {
				return c.On(o).PlainErrorf("result #%d has more than one potential consumer", i)
			}) {
				c.Stop()
			}
		}
	}
	last := b.Back()
	c.Check(last != nil && (!last.Def().Registered || last.Has(ir.IsTerminator)), "expects to have a terminator in the body")
	if !sameTypes(last.OpOperands(), op.OpResults()) {
		failAt(op, c, last, "terminator", "expects the types of the terminator operands to match the types of the result")
		return
	}
}

func verifyNamedSequence(op *ir.Operation, c *ir.Checker) { verifyNamed(op, c, true) }

// verifyNamed checks a named sequence. Its errors do not name it.
func verifyNamed(op *ir.Operation, c *ir.Checker, warn bool) {
	table := parentWith(op, func(p *ir.Operation) bool { return p.Has(ir.SymbolTableTrait) })
	if table != nil && table.Attr("transform.with_named_sequence") == nil {
		c.PlainErrorf("expects the parent symbol table to have the 'transform.with_named_sequence' attribute").
			Notef(table.Location().Place(), "symbol table operation")
		c.Stop()
	}
	if p := parentWith(op, isTransform); p != nil {
		c.PlainErrorf("cannot be defined inside another transform op").Notef(p.Location().Place(), "ancestor transform op")
		c.Stop()
	}
	c.CheckPlain(op.Region(0).Empty() || !op.Region(0).Entry().Empty(), "expected a non-empty body block")
	verifyAnnotations(op, c, warn, false)
	if op.Region(0).Empty() {
		return
	}
	f, ok := typed.Type[ir.Type](NamedSequenceOp{op}.FunctionTypeAttr()).(*ir.FunctionType)
	if ok {
		verifyYield(op, op.Region(0).Entry().Back(), f.Results, c)
	}
}

// verifyYield checks the last operation of a body against the result types of the operation around
// it. Messages for a named sequence do not mention operation names.
func verifyYield(op, yield *ir.Operation, results []ir.Type, c *ir.Checker) {
	named := op.Name() == NamedSequenceOpName
	if yield.Name() != YieldOpName {
		c.Check(named, "expected 'transform.yield' as terminator")
		c.PlainErrorf("expected 'transform.yield' as terminator").Notef(yield.Location().Place(), "terminator")
		c.Stop()
	}
	fail := c.On(yield).Failf
	if named {
		fail = c.On(yield).FailPlainf
	}
	if yield.NumOperands() != len(results) {
		fail("expected terminator to have as many operands as the parent op has results")
	}
	for i, t := range results {
		if u := yield.Operand(i).Type(); u != t {
			fail("the type of the terminator operand #%d must match the type of the corresponding parent op result (%s vs %s)", i, quoted(u), quoted(t))
		}
	}
}

func verifyTuneAlternatives(op AlternativesOpOp, c *ir.Checker) {
	if a, ok := op.SelectedRegionAttrAttr().(*ir.IntegerAttr); ok {
		if i := a.Int64(); i < 0 || i >= int64(op.Operation.NumRegions()) {
			c.Failf("'selected_region' attribute specifies region at index %d while op has only %d regions", i, op.Operation.NumRegions())
		}
	}
	for r := range op.Operation.Regions() {
		verifyYield(op.Operation, r.Entry().Back(), op.Operation.ResultTypes(), c)
	}
}

func verifySplitHandle(op SplitHandleOp, c *ir.Checker) {
	a, ok := op.OverflowResultAttr().(*ir.IntegerAttr)
	c.Check(!ok || uint64(a.Int64()) < uint64(op.Operation.NumResults()), "overflow_result is not a valid result index")
	for _, t := range op.Operation.ResultTypes() {
		c.Check(sameKind(op.Handle().Type(), t), "expects result types to implement the same transform interface as the operand type")
	}
}

func verifyNumAssociations(op *ir.Operation, c *ir.Checker) {
	t, ok := op.Result(0).Type().(*ir.DefinedType)
	if !ok || t.Def.Name != "ParamType" || len(t.Params) != 1 {
		return
	}
	if i64 := op.Context().IntegerType(64); t.Params[0] != ir.Param(i64) {
		c.FailPlainf("expected the type of the parameter attribute (%s) to match the parameter type ('%s')", quoted(i64), t.Params[0])
	}
}

// verifyKnob checks that a choice is one of the options, where these are listed.
func verifyKnob(op KnobOp, c *ir.Checker) {
	selected, options := op.SelectedAttr(), op.OptionsAttr()
	list, ok := options.(*ir.ArrayAttr)
	if selected == nil || !ok {
		return
	}
	for _, o := range list.Elements {
		if o == selected {
			return
		}
	}
	c.Failf("provided `selected` attribute is not an element of `options` array of attributes")
}

func verifyWithPatterns(op *ir.Operation, c *ir.Checker) {
	var first *ir.Operation
	for o := range op.Region(0).Entry().Ops() {
		switch {
		case o.Name() == "pdl.pattern":
		case !hasTrait(o, topLevelTrait):
			failAt(op, c, o, "offending op", "expects only pattern and top-level transform ops in its body")
			return
		case first != nil:
			c.Errorf("expects only one non-pattern op in its body").
				Notef(first.Location().Place(), "first non-pattern op").
				Notef(o.Location().Place(), "second non-pattern op")
			c.Stop()
		default:
			first = o
		}
	}
	if p := parentWith(op, func(p *ir.Operation) bool { return p.Name() == op.Name() }); p != nil {
		failAt(op, c, p, "parent operation", "cannot be nested")
		return
	}
	c.Check(first != nil, "expects at least one non-pattern op")
}
