package pdl

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ir"
)

// The checks that the definitions do not express, in the reference's words.

func parentIs(op *ir.Operation, name string) bool {
	p := op.ParentOp()
	return p != nil && p.Name() == name
}

// hasBindingUse reports whether an operation is used by one that fixes what it
// is: its results alone do not.
func hasBindingUse(op *ir.Operation) bool {
	for user := range op.Users() {
		if user.Name() != "pdl.result" && user.Name() != "pdl.results" || hasBindingUse(user) {
			return true
		}
	}
	return false
}

func verifyBound(op *ir.Operation, d *diag.List) bool {
	if !parentIs(op, "pdl.pattern") || hasBindingUse(op) {
		return true
	}
	op.EmitOpError(d, "expected a bindable user when defined in the matcher body of a `pdl.pattern`")
	return false
}

func verifyNativeConstraint(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() == 0 {
		op.EmitOpError(d, "expected at least one argument")
		return false
	}
	for i := range op.NumResults() {
		if kindOf(op.Result(i).Type()) == operationValue {
			op.EmitOpError(d, "returning an operation from a constraint is not supported")
			return false
		}
	}
	return true
}

func verifyNativeRewrite(op *ir.Operation, d *diag.List) bool {
	if op.NumOperands() == 0 && op.NumResults() == 0 {
		op.EmitOpError(d, "expected at least one argument or result")
		return false
	}
	return true
}

func verifyAttribute(op *ir.Operation, d *diag.List) bool {
	a, _ := asAttribute(op)
	switch {
	case a.value() == nil && parentIs(op, "pdl.rewrite"):
		op.EmitOpError(d, "expected constant value when specified within a `pdl.rewrite`")
		return false
	case a.value() == nil:
		return verifyBound(op, d)
	case a.valueType() != nil:
		op.EmitOpError(d, "expected only one of [`type`, `value`] to be set")
		return false
	}
	return true
}

func verifyTypeConstant(op *ir.Operation, d *diag.List) bool {
	return constantTypes(op) != nil || verifyBound(op, d)
}

func verifyOperation(o *ir.Operation, d *diag.List) bool {
	op := operationOp{o}
	inRewrite := parentIs(o, "pdl.rewrite")
	name, named := op.name()
	if inRewrite && !named {
		o.EmitOpError(d, "must have an operation name when nested within a `pdl.rewrite`")
		return false
	}
	names := 0
	if list, ok := o.Attr("attributeValueNames").(*ir.ArrayAttr); ok {
		names = len(list.Elements)
	}
	if values := len(o.OperandGroup(1)); names != values {
		o.EmitOpError(d, "expected the same number of attribute values and attribute names, got %d names and %d values", names, values)
		return false
	}
	if inRewrite {
		def := o.Context().LookupOp(name)
		if def != nil && !hasTypeInference(def) && !verifyTypesAreKnown(op, def, d) {
			return false
		}
	}
	return verifyBound(o, d)
}

// verifyTypesAreKnown checks that the result types of a new operation, which does
// not infer them, follow from what it replaces, from constants, or from the match.
func verifyTypesAreKnown(op operationOp, def *ir.OpDef, d *diag.List) bool {
	if replacedBy(op) != nil {
		return true
	}
	types := op.types()
	if len(types) == 0 {
		if !alwaysHasResults(def) {
			return true
		}
		op.EmitOpError(d, "must have inferable or constrained result types when nested within `pdl.rewrite`").
			Notef(op.Location().Place(), "operation is created in a non-inferrable context, but '%s' does not implement InferTypeOpInterface", def.Name)
		return false
	}
	for i := range types {
		def := types[i].Value().DefiningOp()
		if def == nil || def.Name() == "pdl.apply_native_rewrite" || constantTypes(def) != nil || constrainsInput(def, op.Block()) {
			continue
		}
		op.EmitOpError(d, "must have inferable or constrained result types when nested within `pdl.rewrite`").
			Notef(op.Location().Place(), "result type #%d was not constrained", i)
		return false
	}
	return true
}

// alwaysHasResults reports whether an operation is known to have a result.
func alwaysHasResults(def *ir.OpDef) bool {
	for i := range def.Results {
		if def.Results[i].Arity != ir.Single {
			return false
		}
	}
	return len(def.Results) > 0
}

// constrainsInput reports whether a type is that of something outside of the block.
func constrainsInput(typ *ir.Operation, block *ir.Block) bool {
	if typ.Name() != "pdl.type" && typ.Name() != "pdl.types" {
		return false
	}
	for user := range typ.Users() {
		if user.Block() == block {
			continue
		}
		switch user.Name() {
		case "pdl.operand", "pdl.operands", "pdl.operation":
			return true
		}
	}
	return false
}

func verifyRange(op *ir.Operation, d *diag.List) bool {
	want := elementType(op.Result(0).Type())
	for i := range op.NumOperands() {
		if have := elementType(op.Operand(i).Type()); have != want {
			op.EmitOpError(d, "expected operand to have element type '%s', but got '%s'", want, have)
			return false
		}
	}
	return true
}

func verifyReplace(op *ir.Operation, d *diag.List) bool {
	if len(op.OperandGroup(1)) > 0 && len(op.OperandGroup(2)) > 0 {
		op.EmitOpError(d, "expected no replacement values to be provided when the replacement operation is present")
		return false
	}
	return true
}

func verifyResults(op *ir.Operation, d *diag.List) bool {
	if resultIndex(op) == none && kindOf(op.Result(0).Type()) == valueValue {
		op.EmitOpError(d, "expected `pdl.range<value>` result type when no index is specified, but got: '%s'", op.Result(0).Type())
		return false
	}
	return true
}

func verifyRewrite(op *ir.Operation, d *diag.List) bool {
	r := rewriteOp{op}
	empty := op.Region(0).Empty()
	_, external := r.external()
	switch {
	case external && !empty:
		op.EmitOpError(d, "expected rewrite region to be empty when rewrite is external")
	case external:
		return true
	case empty:
		op.EmitOpError(d, "expected rewrite region to be non-empty if external name is not specified")
	case len(r.externalArgs()) > 0:
		op.EmitOpError(d, "expected no external arguments when the rewrite is specified inline")
	default:
		return true
	}
	return false
}

func verifyPattern(op *ir.Operation, d *diag.List) bool {
	body := op.Region(0).Entry()
	last := body.Back()
	if last == nil || last.Name() != "pdl.rewrite" {
		diagnostic := op.EmitOpError(d, "expected body to terminate with `pdl.rewrite`")
		if last != nil {
			diagnostic.Notef(last.Location().Place(), "see terminator defined here")
		}
		return false
	}
	var foreign *ir.Operation
	ir.WalkRegion(op.Region(0), ir.PostOrder, func(o *ir.Operation) ir.WalkResult {
		if o.Def().Dialect == op.Def().Dialect {
			return ir.Advance
		}
		foreign = o
		return ir.Interrupt
	})
	if foreign != nil {
		op.EmitOpError(d, "expected only `pdl` operations within the pattern body").
			Notef(foreign.Location().Place(), "see non-`pdl` operation defined here")
		return false
	}
	any := false
	for o := range body.Ops() {
		any = any || o.Name() == "pdl.operation"
	}
	if !any {
		op.EmitOpError(d, "the pattern must contain at least one `pdl.operation`")
		return false
	}
	return verifyConnected(op, body, d)
}

// verifyConnected checks that everything that the rewrite uses hangs together,
// as matching reaches one thing from the other.
func verifyConnected(op *ir.Operation, body *ir.Block, d *diag.List) bool {
	var visited map[*ir.Operation]bool
	for o := range body.Ops() {
		switch o.Name() {
		case "pdl.operand", "pdl.operands", "pdl.result", "pdl.results", "pdl.operation":
		default:
			continue
		}
		if !isUsedByRewrite(o) {
			continue
		}
		if visited == nil {
			visited = map[*ir.Operation]bool{}
			visitConnected(o, visited)
		} else if !visited[o] {
			op.EmitOpError(d, "the operations must form a connected component").
				Notef(o.Location().Place(), "see a disconnected value / operation here")
			return false
		}
	}
	return true
}

func isUsedByRewrite(op *ir.Operation) bool {
	for user := range op.Users() {
		if user.Name() == "pdl.rewrite" || parentIs(user, "pdl.rewrite") {
			return true
		}
	}
	return false
}

// visitConnected marks what hangs together with op. It keeps its own stack, as
// a pattern may be a long chain.
func visitConnected(op *ir.Operation, visited map[*ir.Operation]bool) {
	stack := []*ir.Operation{op}
	push := func(o *ir.Operation) {
		if o != nil && !visited[o] && parentIs(o, "pdl.pattern") && o.Name() != "pdl.rewrite" {
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
		case "pdl.operation":
			for i := range o.OperandGroup(0) {
				push(o.OperandGroup(0)[i].Value().DefiningOp())
			}
		case "pdl.result", "pdl.results":
			push(o.Operand(0).DefiningOp())
		}
		for user := range o.Users() {
			push(user)
		}
	}
}
