package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyRange checks the range of a special register.
func verifyRange(op *ir.Operation, c *ir.Checker) {
	a, ok := op.Attr("range").(*ir.DefinedAttr)
	if !ok || len(a.Params) != 2 {
		return
	}
	low, ok := a.Params[0].(num.APInt)
	high, is := a.Params[1].(num.APInt)
	if !ok || !is || low.Width() != high.Width() || !low.Equal(high) || low.IsZero() || low.IsAllOnes() {
		return
	}
	most := num.NewAPInt(low.Width(), 0).Not()
	c.Failf("invalid range attribute: Lower == Upper, but they aren't min (0) or max (%s) value! This is an invalid constant range.",
		most.Append(nil, false))
}

func verifyRedux(op *ir.Operation, c *ir.Checker) {
	t := op.Result(0).Type()
	float := t == ir.Type(op.Context().F32())
	if !float {
		c.Check(!named.Bool(op, "abs"), "abs attribute is supported only for f32 type")
		c.Check(!named.Bool(op, "nan"), "nan attribute is supported only for f32 type")
	}
	switch kind := named.Enum(op, "kind"); kind {
	case "add", "and", "or", "xor", "max", "min", "umax", "umin":
		if !ir.IsSignless(t, 32) {
			c.Failf("'%s' redux kind unsupported with '%s' type. Only supported type is 'i32'.", kind, t)
		}
	case "fmin", "fmax":
		if !float {
			c.Failf("'%s' redux kind unsupported with '%s' type. Only supported type is 'f32'.", kind, t)
		}
	}
}

func verifyEvent(op *ir.Operation, c *ir.Checker) {
	id, hasID := named.Int(op, "eventId")
	hasMask := op.Attr("maskedEventId") != nil
	c.Check(hasMask || hasID, "either `id` or `mask` must be set")
	c.Check(!hasMask || !hasID, "`id` and `mask` cannot be set at the same time")
	c.Check(!hasID || id >= 0 && id <= 15, "`id` must be between 0 and 15")
}

func verifyRegisters(op *ir.Operation, c *ir.Checker) {
	n, _ := named.Int(op, "regCount")
	c.Check(n%8 == 0, "new register size must be multiple of 8")
	c.Check(n >= 24 && n <= 256, "new register size must be in between 24 to 256")
}

func verifyShuffle(op *ir.Operation, c *ir.Checker) {
	mismatch := func(what string, want, have ir.Type) {
		c.Failf("expected %s to be of type '%s' but got '%s' instead", what, want, have)
	}
	t, value, valid := op.Result(0).Type(), named.Type(op, "val"), op.Attr("return_value_and_is_valid") != nil
	body, ok := structBody(t)
	switch {
	case ok && !valid:
		c.Failf(`"return_value_and_is_valid" attribute must be specified when the return type is a struct type`)
	case ok && len(body) != 2:
		c.Failf("expected return type to be a two-element struct")
	case ok && body[0] != value:
		mismatch("first element in the returned struct", value, body[0])
		return
	case ok && !ir.IsSignless(body[1], 1):
		mismatch("second element in the returned struct", op.Context().I1(), body[1])
		return
	case ok:
		return
	case valid:
		c.Failf("expected return type to be a two-element struct")
	case t != value:
		mismatch("return type", value, t)
		return
	}
}

func verifyVote(op *ir.Operation, c *ir.Checker) {
	t := op.Result(0).Type()
	if named.Enum(op, "kind") == "ballot" {
		c.Check(ir.IsSignless(t, 32), "vote.sync 'ballot' returns an i32")
	} else {
		c.Check(ir.IsSignless(t, 1), "vote.sync 'any', 'all' and 'uni' returns an i1")
	}
}

func verifyMatch(op *ir.Operation, c *ir.Checker) {
	t := op.Result(0).Type()
	if named.Enum(op, "kind") == "all" {
		body, ok := structBody(t)
		c.Check(ok && len(body) == 2 && ir.IsSignless(body[0], 32) && ir.IsSignless(body[1], 1), "match.sync 'all' returns a two element struct with first element as i32 and second element as i1")
	} else {
		c.Check(ir.IsSignless(t, 32), "match.sync 'any' returns an i32")
	}
}

func verifyPermute(op *ir.Operation, c *ir.Checker) {
	high := named.Operand(op, "hi") != nil
	switch mode := named.Enum(op, "mode"); mode {
	case "default", "f4e", "b4e":
		if !high {
			c.FailPlainf("mode '%s' requires 'hi' operand.", mode)
		}
	case "rc8", "ecl", "ecr", "rc16":
		if high {
			c.FailPlainf("mode '%s' does not accept 'hi' operand.", mode)
		}
	}
}

func verifyCancelQuery(op *ir.Operation, c *ir.Checker) {
	t := op.Result(0).Type()
	if named.Enum(op, "query_type") == "is_canceled" {
		c.Check(ir.IsSignless(t, 1), "is_canceled query type returns an i1")
	} else {
		c.Check(ir.IsSignless(t, 32), "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")
	}
}
