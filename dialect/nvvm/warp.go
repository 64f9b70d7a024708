package nvvm

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyRange checks the range of a special register.
func verifyRange(op *ir.Operation, d *diag.List) bool {
	a, ok := op.Attr("range").(*ir.DefinedAttr)
	if !ok || len(a.Params) != 2 {
		return true
	}
	low, ok := a.Params[0].(num.APInt)
	high, is := a.Params[1].(num.APInt)
	if !ok || !is || low.Width() != high.Width() || !low.Equal(high) || low.IsZero() || low.IsAllOnes() {
		return true
	}
	most := num.NewAPInt(low.Width(), 0).Not()
	return failOp(op, d, "invalid range attribute: Lower == Upper, but they aren't min (0) or max (%s) value! This is an invalid constant range.",
		most.Append(nil, false))
}

func verifyRedux(op *ir.Operation, d *diag.List) bool {
	t := op.Result(0).Type()
	float := t == ir.Type(op.Context().F32())
	if !float {
		if named.Bool(op, "abs") {
			return failOp(op, d, "abs attribute is supported only for f32 type")
		}
		if named.Bool(op, "nan") {
			return failOp(op, d, "nan attribute is supported only for f32 type")
		}
	}
	switch kind := named.Enum(op, "kind"); kind {
	case "add", "and", "or", "xor", "max", "min", "umax", "umin":
		if !ir.IsSignless(t, 32) {
			return failOp(op, d, "'%s' redux kind unsupported with '%s' type. Only supported type is 'i32'.", kind, t)
		}
	case "fmin", "fmax":
		if !float {
			return failOp(op, d, "'%s' redux kind unsupported with '%s' type. Only supported type is 'f32'.", kind, t)
		}
	}
	return true
}

func verifyEvent(op *ir.Operation, d *diag.List) bool {
	id, hasID := named.Int(op, "eventId")
	hasMask := op.Attr("maskedEventId") != nil
	switch {
	case !hasMask && !hasID:
		return failOp(op, d, "either `id` or `mask` must be set")
	case hasMask && hasID:
		return failOp(op, d, "`id` and `mask` cannot be set at the same time")
	case hasID && (id < 0 || id > 15):
		return failOp(op, d, "`id` must be between 0 and 15")
	}
	return true
}

func verifyRegisters(op *ir.Operation, d *diag.List) bool {
	n, _ := named.Int(op, "regCount")
	if n%8 != 0 {
		return failOp(op, d, "new register size must be multiple of 8")
	}
	if n < 24 || n > 256 {
		return failOp(op, d, "new register size must be in between 24 to 256")
	}
	return true
}

func verifyShuffle(op *ir.Operation, d *diag.List) bool {
	mismatch := func(what string, want, have ir.Type) bool {
		return failOp(op, d, "expected %s to be of type '%s' but got '%s' instead", what, want, have)
	}
	t, value, valid := op.Result(0).Type(), named.Type(op, "val"), op.Attr("return_value_and_is_valid") != nil
	body, ok := structBody(t)
	switch {
	case ok && !valid:
		return failOp(op, d, `"return_value_and_is_valid" attribute must be specified when the return type is a struct type`)
	case ok && len(body) != 2:
		return failOp(op, d, "expected return type to be a two-element struct")
	case ok && body[0] != value:
		return mismatch("first element in the returned struct", value, body[0])
	case ok && !ir.IsSignless(body[1], 1):
		return mismatch("second element in the returned struct", op.Context().I1(), body[1])
	case ok:
		return true
	case valid:
		return failOp(op, d, "expected return type to be a two-element struct")
	case t != value:
		return mismatch("return type", value, t)
	}
	return true
}

func verifyVote(op *ir.Operation, d *diag.List) bool {
	t := op.Result(0).Type()
	if named.Enum(op, "kind") == "ballot" {
		if !ir.IsSignless(t, 32) {
			return failOp(op, d, "vote.sync 'ballot' returns an i32")
		}
	} else if !ir.IsSignless(t, 1) {
		return failOp(op, d, "vote.sync 'any', 'all' and 'uni' returns an i1")
	}
	return true
}

func verifyMatch(op *ir.Operation, d *diag.List) bool {
	t := op.Result(0).Type()
	if named.Enum(op, "kind") == "all" {
		body, ok := structBody(t)
		if !ok || len(body) != 2 || !ir.IsSignless(body[0], 32) || !ir.IsSignless(body[1], 1) {
			return failOp(op, d, "match.sync 'all' returns a two element struct with first element as i32 and second element as i1")
		}
	} else if !ir.IsSignless(t, 32) {
		return failOp(op, d, "match.sync 'any' returns an i32")
	}
	return true
}

func verifyPermute(op *ir.Operation, d *diag.List) bool {
	high := named.Operand(op, "hi") != nil
	switch mode := named.Enum(op, "mode"); mode {
	case "default", "f4e", "b4e":
		if !high {
			return fail(op, d, "mode '%s' requires 'hi' operand.", mode)
		}
	case "rc8", "ecl", "ecr", "rc16":
		if high {
			return fail(op, d, "mode '%s' does not accept 'hi' operand.", mode)
		}
	}
	return true
}

func verifyCancelQuery(op *ir.Operation, d *diag.List) bool {
	t := op.Result(0).Type()
	if named.Enum(op, "query_type") == "is_canceled" {
		if !ir.IsSignless(t, 1) {
			return failOp(op, d, "is_canceled query type returns an i1")
		}
	} else if !ir.IsSignless(t, 32) {
		return failOp(op, d, "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")
	}
	return true
}
