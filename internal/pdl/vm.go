package pdl

import (
	"unsafe"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
)

// A valueRange is a view of operands or results, or a separate list.
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

// A typeRange is the types of values, or a separate list.
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

// arg returns the value of a register as an argument of a native function. Ranges are copied.
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

// setArg puts the result of a native function into a register. It returns false if the result
// has another kind.
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

// concat executes the concatenation of parts in a match at root or its rewrite.
func (g *registers) concat(in *inst, parts []ref, root *ir.Operation, r *rewrite.Rewriter) {
	switch n := g.total(parts); {
	case n > maxRange:
		r.Errorf(root.Location().Place(), "a range of %d elements is longer than the limit of %d", n, maxRange)
	case in.op == opValuesRange:
		g.ranges[in.a] = valueRange{valid: true, list: g.valueList(nil, parts)}
	default:
		g.typeRanges[in.a] = typeRange{valid: true, list: g.typeList(nil, parts)}
	}
}

// total returns the length of the concatenation of parts.
func (g *registers) total(parts []ref) int {
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
	return n
}

// valueList appends values and ranges of values.
func (g *registers) valueList(list []*ir.Value, parts []ref) []*ir.Value {
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

// typeList appends types and ranges of types.
func (g *registers) typeList(list []ir.Type, parts []ref) []ir.Type {
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

// keep appends the value of a register of from. Views of operands and results stay views: the
// IR does not change before the rewrite begins.
func (r *registers) keep(from *registers, f ref) {
	switch f.kind {
	case operationValue:
		r.ops = append(r.ops, from.ops[f.reg])
	case valueValue:
		r.values = append(r.values, from.values[f.reg])
	case typeValue:
		r.types = append(r.types, from.types[f.reg])
	case attributeValue:
		r.attrs = append(r.attrs, from.attrs[f.reg])
	case valueRangeValue:
		r.ranges = append(r.ranges, from.ranges[f.reg])
	case typeRangeValue:
		t := from.typeRanges[f.reg]
		if t.values != nil {
			// The register with the values may be overwritten.
			v := *t.values
			t.values = &v
		}
		r.typeRanges = append(r.typeRanges, t)
	case operationRangeValue:
		r.opRanges = append(r.opRanges, from.opRanges[f.reg])
	case attributeRangeValue:
		r.attrRanges = append(r.attrRanges, from.attrRanges[f.reg])
	}
}

// restore copies the n-th value kept in from into a register. Views become lists, as the
// rewrite may change the operation.
func (r *registers) restore(from *registers, n int, f ref) {
	switch f.kind {
	case operationValue:
		r.ops[f.reg] = from.ops[n]
	case valueValue:
		r.values[f.reg] = from.values[n]
	case typeValue:
		r.types[f.reg] = from.types[n]
	case attributeValue:
		r.attrs[f.reg] = from.attrs[n]
	case valueRangeValue:
		v := &from.ranges[n]
		r.ranges[f.reg] = valueRange{valid: v.valid}
		if v.valid {
			r.ranges[f.reg].list = v.values()
		}
	case typeRangeValue:
		t := &from.typeRanges[n]
		r.typeRanges[f.reg] = typeRange{valid: t.valid}
		if t.valid {
			r.typeRanges[f.reg].list = t.types()
		}
	case operationRangeValue:
		r.opRanges[f.reg] = from.opRanges[n]
	case attributeRangeValue:
		r.attrRanges[f.reg] = from.attrRanges[n]
	}
}

// lengths returns how much is kept of each kind.
func (r *registers) lengths() (n [numKinds]int) {
	n[operationValue] = len(r.ops)
	n[valueValue] = len(r.values)
	n[typeValue] = len(r.types)
	n[attributeValue] = len(r.attrs)
	n[valueRangeValue] = len(r.ranges)
	n[typeRangeValue] = len(r.typeRanges)
	n[operationRangeValue] = len(r.opRanges)
	n[attributeRangeValue] = len(r.attrRanges)
	return n
}

// forget removes all that is kept.
func (r *registers) forget() {
	r.ops, r.values, r.types, r.attrs = r.ops[:0], r.values[:0], r.types[:0], r.attrs[:0]
	r.ranges, r.typeRanges = r.ranges[:0], r.typeRanges[:0]
	r.opRanges, r.attrRanges = r.opRanges[:0], r.attrRanges[:0]
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
	root      *ir.Operation
	kept      registers // the inputs of the rewrites of saved, one after the other
	locations []ir.Origin
	args      []rewrite.Arg
	executor  executor
	starts    startCache
	steps     int
	jumps     int // how many more jumps backwards there may be

	trace *tracer // nil without debug output

	explanations []*explanation // by pattern, created on demand
}

type savedMatch struct {
	record              int32
	inputs              [numKinds]int // the first one of each kind in state.kept
	location, locations int           // in state.locations
}

func newState(of *Patterns) *state {
	p := of.program
	s := &state{
		program:   p,
		of:        of,
		registers: newRegisters(p.matchRegs),
		inRewrite: newRegisters(p.rewriteRegs),
		userRegs:  make([][]*ir.Operation, p.users),
		loopRegs:  make([]int, p.loops),
	}
	s.executor = executor{state: s, regs: &s.inRewrite}
	if of.ctx != nil {
		if log := of.ctx.DebugLog("pdl-bytecode"); log != nil {
			s.trace = newTracer(s, log)
		}
	}
	return s
}

// A startCache remembers where matching starts for the definitions of roots, each in the
// place that follows from its address.
type startCache [1 << startBits]struct {
	def *ir.OpDef
	at  int32
}

const startBits = 8

// start returns where matching starts for a root of def.
func (s *state) start(def *ir.OpDef) int32 {
	c := &s.starts[uint64(uintptr(unsafe.Pointer(def)))*0x9e3779b97f4a7c15>>(64-startBits)]
	if c.def != def {
		c.def, c.at = def, s.program.start(def)
	}
	return c.at
}

// start is that of a state, without its memory.
func (p *program) start(def *ir.OpDef) int32 {
	if at, ok := p.entries[def]; ok {
		return at
	}
	return p.other
}

// Steps returns the number of instructions that matching has executed.
func (s *state) Steps() int { return s.steps }
