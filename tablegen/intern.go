package tablegen

import (
	"unsafe"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

func mix(h, x uint32) uint32 {
	h ^= x * 0xcc9e2d51
	h = h<<13 | h>>19
	return h*5 + 0xe6546b64
}

const smallInts = 512

func (in *interp) int(n int64) *IntValue {
	if n >= -1 && n < smallInts {
		return &in.small[n+1]
	}
	h := hashInt(n)
	if v := find(&in.ints, h, func(v *IntValue) bool { return v.V == n }); v != nil {
		return v
	}
	in.countValue()
	v := add(&in.ints, h)
	initInt(v, n)
	return v
}

func hashInt(n int64) uint32 { return mix(mix(0x1234, uint32(n)), uint32(n>>32)) }

func initInt(v *IntValue, n int64) {
	v.V = n
	v.meta = meta{typ: intType, hash: hashInt(n), bits: concrete}
}

func bit(b bool) Value { return BitValue(b) }

func hashString(seed uint32, s string) uint32 {
	h := uint64(seed) ^ 0xcbf29ce484222325
	for len(s) >= 8 {
		x := uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
			uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
		h = (h ^ x) * 0x9fb21c651e98df25
		h ^= h >> 32
		s = s[8:]
	}
	for i := 0; i < len(s); i++ {
		h = (h ^ uint64(s[i])) * 0x100000001b3
	}
	h ^= h >> 29
	h *= 0x9fb21c651e98df25
	return uint32(h >> 32)
}

// str returns the string value of s.
func (in *interp) str(s string) *StringValue { return in.text(s, false) }

// text returns the unique string or code value of s. The caller must not change the
// bytes of s afterwards.
func (in *interp) text(s string, code bool) *StringValue {
	in.work(len(s) / elemSize)
	h := hashText(s, code)
	if v := in.findText(h, s, code); v != nil {
		return v
	}
	return in.newText(h, s, code)
}

// bytes returns the unique string or code value of b. It copies b only if the value
// is new, so that a lookup does not allocate.
func (in *interp) bytes(b []byte, code bool) *StringValue {
	in.work(len(b) / elemSize)
	s := unsafe.String(unsafe.SliceData(b), len(b))
	h := hashText(s, code)
	if v := in.findText(h, s, code); v != nil {
		return v
	}
	return in.newText(h, in.slabs.text.take(b), code)
}

func hashText(s string, code bool) uint32 {
	if code {
		return hashString(2, s)
	}
	return hashString(1, s)
}

// findText returns the interned value of s, or nil.
func (in *interp) findText(h uint32, s string, code bool) *StringValue {
	return find(&in.strings, h, func(v *StringValue) bool { return v.S == s && v.IsCode == code })
}

func (in *interp) newText(h uint32, s string, code bool) *StringValue {
	size := uint32(0)
	if len(s) >= largeText {
		if !in.canAllocate(len(s)) {
			return in.text("", code)
		}
		in.spent.bytes += len(s)
		size = uint32(min(len(s)/elemSize, maxSize))
	}
	in.countValue()
	v := add(&in.strings, h)
	v.S, v.IsCode = s, code
	v.meta = meta{typ: stringType, hash: h, bits: concrete, size: size}
	return v
}

// binding returns the top-level binding of a name for modification.
func (in *interp) binding(name *StringValue) *binding {
	if name.bind == nil {
		name.bind = next(&in.slabs.bindings)
	}
	if in.unit != nil {
		in.unit.touch(name)
	}
	return name.bind
}

// sum merges the flags and variables of a value's parts into m. A value is concrete
// if all parts are; it is incomplete or late if any part is.
func (m *meta) sum(list []Value) {
	for _, v := range list {
		m.sumOne(v)
	}
}

func (m *meta) sumOne(v Value) {
	p := v.head()
	m.bits = m.bits&^concrete | m.bits&p.bits&concrete | p.bits&(incomplete|late)
	m.vars |= p.vars
	m.deep = max(m.deep, p.deep+1)
	m.size = min(m.size+p.size+1, maxSize+1)
}

// add enters a new value into the table of unique values.
func (in *interp) add(v Value) {
	in.countValue()
	in.checkSize(v.head())
	*add(&in.values, v.head().hash) = v
}

// keep copies elements for a new value. It returns nil if the limit is reached.
func (in *interp) keep(elems []Value) []Value {
	if len(elems) >= largeList {
		n := elemSize * len(elems)
		if !in.canAllocate(n) {
			return nil
		}
		in.spent.bytes += n
	}
	return take(&in.slabs.values, elems)
}

func sameValues(a, b []Value) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func hashValues(h uint32, list []Value) uint32 {
	for _, v := range list {
		h = mix(h, v.head().hash)
	}
	return h
}

func typeHash(t *Type) uint32 {
	switch t.kind {
	case KindList:
		return mix(77, typeHash(t.elem))
	case KindRecord:
		h := uint32(99)
		for _, c := range t.classes {
			h = mix(h, uint32(c.ID))
		}
		return h
	}
	return mix(uint32(t.kind), uint32(t.size))
}

// list returns the unique list of the elements. It copies elems only if the list is
// new.
func (in *interp) list(elems []Value, elem *Type) *ListValue {
	in.work(len(elems))
	typ := elem.listOf()
	h := hashValues(mix(0x1157, typeHash(elem)), elems)
	if v := find(&in.values, h, func(v *Value) bool {
		l, ok := (*v).(*ListValue)
		return ok && l.typ == typ && sameValues(l.Elems, elems)
	}); v != nil {
		return (*v).(*ListValue)
	}
	v := next(&in.slabs.lists)
	v.Elems = in.keep(elems)
	v.meta = meta{typ: typ, hash: h, bits: concrete}
	v.sum(v.Elems)
	in.add(v)
	return v
}

// bitsOf returns the unique bits value; the lowest bit comes first. It copies the
// slice only if the value is new.
func (in *interp) bitsOf(bits []Value) *BitsValue {
	h := hashValues(0xb175, bits)
	if v := find(&in.values, h, func(v *Value) bool {
		b, ok := (*v).(*BitsValue)
		return ok && sameValues(b.Bits, bits)
	}); v != nil {
		return (*v).(*BitsValue)
	}
	v := next(&in.slabs.bits)
	v.Bits = take(&in.slabs.values, bits)
	v.meta = meta{typ: in.bitsType(len(bits)), hash: h, bits: concrete}
	v.sum(v.Bits)
	in.add(v)
	return v
}

// dag returns the unique dag. It copies args only if the dag is new, but it may
// keep names without a copy.
func (in *interp) dag(op Value, args []Value, names dagNames) *DagValue {
	in.work(len(args))
	h := names.hash(hashValues(mix(0xda6, op.head().hash), args))
	if v := find(&in.values, h, func(v *Value) bool {
		d, ok := (*v).(*DagValue)
		return ok && d.Op == op && sameValues(d.Args, args) && d.names().equal(names)
	}); v != nil {
		return (*v).(*DagValue)
	}
	v := next(&in.slabs.dags)
	v.Op, v.OpName, v.Args, v.ArgNames, v.blank = op, names.op, in.keep(args), names.args, names.blank
	if len(v.Args) < len(names.args) {
		v.ArgNames, v.blank = nil, nil
	}
	v.meta = meta{typ: dagType, hash: h, bits: concrete}
	v.sumOne(op)
	v.sum(v.Args)
	v.bits &^= incomplete // a default value such as "(op ?)" is complete
	in.add(v)
	return v
}

func (in *interp) variable(name *StringValue, typ *Type) *varValue {
	h := mix(mix(0x7a7, name.hash), typeHash(typ))
	if v := find(&in.values, h, func(v *Value) bool {
		x, ok := (*v).(*varValue)
		return ok && x.name == name && x.typ == typ
	}); v != nil {
		return (*v).(*varValue)
	}
	v := &varValue{name: name}
	v.meta = meta{typ: typ, hash: h, vars: varBloom(name)}
	in.add(v)
	return v
}

func varBloom(name *StringValue) uint64 { return 1 << (name.hash & 63) }

func (in *interp) varBit(x Value, i int) Value {
	h := mix(mix(0x7ab, x.head().hash), uint32(i))
	if v := find(&in.values, h, func(v *Value) bool {
		b, ok := (*v).(*varBit)
		return ok && b.x == x && b.bit == i
	}); v != nil {
		return *v
	}
	v := &varBit{x: x, bit: i}
	v.meta = meta{typ: bitType, hash: h, vars: x.head().vars, bits: x.head().bits & late, deep: x.head().deep + 1}
	in.add(v)
	return v
}

func (in *interp) fieldOf(x Value, name *StringValue, typ *Type) Value {
	h := mix(mix(0xf1e1d, x.head().hash), name.hash)
	if v := find(&in.values, h, func(v *Value) bool {
		f, ok := (*v).(*fieldValue)
		return ok && f.x == x && f.name == name
	}); v != nil {
		return *v
	}
	v := &fieldValue{x: x, name: name}
	v.meta = meta{typ: typ, hash: h, vars: x.head().vars, bits: x.head().bits & late, deep: x.head().deep + 1}
	in.add(v)
	return v
}

// op returns the unique value of an operator that cannot be folded. It copies args
// only if the value is new.
func (in *interp) op(op syntax.Op, typ, arg *Type, args ...Value) Value {
	h := hashValues(mix(mix(0x0b, uint32(op)), typeHash(typ)), args)
	if arg != nil {
		h = mix(h, typeHash(arg))
	}
	if v := find(&in.values, h, func(v *Value) bool {
		o, ok := (*v).(*opValue)
		return ok && o.op == op && o.typ == typ && o.arg == arg && sameValues(o.args, args)
	}); v != nil {
		return *v
	}
	v := next(&in.slabs.ops)
	v.op, v.arg, v.args = op, arg, take(&in.slabs.values, args)
	v.meta = meta{typ: typ, hash: h}
	v.sum(v.args)
	switch op {
	case syntax.OpFoldl:
		v.bits |= incomplete
	case syntax.OpIf, syntax.OpCond, syntax.OpDag, syntax.OpSubst, syntax.OpSetDagArg, syntax.OpSetDagName, syntax.OpRange,
		syntax.OpForeach, syntax.OpFilter, syntax.OpFind, syntax.OpSubstr:
		// These are incomplete if an operand is.
	case syntax.OpCast, syntax.OpExists, syntax.OpInstances:
		v.bits = v.bits&^incomplete | late
	default:
		v.bits &^= incomplete
	}
	in.add(v)
	return v
}

// anon returns the unique expression for an anonymous record. It copies args only
// if it is new.
func (in *interp) anon(class *Record, args []argument, loc syntax.Loc) *anonValue {
	h := mix(0xa707, uint32(class.ID))
	for _, a := range args {
		h = mix(h, a.val.head().hash)
	}
	if v := find(&in.values, h, func(v *Value) bool {
		x, ok := (*v).(*anonValue)
		if !ok || x.class != class || len(x.args) != len(args) {
			return false
		}
		for i, a := range args {
			if x.args[i] != a {
				return false
			}
		}
		return true
	}); v != nil {
		return (*v).(*anonValue)
	}
	v := next(&in.slabs.anons)
	v.class, v.args, v.loc = class, take(&in.slabs.args, args), loc
	v.meta = meta{typ: class.classPart().typ, hash: h}
	for _, a := range args {
		v.sumOne(a.val)
	}
	v.bits &^= incomplete
	in.add(v)
	return v
}
