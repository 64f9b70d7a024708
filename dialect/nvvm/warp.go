package nvvm

import (
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/num"
)

// verifyRange checks the range of a special register; all have what that of nvvm.read.ptx.sreg.tid.x has.
func verifyRange(op ThreadIdXOp, c *ir.Checker) {
	a, ok := op.RangeAttr().(*ir.DefinedAttr)
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

func verifyRedux(op ReduxOp, c *ir.Checker) {
	t := op.Res().Type()
	float := t == ir.Type(op.Operation.Context().F32())
	if !float {
		c.Check(!op.Abs(), "abs attribute is supported only for f32 type")
		c.Check(!op.Nan(), "nan attribute is supported only for f32 type")
	}
	switch kind := named.EnumText(op.KindAttr()); kind {
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

func verifyEvent(op PMEventOp, c *ir.Checker) {
	id, hasID := op.EventId()
	_, hasMask := op.MaskedEventId()
	c.Check(hasMask || hasID, "either `id` or `mask` must be set")
	c.Check(!hasMask || !hasID, "`id` and `mask` cannot be set at the same time")
	c.Check(!hasID || id >= 0 && id <= 15, "`id` must be between 0 and 15")
}

func verifyRegisters(op SetMaxRegisterOp, c *ir.Checker) {
	n := op.RegCount()
	c.Check(n%8 == 0, "new register size must be multiple of 8")
	c.Check(n >= 24 && n <= 256, "new register size must be in between 24 to 256")
}

func verifyShuffle(op ShflOp, c *ir.Checker) {
	mismatch := func(what string, want, have ir.Type) {
		c.Failf("expected %s to be of type '%s' but got '%s' instead", what, want, have)
	}
	t, value, valid := op.Res().Type(), op.Val().Type(), op.ReturnValueAndIsValid()
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
		mismatch("second element in the returned struct", op.Operation.Context().I1(), body[1])
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

func verifyVote(op VoteSyncOp, c *ir.Checker) {
	t := op.Res().Type()
	if named.EnumText(op.KindAttr()) == "ballot" {
		c.Check(ir.IsSignless(t, 32), "vote.sync 'ballot' returns an i32")
	} else {
		c.Check(ir.IsSignless(t, 1), "vote.sync 'any', 'all' and 'uni' returns an i1")
	}
}

func verifyMatch(op MatchSyncOp, c *ir.Checker) {
	t := op.Res().Type()
	if named.EnumText(op.KindAttr()) == "all" {
		body, ok := structBody(t)
		c.Check(ok && len(body) == 2 && ir.IsSignless(body[0], 32) && ir.IsSignless(body[1], 1), "match.sync 'all' returns a two element struct with first element as i32 and second element as i1")
	} else {
		c.Check(ir.IsSignless(t, 32), "match.sync 'any' returns an i32")
	}
}

func verifyPermute(op PermuteOp, c *ir.Checker) {
	_, high := op.Hi()
	switch mode := named.EnumText(op.ModeAttr()); mode {
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

func verifyCancelQuery(op ClusterLaunchControlQueryCancelOp, c *ir.Checker) {
	t := op.Res().Type()
	if named.EnumText(op.QueryTypeAttr()) == "is_canceled" {
		c.Check(ir.IsSignless(t, 1), "is_canceled query type returns an i1")
	} else {
		c.Check(ir.IsSignless(t, 32), "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32")
	}
}
