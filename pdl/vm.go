package pdl

import (
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A valueRange is a view of operands or results, or a list of its own.
type valueRange struct {
	valid    bool // false is the absent range
	operands bool // of op, else its results
	op       *ir.Operation
	first, n int
	list     []*ir.Value // where op is nil
}

func (r *valueRange) len() int {
	if r.op == nil {
		return len(r.list)
	}
	return r.n
}

func (r *valueRange) at(i int) *ir.Value {
	switch {
	case r.op == nil:
		return r.list[i]
	case r.operands:
		return r.op.Operand(r.first + i)
	}
	return r.op.Result(r.first + i)
}

func (r *valueRange) values() []*ir.Value {
	if r.op == nil {
		return r.list
	}
	list := make([]*ir.Value, r.n)
	for i := range list {
		list[i] = r.at(i)
	}
	return list
}

// A typeRange is the types of values, or a list of its own.
type typeRange struct {
	valid  bool
	values *valueRange // if not nil
	list   []ir.Type
}

func (r *typeRange) len() int {
	if r.values != nil {
		return r.values.len()
	}
	return len(r.list)
}

func (r *typeRange) at(i int) ir.Type {
	if r.values != nil {
		return r.values.at(i).Type()
	}
	return r.list[i]
}

func (r *typeRange) types() []ir.Type {
	if r.values == nil {
		return r.list
	}
	list := make([]ir.Type, r.len())
	for i := range list {
		list[i] = r.at(i)
	}
	return list
}

// registers is a register file.
type registers struct {
	ops        []*ir.Operation
	values     []*ir.Value
	types      []ir.Type
	attrs      []ir.Attribute
	ranges     []valueRange
	typeRanges []typeRange
	opRanges   [][]*ir.Operation
	attrRanges [][]ir.Attribute
}

func newRegisters(n [numKinds]int) registers {
	return registers{
		ops:        make([]*ir.Operation, n[operationValue]),
		values:     make([]*ir.Value, n[valueValue]),
		types:      make([]ir.Type, n[typeValue]),
		attrs:      make([]ir.Attribute, n[attributeValue]),
		ranges:     make([]valueRange, n[valueRangeValue]),
		typeRanges: make([]typeRange, n[typeRangeValue]),
		opRanges:   make([][]*ir.Operation, n[operationRangeValue]),
		attrRanges: make([][]ir.Attribute, n[attributeRangeValue]),
	}
}

// arg returns what a register holds for a native function. Ranges are copied.
func (r *registers) arg(f ref) rewrite.Arg {
	switch f.kind {
	case operationValue:
		if op := r.ops[f.reg]; op != nil {
			return op
		}
	case valueValue:
		if v := r.values[f.reg]; v != nil {
			return v
		}
	case typeValue:
		if t := r.types[f.reg]; t != nil {
			return t
		}
	case attributeValue:
		if a := r.attrs[f.reg]; a != nil {
			return a
		}
	case valueRangeValue:
		if v := &r.ranges[f.reg]; v.valid {
			return v.values()
		}
	case typeRangeValue:
		if t := &r.typeRanges[f.reg]; t.valid {
			return t.types()
		}
	case operationRangeValue:
		return r.opRanges[f.reg]
	case attributeRangeValue:
		return r.attrRanges[f.reg]
	}
	return nil
}

// setArg puts the result of a native function into a register. It returns false
// if the result is of another kind.
func (r *registers) setArg(f ref, a rewrite.Arg) bool {
	ok := a == nil
	switch f.kind {
	case operationValue:
		op, is := a.(*ir.Operation)
		r.ops[f.reg], ok = op, ok || is
	case valueValue:
		v, is := a.(*ir.Value)
		r.values[f.reg], ok = v, ok || is
	case typeValue:
		t, is := a.(ir.Type)
		r.types[f.reg], ok = t, ok || is
	case attributeValue:
		t, is := a.(ir.Attribute)
		r.attrs[f.reg], ok = t, ok || is
	case valueRangeValue:
		v, is := a.([]*ir.Value)
		r.ranges[f.reg], ok = valueRange{valid: is, list: v}, ok || is
	case typeRangeValue:
		t, is := a.([]ir.Type)
		r.typeRanges[f.reg], ok = typeRange{valid: is, list: t}, ok || is
	case operationRangeValue:
		v, is := a.([]*ir.Operation)
		r.opRanges[f.reg], ok = v, ok || is
	case attributeRangeValue:
		v, is := a.([]ir.Attribute)
		r.attrRanges[f.reg], ok = v, ok || is
	}
	return ok
}

// maxRange bounds the length of a range, because a sequence of ranges that each have
// their predecessor twice grows exponentially.
const maxRange = 1 << 20

// concat executes the concatenation of parts.
func (g *registers) concat(in *inst, parts []ref, r *rewrite.Rewriter) {
	n := 0
	for _, f := range parts {
		switch f.kind {
		case valueRangeValue:
			n += g.ranges[f.reg].len()
		case typeRangeValue:
			n += g.typeRanges[f.reg].len()
		default:
			n++
		}
	}
	switch {
	case n > maxRange:
		r.Errorf(r.Loc.Place(), "a range of %d elements is longer than the limit of %d", n, maxRange)
	case in.op == opValuesRange:
		g.ranges[in.a] = valueRange{valid: true, list: g.valueList(parts)}
	default:
		g.typeRanges[in.a] = typeRange{valid: true, list: g.typeList(parts)}
	}
}

// valueList concatenates values and ranges of values.
func (g *registers) valueList(parts []ref) []*ir.Value {
	var list []*ir.Value
	for _, f := range parts {
		if f.kind == valueRangeValue {
			r := &g.ranges[f.reg]
			for i := range r.len() {
				list = append(list, r.at(i))
			}
			continue
		}
		list = append(list, g.values[f.reg])
	}
	return list
}

func (g *registers) typeList(parts []ref) []ir.Type {
	var list []ir.Type
	for _, f := range parts {
		if f.kind == typeRangeValue {
			r := &g.typeRanges[f.reg]
			for i := range r.len() {
				list = append(list, r.at(i))
			}
			continue
		}
		list = append(list, g.types[f.reg])
	}
	return list
}

// A slot is what a match keeps of one register.
type slot struct {
	op     *ir.Operation
	value  *ir.Value
	typ    ir.Type
	attr   ir.Attribute
	values valueRange
	types  typeRange
	ops    []*ir.Operation
	attrs  []ir.Attribute
}

// load copies a register into s. A view of operands becomes a list, as the
// operation may change before the rewrite reads it.
func (s *slot) load(r *registers, f ref) {
	*s = slot{}
	switch f.kind {
	case operationValue:
		s.op = r.ops[f.reg]
	case valueValue:
		s.value = r.values[f.reg]
	case typeValue:
		s.typ = r.types[f.reg]
	case attributeValue:
		s.attr = r.attrs[f.reg]
	case valueRangeValue:
		v := &r.ranges[f.reg]
		s.values = valueRange{valid: v.valid}
		if v.valid {
			s.values.list = v.values()
		}
	case typeRangeValue:
		t := &r.typeRanges[f.reg]
		s.types = typeRange{valid: t.valid}
		if t.valid {
			s.types.list = t.types()
		}
	case operationRangeValue:
		s.ops = r.opRanges[f.reg]
	case attributeRangeValue:
		s.attrs = r.attrRanges[f.reg]
	}
}

// store copies s into a register.
func (s *slot) store(r *registers, f ref) {
	switch f.kind {
	case operationValue:
		r.ops[f.reg] = s.op
	case valueValue:
		r.values[f.reg] = s.value
	case typeValue:
		r.types[f.reg] = s.typ
	case attributeValue:
		r.attrs[f.reg] = s.attr
	case valueRangeValue:
		r.ranges[f.reg] = s.values
	case typeRangeValue:
		r.typeRanges[f.reg] = s.types
	case operationRangeValue:
		r.opRanges[f.reg] = s.ops
	case attributeRangeValue:
		r.attrRanges[f.reg] = s.attrs
	}
}

// A state is the machine of one Applicator.
type state struct {
	*program
	of *Patterns
	registers
	inRewrite registers
	userRegs  [][]*ir.Operation
	loopRegs  []int // the index of the next user
	saved     []savedMatch
	slots     []slot
	locations []*ir.Location
	args      []rewrite.Arg
	steps     int
	jumps     int // how many more jumps backwards there may be

	explanations []*explanation // by pattern, made when they are asked for
}

type savedMatch struct {
	record              int32
	slot                int // the first input
	location, locations int // in state.locations
}

func newState(of *Patterns) *state {
	p := of.program
	return &state{
		program:   p,
		of:        of,
		registers: newRegisters(p.matchRegs),
		inRewrite: newRegisters(p.rewriteRegs),
		userRegs:  make([][]*ir.Operation, p.users),
		loopRegs:  make([]int, p.loops),
	}
}

// Steps returns the number of instructions that matching has executed.
func (s *state) Steps() int { return s.steps }
