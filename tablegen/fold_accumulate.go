package tablegen

import (
	"github.com/mica-ir/mica/tablegen/syntax"
)

// An accumulator evaluates a !foldl whose body only appends to the accumulated
// string or list. Creating every intermediate value would take time and memory
// quadratic in the number of elements.
type accumulator struct {
	in   *interp
	acc  *StringValue // the variable of the accumulated value
	sub  *substitution
	text []byte
	code bool
}

// accumulate folds such a !foldl. It returns nil if the body does anything else.
func (in *interp) accumulate(start Value, over *ListValue, acc, elem *StringValue, body Value, rec *Record) Value {
	op, ok := body.(*opValue)
	if !ok || len(over.Elems) < 3 || !isConcrete(start) ||
		op.op != syntax.OpStrConcat && op.op != syntax.OpListConcat && op.op != syntax.OpIf {
		return nil
	}
	mark := len(in.tmp)
	ac := &accumulator{in: in, acc: acc}
	var elemType *Type
	switch s := start.(type) {
	case *StringValue:
		ac.text, ac.code = append(ac.text, s.S...), s.IsCode
	case *ListValue:
		in.tmp = append(in.tmp, s.Elems...)
		elemType = s.typ.elem
	default:
		return nil
	}
	for _, e := range over.Elems {
		ac.sub = in.newSubstitution(rec)
		ac.sub.set(elem, e)
		ok := ac.step(body, elemType)
		in.release(ac.sub)
		if !ok || !in.round() || !in.canAllocate(len(ac.text)+elemSize*(len(in.tmp)-mark)) {
			in.tmp = in.tmp[:mark]
			return nil
		}
	}
	if elemType == nil {
		return in.bytes(ac.text, ac.code)
	}
	l := in.list(in.tmp[mark:], elemType)
	in.tmp = in.tmp[:mark]
	return l
}

// step appends what the body adds in one iteration. It returns false if the body
// does anything else. elem is the element type of a list, or nil for a string.
func (ac *accumulator) step(v Value, elem *Type) bool {
	switch v := v.(type) {
	case *varValue:
		return v.name == ac.acc
	case *opValue:
		if len(v.args) < 2 || ac.in.hasVar(v.args[len(v.args)-1], ac.acc) && v.op != syntax.OpIf {
			return false
		}
		switch {
		case v.op == syntax.OpStrConcat && elem == nil:
			if !ac.step(v.args[0], elem) {
				return false
			}
			s, ok := ac.in.resolve(v.args[1], &ac.sub.resolver).(*StringValue)
			if !ok {
				return false
			}
			ac.text, ac.code = append(ac.text, s.S...), ac.code || s.IsCode
			return true
		case v.op == syntax.OpListConcat && elem != nil:
			if !ac.step(v.args[0], elem) {
				return false
			}
			l, ok := ac.in.resolve(v.args[1], &ac.sub.resolver).(*ListValue)
			if !ok {
				return false
			}
			ac.in.tmp = append(ac.in.tmp, l.Elems...)
			return true
		case v.op == syntax.OpIf && !ac.in.hasVar(v.args[0], ac.acc):
			n, ok := ac.in.asInt(ac.in.resolve(v.args[0], &ac.sub.resolver))
			if !ok {
				return false
			}
			if n != 0 {
				return ac.step(v.args[1], elem)
			}
			return ac.step(v.args[2], elem)
		}
	}
	return false
}
