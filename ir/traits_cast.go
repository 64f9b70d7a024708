package ir

import (
	"strings"
	"sync"
)

var castTraits = []*Trait{{Name: "CastOpInterface", Bit: IsCast, Verify: verifyCast}}

func verifyCast(op *Operation, check *Checker) {
	impl, _ := op.def.Interface("CastOpInterface")
	c, ok := impl.(CastOpInterface)
	if !ok {
		return
	}
	check.Check(len(op.results()) != 0, "expected at least one result for cast operation")
	l := castLists.Get().(*castList)
	for i := range op.operands() {
		l.from = append(l.from, op.operands()[i].val.typ)
	}
	for i := range op.results() {
		l.to = append(l.to, op.results()[i].typ)
	}
	fits := c.Compatible(l.from, l.to)
	l.from, l.to = l.from[:0], l.to[:0]
	castLists.Put(l)
	if !fits {
		check.Failf("operand type%s and result type%s are cast incompatible",
			castTypes(op.OperandTypes()), castTypes(op.ResultTypes()))
	}
}

// A castList holds the types of a cast. Lists are pooled so that verification does
// not allocate.
type castList struct{ from, to []Type }

var castLists = sync.Pool{New: func() any { return new(castList) }}

// castTypes formats a type list for a message.
func castTypes(ts []Type) string {
	if len(ts) == 1 {
		return " " + messageType(ts[0])
	}
	parts := make([]string, len(ts))
	for i, t := range ts {
		parts[i] = messageType(t)
	}
	if len(parts) == 0 {
		return "s []"
	}
	return "s " + strings.Join(parts, ", ")
}
