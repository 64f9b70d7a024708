package pdl

import "github.com/mica-ir/mica/ir"

func parentIs(op *ir.Operation, name string) bool {
	p := op.ParentOp()
	return p != nil && p.Name() == name
}

// ConstrainsUse is the name of a discardable attribute of a pdl.operation in the match section that
// nothing else uses: some user of its operands must match it. MLIR's dialect has no such operations.
const ConstrainsUse = "constrains_use"

// IsBound reports whether a user of an operation determines its kind. Uses of its results alone do
// not.
func IsBound(op *ir.Operation) bool {
	for user := range op.Users() {
		if user.Name() != ResultOpName && user.Name() != ResultsOpName || IsBound(user) {
			return true
		}
	}
	return false
}

func verifyBound(op *ir.Operation, c *ir.Checker) {
	c.Check(!parentIs(op, PatternOpName) || IsBound(op), "expected a bindable user when defined in the matcher body of a `pdl.pattern`")
}

func verifyNativeConstraint(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() != 0, "expected at least one argument")
	if op.Attr(Unifies) != nil {
		verifyUnified(op, c)
	}
	for _, t := range op.ResultTypes() {
		c.Check(KindOf(t) != Operation, "returning an operation from a constraint is not supported")
	}
}

func verifyNativeRewrite(op *ir.Operation, c *ir.Checker) {
	c.Check(op.NumOperands() > 0 || op.NumResults() > 0, "expected at least one argument or result")
}

func verifyAttribute(op *ir.Operation, c *ir.Checker) {
	_, constant := AttributeOp{op}.Value()
	switch {
	case !constant && parentIs(op, RewriteOpName):
		c.Failf("expected constant value when specified within a `pdl.rewrite`")
	case !constant:
		verifyBound(op, c)
		return
	case op.NumOperands() > 0:
		c.Failf("expected only one of [`type`, `value`] to be set")
	}
}

func isConstant(op *ir.Operation) bool {
	return TypeOp{op}.ConstantTypeAttr() != nil || TypesOp{op}.ConstantTypesAttr() != nil
}

func verifyTypeConstant(op *ir.Operation, c *ir.Checker) {
	if !isConstant(op) {
		verifyBound(op, c)
	}
}

func verifyOperation(op *ir.Operation, c *ir.Checker) {
	inRewrite := parentIs(op, RewriteOpName)
	o := OperationOp{op}
	name, named := o.OpName()
	c.Check(!inRewrite || named, "must have an operation name when nested within a `pdl.rewrite`")
	if names, values := len(o.AttributeValueNames()), o.AttributeValues().Len(); names != values {
		c.Failf("expected the same number of attribute values and attribute names, got %d names and %d values", names, values)
	}
	if inRewrite {
		verifyParts(op, c)
		def := op.Context().LookupOp(name)
		if def != nil && !InfersTypes(def) {
			verifyResultTypes(o, def, c)
		}
	}
	if op.Attr(ConstrainsUse) == nil {
		verifyBound(op, c)
	}
}

// InfersTypes reports whether an operation that a rewrite creates infers its result types: it has
// MLIR's interface for that, or a trait by which C++ builders infer them, which DRR rules rely on.
func InfersTypes(def *ir.OpDef) bool {
	if _, ok := def.Interface("InferTypeOpInterface"); ok || def.Has(ir.InferTypeOp) {
		return true
	}
	return def.InferTypes != nil && (def.Has(ir.SameOperandsAndResultType) || def.Has(ir.FirstAttrDerivedResultType))
}

// verifyResultTypes checks that the result types of a new operation that does not infer them follow
// from the replaced operation, from constants, or from the match. Unlike MLIR's, it knows that a native
// constraint of the match can return a type, as the conversion of a type does.
func verifyResultTypes(op OperationOp, def *ir.OpDef, c *ir.Checker) {
	for u := range op.OpValue().Uses() {
		if o := u.Owner(); o.Name() == ReplaceOpName && u.Index() == 1 && len(o.OperandGroup(1)) > 0 {
			return
		}
	}
	fail := func(note string, args ...any) {
		c.Errorf("must have inferable or constrained result types when nested within `pdl.rewrite`").
			Notef(op.Operation.Location().Place(), note, args...)
		c.Stop()
	}
	types := op.TypeValues()
	if types.Len() == 0 {
		if !hasResults(def) {
			return
		}
		fail("operation is created in a non-inferrable context, but '%s' does not implement InferTypeOpInterface", def.Name)
	}
	for i := range types {
		t := types.At(i).DefiningOp()
		if t == nil || t.Name() == ApplyNativeRewriteOpName || t.Name() == ApplyNativeConstraintOpName || isConstant(t) || constrains(t, op.Operation) {
			continue
		}
		fail("result type #%d was not constrained", i)
	}
}

// hasResults reports whether an operation is known to have a result.
func hasResults(def *ir.OpDef) bool {
	for i := range def.Results {
		if def.Results[i].Arity != ir.Single {
			return false
		}
	}
	return len(def.Results) > 0
}

// constrains reports whether a result type of an operation in a rewrite is that of something that is
// matched, or of an operation that the rewrite creates before, which infers it.
func constrains(t, op *ir.Operation) bool {
	if t.Name() != TypeOpName && t.Name() != TypesOpName {
		return false
	}
	for user := range t.Users() {
		switch user.Name() {
		case OperandOpName, OperandsOpName:
			return true
		case OperationOpName:
			if user.Block() != op.Block() || user.IsBeforeInBlock(op) {
				return true
			}
		}
	}
	return false
}

// VerifyRange checks that the operands of a range have the type of its elements.
func VerifyRange(op *ir.Operation, c *ir.Checker) {
	want := elementType(op.Result(0).Type())
	for i := range op.NumOperands() {
		have := elementType(op.Operand(i).Type())
		c.Checkf(have == want, "expected operand to have element type '%s', but got '%s'", want, have)
	}
}

func verifyReplace(op *ir.Operation, c *ir.Checker) {
	o := ReplaceOp{op}
	_, ok := o.ReplOperation()
	c.Check(!ok || o.ReplValues().Len() == 0,
		"expected no replacement values to be provided when the replacement operation is present")
}

func verifyResults(op *ir.Operation, c *ir.Checker) {
	o := ResultsOp{op}
	_, indexed := o.Index()
	if t := o.Val().Type(); !indexed && KindOf(t) == Value {
		c.Failf("expected `pdl.range<value>` result type when no index is specified, but got: '%s'", t)
	}
}

func verifyRewrite(op *ir.Operation, c *ir.Checker) {
	o := RewriteOp{op}
	_, external := o.NameAttr()
	empty := o.BodyRegion().Empty()
	switch {
	case external && !empty:
		c.Failf("expected rewrite region to be empty when rewrite is external")
	case external:
		return
	case empty:
		c.Failf("expected rewrite region to be non-empty if external name is not specified")
	case o.ExternalArgs().Len() > 0:
		c.Failf("expected no external arguments when the rewrite is specified inline")
	}
}

func verifyPattern(op *ir.Operation, c *ir.Checker) {
	region := PatternOp{op}.BodyRegion()
	body := region.Entry()
	last := body.Back()
	if last == nil || last.Name() != RewriteOpName {
		e := c.Errorf("expected body to terminate with `pdl.rewrite`")
		if last != nil {
			e.Notef(last.Location().Place(), "see terminator defined here")
		}
		c.Stop()
	}
	var foreign *ir.Operation
	ir.WalkRegion(region, ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Def().Dialect == op.Def().Dialect {
			return ir.Advance
		}
		foreign = o
		return ir.Interrupt
	})
	if foreign != nil {
		c.Errorf("expected only `pdl` operations within the pattern body").
			Notef(foreign.Location().Place(), "see non-`pdl` operation defined here")
		c.Stop()
	}
	verifyConditions(body, c)
	if IsCondition(op) {
		verifyCondition(op, body, c)
		return // it may consist of constraints alone, and its arguments connect its parts
	}
	for i, a := range body.Args() {
		c.Checkf(!a.HasUses(), "uses its block argument #%d, but only the conditions in a pattern have arguments", i)
	}
	some := false
	for o := range body.Ops() {
		some = some || o.Name() == OperationOpName
	}
	c.Check(some, "the pattern must contain at least one `pdl.operation`")
	verifyConnected(op, body, c)
}

// verifyConnected checks that everything that the rewrite uses hangs together.
func verifyConnected(op *ir.Operation, body *ir.Block, c *ir.Checker) {
	var visited map[*ir.Operation]bool
	for o := range body.Ops() {
		switch o.Name() {
		case OperandOpName, OperandsOpName, ResultOpName, ResultsOpName, OperationOpName:
		default:
			continue
		}
		if !usedByRewrite(o) {
			continue
		}
		if visited == nil {
			visited = map[*ir.Operation]bool{}
			visitConnected(o, visited)
		} else if !visited[o] {
			c.Errorf("the operations must form a connected component").
				Notef(o.Location().Place(), "see a disconnected value / operation here")
			c.Stop()
		}
	}
}

func usedByRewrite(op *ir.Operation) bool {
	for user := range op.Users() {
		if user.Name() == RewriteOpName || parentIs(user, RewriteOpName) {
			return true
		}
	}
	return false
}

// visitConnected marks the operations that are connected to op through operands and uses.
func visitConnected(op *ir.Operation, visited map[*ir.Operation]bool) {
	stack := []*ir.Operation{op}
	push := func(o *ir.Operation) {
		if o != nil && !visited[o] && parentIs(o, PatternOpName) && o.Name() != RewriteOpName {
			stack = append(stack, o)
		}
	}
	for len(stack) > 0 {
		o := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if visited[o] {
			continue
		}
		visited[o] = true
		switch o.Name() {
		case OperationOpName:
			for _, v := range o.OperandGroup(0) {
				push(v.Value().DefiningOp())
			}
		case ResultOpName, ResultsOpName:
			push(o.Operand(0).DefiningOp())
		case ApplyNativeConstraintOpName:
			if IsUnified(o) {
				push(o.Operand(o.NumOperands() - 1).DefiningOp())
				push(o.Operand(0).DefiningOp())
			}
		}
		for user := range o.Users() {
			push(user)
		}
	}
}
