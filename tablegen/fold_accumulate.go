package tablegen

import (
	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// An accumulator evaluates a !foldl whose body only appends to the accumulated
// string, list or dag. Creating every intermediate value would take time and memory
// quadratic in the number of elements.
type accumulator struct {
	in   *interp
	acc  *StringValue // the variable of the accumulated value
	sub  *substitution
	op   syntax.Op // that appends
	text []byte    // of !strconcat
	code bool
	mark int     // in.tmp has from there on the elements of a list, or the arguments of a dag
	dag  *dagSum // of !con
}

// accumulate folds such a !foldl. It returns nil if the body does anything else.
func (in *interp) accumulate(start Value, over *ListValue, acc, elem *StringValue, body Value, rec *Record) Value {
	op, ok := body.(*opValue)
	if !ok || len(over.Elems) < 3 || !isConcrete(start) {
		return nil
	}
	switch op.op {
	case syntax.OpStrConcat, syntax.OpListConcat, syntax.OpCon, syntax.OpIf, syntax.OpCond:
	default:
		return nil
	}
	ac := &accumulator{in: in, acc: acc, mark: len(in.tmp)}
	defer func() { in.tmp = in.tmp[:ac.mark] }()
	if !ac.begin(start) {
		return nil
	}
	for _, e := range over.Elems {
		ac.sub = in.newSubstitution(rec)
		ac.sub.set(elem, e)
		ok := ac.step(body)
		in.release(ac.sub)
		if !ok || !in.round() || !in.canAllocate(ac.size()) {
			return nil
		}
	}
	return ac.value(start)
}

// begin takes the value from which the fold starts.
func (ac *accumulator) begin(start Value) bool {
	switch s := start.(type) {
	case *StringValue:
		ac.op, ac.text, ac.code = syntax.OpStrConcat, append(ac.text, s.S...), s.IsCode
	case *ListValue:
		ac.op, ac.in.tmp = syntax.OpListConcat, append(ac.in.tmp, s.Elems...)
	case *DagValue:
		ac.op, ac.dag = syntax.OpCon, &dagSum{op: Unset}
		return ac.appendDag(s)
	default:
		return false
	}
	return true
}

// size returns the size in bytes of the accumulated value.
func (ac *accumulator) size() int {
	n := elemSize * (len(ac.in.tmp) - ac.mark)
	if ac.dag != nil {
		n *= 2 // the names
	}
	return n + len(ac.text)
}

// value returns the accumulated value.
func (ac *accumulator) value(start Value) Value {
	switch elems := ac.in.tmp[ac.mark:]; ac.op {
	case syntax.OpStrConcat:
		return ac.in.bytes(ac.text, ac.code)
	case syntax.OpListConcat:
		return ac.in.list(elems, start.(*ListValue).typ.elem)
	default:
		return ac.in.dag(ac.dag.op, elems, ac.dag.names())
	}
}

// step appends the elements that the body adds in one iteration. It returns false for any other
// body.
func (ac *accumulator) step(v Value) bool {
	switch v := v.(type) {
	case *varValue:
		return v.name == ac.acc
	case *opValue:
		switch {
		case v.op == ac.op && len(v.args) >= 2:
			last := v.args[len(v.args)-1]
			return !ac.in.hasVar(last, ac.acc) && ac.step(v.args[0]) && ac.append(ac.resolve(v.args[1]))
		case v.op == syntax.OpIf && !ac.in.hasVar(v.args[0], ac.acc):
			n, ok := ac.in.asInt(ac.resolve(v.args[0]))
			switch {
			case !ok:
				return false
			case n != 0:
				return ac.step(v.args[1])
			}
			return ac.step(v.args[2])
		case v.op == syntax.OpCond:
			return ac.cond(v.args)
		}
	}
	return false
}

// cond is step for a !cond, whose arguments alternate conditions and values.
func (ac *accumulator) cond(args []Value) bool {
	for i := 0; i < len(args); i += 2 {
		if ac.in.hasVar(args[i], ac.acc) {
			return false
		}
		switch n, ok := ac.in.asInt(ac.resolve(args[i])); {
		case !ok:
			return false
		case n != 0:
			return ac.step(args[i+1])
		}
	}
	return false // which is an error when it is evaluated one by one
}

func (ac *accumulator) resolve(v Value) Value { return ac.in.resolve(v, &ac.sub.resolver) }

// append appends a value of the kind that is accumulated.
func (ac *accumulator) append(v Value) bool {
	switch v := v.(type) {
	case *StringValue:
		ac.text, ac.code = append(ac.text, v.S...), ac.code || v.IsCode
		return ac.op == syntax.OpStrConcat
	case *ListValue:
		ac.in.tmp = append(ac.in.tmp, v.Elems...)
		return ac.op == syntax.OpListConcat
	case *DagValue:
		return ac.op == syntax.OpCon && ac.appendDag(v)
	}
	return false
}

// appendDag appends the arguments of a dag. It returns false if the operators differ, or one of
// them is not known yet.
func (ac *accumulator) appendDag(v *DagValue) bool {
	switch op := v.Op.(type) {
	case UnsetValue:
	case *DefValue:
		if ac.dag.op != Unset && ac.dag.op != op {
			return false
		}
		ac.dag.op = op
	default:
		return false
	}
	ac.in.tmp = append(ac.in.tmp, v.Args...)
	ac.dag.add(v.names())
	return true
}

// A dagSum is the names of dags that are concatenated.
type dagSum struct {
	op     Value // Unset, or the operator of all that have one
	opName string
	named  bool // the operator has a name
	args   []string
	blanks []int // indices as in dagNames.blank
}

// add appends the names of a dag, as [dagNames.concat] does.
func (s *dagSum) add(n dagNames) {
	if name, ok := n.opName(); ok && !s.named {
		s.opName, s.named = name, true
	}
	for i := range n.args {
		if n.isBlank(i + 1) {
			s.blanks = append(s.blanks, len(s.args)+i+1)
		}
	}
	s.args = append(s.args, n.args...)
}

func (s *dagSum) names() dagNames {
	return dagNames{args: s.args}.withBlanks(s.blanks).withOp(s.opName, s.named)
}
