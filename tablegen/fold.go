package tablegen

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// unary folds an operator with one operand. If it cannot be folded, the result is
// the operator as a value; it is folded again when it is resolved. A folding
// function returns nil if operands are not known yet. After an error it returns
// Unset rather than nil, so that the same error is not reported again.
func (in *interp) unary(op syntax.Op, x Value, typ *Type, rec *Record, final bool) Value {
	if v := in.foldUnary(op, x, typ, rec, final); v != nil {
		return v
	}
	return in.op(op, typ, nil, x)
}

// foldUnary folds an operator with one operand. It returns nil if the operand is not known well enough;
// unary then keeps the operator.
func (in *interp) foldUnary(op syntax.Op, x Value, typ *Type, rec *Record, final bool) Value {
	switch op {
	case syntax.OpRepr:
		if isConcrete(x) {
			if !in.canAllocate(elemSize * int(x.head().size)) {
				return Unset
			}
			if d, ok := x.(*DefValue); ok {
				return in.str(string(appendRecord(nil, d.Rec)))
			}
			return in.str(x.String())
		}
	case syntax.OpToLower:
		if s, ok := x.(*StringValue); ok {
			return in.mapText(s.S, 'A', 'Z', 'a'-'A')
		}
	case syntax.OpToUpper:
		if s, ok := x.(*StringValue); ok {
			return in.mapText(s.S, 'a', 'z', -('a' - 'A'))
		}
	case syntax.OpCast:
		return in.foldCast(x, typ, rec, final)
	case syntax.OpNot:
		if n, ok := in.asInt(x); ok {
			return in.int(boolInt(n == 0))
		}
	case syntax.OpHead:
		if l, ok := x.(*ListValue); ok {
			if len(l.Elems) == 0 {
				return in.fatal(rec, "!head of an empty list")
			}
			return l.Elems[0]
		}
	case syntax.OpTail:
		if l, ok := x.(*ListValue); ok {
			if len(l.Elems) == 0 {
				return in.fatal(rec, "!tail of an empty list")
			}
			return in.list(l.Elems[1:], l.typ.elem)
		}
	case syntax.OpSize, syntax.OpEmpty:
		n := -1
		switch x := x.(type) {
		case *ListValue:
			n = len(x.Elems)
		case *DagValue:
			n = len(x.Args)
		case *StringValue:
			n = len(x.S)
		}
		if n >= 0 && op == syntax.OpSize {
			return in.int(int64(n))
		}
		if n >= 0 {
			return in.int(boolInt(n == 0))
		}
	case syntax.OpGetDagOp:
		if d, ok := x.(*DagValue); ok {
			def, ok := d.Op.(*DefValue)
			if !ok {
				return d.Op
			}
			if !def.typ.isA(typ) {
				return in.fatal(rec, "Expected type '"+typ.String()+"', got '"+def.typ.String()+"' in: "+opString(op, typ, nil, x)+"\n")
			}
			return def
		}
	case syntax.OpGetDagOpName:
		if d, ok := x.(*DagValue); ok {
			if name, ok := d.names().opName(); ok {
				return in.str(name)
			}
			return Unset
		}
	case syntax.OpLogTwo:
		if n, ok := in.asInt(x); ok {
			if n <= 0 {
				return in.fatal(rec, "Illegal operation: logtwo is undefined on arguments less than or equal to 0")
			}
			log := 0
			for u := uint64(n); u > 1; u >>= 1 {
				log++
			}
			return in.int(int64(log))
		}
	case syntax.OpListFlatten:
		l, ok := x.(*ListValue)
		if !ok {
			return nil
		}
		inner := l.typ.elem
		if inner.kind != KindList {
			return x
		}
		start := len(in.tmp)
		defer func() { in.tmp = in.tmp[:start] }()
		for _, e := range l.Elems {
			el, ok := e.(*ListValue)
			if !ok {
				return nil
			}
			if !in.canAllocate(elemSize * (len(in.tmp) - start + len(el.Elems))) {
				return Unset
			}
			in.tmp = append(in.tmp, el.Elems...)
		}
		return in.list(in.tmp[start:], inner.elem)
	case syntax.OpInitialized:
		if x == Unset {
			return in.int(0)
		}
		if isConcrete(x) {
			return in.int(1)
		}
	}
	return nil
}

func boolInt(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// mapText returns s with delta added to all bytes from lo to hi.
func (in *interp) mapText(s string, lo, hi byte, delta int) *StringValue {
	in.buf = append(in.buf[:0], s...)
	for i, c := range in.buf {
		if c >= lo && c <= hi {
			in.buf[i] = byte(int(c) + delta)
		}
	}
	return in.bytes(in.buf, false)
}

func (in *interp) foldCast(x Value, typ *Type, rec *Record, final bool) Value {
	switch typ.kind {
	case KindString:
		switch x := x.(type) {
		case *StringValue:
			return x
		case *DefValue:
			return in.str(x.Rec.Name())
		}
		if n, ok := in.asInt(x); ok {
			in.buf = strconv.AppendInt(in.buf[:0], n, 10)
			return in.bytes(in.buf, false)
		}
	case KindRecord:
		s, ok := x.(*StringValue)
		if !ok {
			break
		}
		var d *Record
		if name := in.plain(s); name.bind != nil {
			in.used(name)
			if d = name.bind.def; d != nil {
				in.refer(d)
			}
		}
		if d == nil && rec != nil && in.isNameOf(rec, s) {
			// A record may refer to itself, but its type is known only when it is
			// complete.
			if !final {
				return nil
			}
			d = rec
		}
		if d == nil {
			if final {
				in.missing("record", s.S)
				return in.fatal(rec, "Undefined reference to record: '"+s.S+"'\n")
			}
			return nil
		}
		def := in.defValue(d)
		if !def.typ.isA(typ) {
			return in.fatal(rec, "Expected type '"+typ.String()+"', got '"+def.typ.String()+"' in: "+opString(syntax.OpCast, typ, nil, x)+"\n")
		}
		return def
	}
	if v := in.convert(x, typ); v != nil {
		return v
	}
	return nil
}

// plain returns s as a string value; s may be a code block.
func (in *interp) plain(s *StringValue) *StringValue {
	if s.IsCode {
		return in.str(s.S)
	}
	return s
}

// isNameOf reports whether s is the name of the record.
func (in *interp) isNameOf(rec *Record, s *StringValue) bool {
	switch n := rec.name.(type) {
	case *StringValue:
		return n == s
	case *anonName:
		return n.name == s
	}
	return false
}

// binary folds an operator with two operands, or returns the operator as a value.
func (in *interp) binary(op syntax.Op, x, y Value, typ *Type, rec *Record) Value {
	if v := in.foldBinary(op, x, y, typ, rec); v != nil {
		return v
	}
	return in.op(op, typ, nil, x, y)
}

// foldBinary folds an operator with two operands, or returns nil, as foldUnary.
func (in *interp) foldBinary(op syntax.Op, x, y Value, typ *Type, rec *Record) Value {
	switch op {
	case syntax.OpCon:
		return in.foldCon(x, y, rec)
	case syntax.OpMatch:
		s, ok1 := x.(*StringValue)
		re, ok2 := y.(*StringValue)
		if ok1 && ok2 {
			r := in.regex(re.S)
			if r == nil {
				return in.fatal(nil, "invalid regex '"+re.S+"'")
			}
			return bit(r.MatchString(s.S))
		}
	case syntax.OpListConcat:
		a, ok1 := x.(*ListValue)
		b, ok2 := y.(*ListValue)
		if ok1 && ok2 {
			if !in.canAllocate(elemSize * (len(a.Elems) + len(b.Elems))) {
				return Unset
			}
			start := len(in.tmp)
			in.tmp = append(append(in.tmp, a.Elems...), b.Elems...)
			l := in.list(in.tmp[start:], a.typ.elem)
			in.tmp = in.tmp[:start]
			return l
		}
	case syntax.OpListSplat:
		n, ok := y.(*IntValue)
		if ok && x.Type() != nil {
			if n.V < 0 {
				return in.fatal(nil, "!listsplat count "+strconv.FormatInt(n.V, 10)+" is negative")
			}
			if !in.fits(n.V, rec) {
				return Unset
			}
			out := make([]Value, n.V)
			for i := range out {
				out[i] = x
			}
			return in.list(out, x.Type())
		}
	case syntax.OpListRemove:
		a, ok1 := x.(*ListValue)
		b, ok2 := y.(*ListValue)
		if ok1 && ok2 {
			return in.listRemove(a, b)
		}
	case syntax.OpListElem:
		l, ok1 := x.(*ListValue)
		i, ok2 := y.(*IntValue)
		if ok1 && ok2 && i.V >= 0 && i.V < int64(len(l.Elems)) {
			return l.Elems[i.V]
		}
	case syntax.OpListSlice:
		l, ok1 := x.(*ListValue)
		at, ok2 := y.(*ListValue)
		if !ok1 || !ok2 {
			return nil
		}
		var out []Value
		for _, e := range at.Elems {
			i, ok := e.(*IntValue)
			if !ok || i.V < 0 || i.V >= int64(len(l.Elems)) {
				return nil
			}
			out = append(out, l.Elems[i.V])
		}
		return in.list(out, l.typ.elem)
	case syntax.OpRangeC:
		a, ok1 := x.(*IntValue)
		b, ok2 := y.(*IntValue)
		if ok1 && ok2 {
			if a.V <= b.V {
				return in.intRange(a.V, b.V, 1, true, rec)
			}
			return in.intRange(a.V, b.V, -1, true, rec)
		}
	case syntax.OpStrConcat:
		a, ok1 := x.(*StringValue)
		b, ok2 := y.(*StringValue)
		if ok1 && ok2 {
			if !in.canAllocate(len(a.S) + len(b.S)) {
				return Unset
			}
			return in.concat(a, b)
		}
	case syntax.OpInterleave:
		return in.foldInterleave(x, y)
	case syntax.OpEq, syntax.OpNe, syntax.OpLt, syntax.OpLe, syntax.OpGt, syntax.OpGe:
		return in.foldCompare(op, x, y)
	case syntax.OpGetDagArg, syntax.OpGetDagName, syntax.OpSetDagOp, syntax.OpSetDagOpName:
		return in.foldDagBinary(op, x, y, typ, rec)
	default:
		a, ok1 := in.asInt(x)
		b, ok2 := in.asInt(y)
		if ok1 && ok2 {
			return in.foldArith(op, a, b, rec)
		}
	}
	return nil
}

// listRemove returns the list without the elements that are also in another one. It
// looks these up in a set if both have many.
func (in *interp) listRemove(from, what *ListValue) Value {
	gone := func(v Value) bool { return slices.Contains(what.Elems, v) }
	if len(from.Elems) > 8 && len(what.Elems) > 8 {
		set := make(map[Value]bool, len(what.Elems))
		for _, e := range what.Elems {
			set[e] = true
		}
		gone = func(v Value) bool { return set[v] }
	}
	start := len(in.tmp)
	for _, e := range from.Elems {
		if !gone(e) {
			in.tmp = append(in.tmp, e)
		}
	}
	l := in.list(in.tmp[start:], from.typ.elem)
	in.tmp = in.tmp[:start]
	return l
}

func (in *interp) concat(a, b *StringValue) *StringValue {
	code := a.IsCode || b.IsCode
	if len(a.S) == 0 && b.IsCode == code {
		return b
	}
	if len(b.S) == 0 && a.IsCode == code {
		return a
	}
	in.buf = append(append(in.buf[:0], a.S...), b.S...)
	return in.bytes(in.buf, code)
}

func (in *interp) foldArith(op syntax.Op, a, b int64, rec *Record) Value {
	var n int64
	switch op {
	case syntax.OpAdd:
		n = a + b
	case syntax.OpSub:
		n = a - b
	case syntax.OpMul:
		n = a * b
	case syntax.OpDiv:
		if b == 0 {
			return in.fatal(rec, "Illegal operation: division by zero")
		}
		if b == -1 && a == -1<<63 {
			return in.fatal(rec, "Illegal operation: INT64_MIN / -1")
		}
		n = a / b
	case syntax.OpAnd:
		n = a & b
	case syntax.OpOr:
		n = a | b
	case syntax.OpXor:
		n = a ^ b
	case syntax.OpShl, syntax.OpSra, syntax.OpSrl:
		if b < 0 || b > 63 {
			return in.fatal(rec, "Illegal operation: out of bounds shift")
		}
		switch op {
		case syntax.OpShl:
			n = int64(uint64(a) << b)
		case syntax.OpSra:
			n = a >> b
		case syntax.OpSrl:
			n = int64(uint64(a) >> b)
		}
	default:
		return nil
	}
	return in.int(n)
}

func (in *interp) foldCompare(op syntax.Op, x, y Value) Value {
	cmp := func(c int) Value {
		switch op {
		case syntax.OpEq:
			return bit(c == 0)
		case syntax.OpNe:
			return bit(c != 0)
		case syntax.OpLt:
			return bit(c < 0)
		case syntax.OpLe:
			return bit(c <= 0)
		case syntax.OpGt:
			return bit(c > 0)
		}
		return bit(c >= 0)
	}
	if a, ok := in.asInt(x); ok {
		if b, ok := in.asInt(y); ok {
			switch {
			case a < b:
				return cmp(-1)
			case a > b:
				return cmp(1)
			}
			return cmp(0)
		}
	}
	if a, ok := x.(*StringValue); ok {
		if b, ok := y.(*StringValue); ok {
			return cmp(strings.Compare(a.S, b.S))
		}
	}
	if op == syntax.OpEq || op == syntax.OpNe {
		a, ok1 := x.(*DefValue)
		b, ok2 := y.(*DefValue)
		if ok1 && ok2 {
			return bit((a == b) == (op == syntax.OpEq))
		}
	}
	return nil
}

func (in *interp) foldInterleave(x, y Value) Value {
	l, ok1 := x.(*ListValue)
	sep, ok2 := y.(*StringValue)
	if !ok1 || !ok2 {
		return nil
	}
	b := in.buf[:0]
	code := false
	for i, e := range l.Elems {
		if i > 0 {
			b = append(b, sep.S...)
		}
		if !in.canAllocate(len(b)) {
			return Unset
		}
		if s, ok := e.(*StringValue); ok && l.typ.elem.kind == KindString {
			b = append(b, s.S...)
			// Whether the first string is a code block does not affect the result.
			code = code || i > 0 && s.IsCode
			continue
		}
		n, ok := in.asInt(e)
		if !ok {
			return nil
		}
		b = strconv.AppendInt(b, n, 10)
	}
	in.buf = b
	return in.bytes(b, code)
}

// maxRange bounds the length of lists that !range and !listsplat create.
const maxRange = 1 << 20

// fits reports whether a list of n elements is within the bound, and reports an
// error otherwise.
func (in *interp) fits(n int64, rec *Record) bool {
	if n > maxRange {
		in.fatal(rec, "list of "+strconv.FormatInt(n, 10)+" elements is too long")
		return false
	}
	return true
}

func (in *interp) intRange(from, to, step int64, closed bool, rec *Record) Value {
	var n uint64
	span := uint64(to) - uint64(from)
	abs := uint64(step)
	if step < 0 {
		span, abs = -span, -abs
	}
	switch {
	case step > 0 && from < to || step < 0 && from > to:
		n = (span-1)/abs + 1
		if closed && span%abs == 0 {
			n++
		}
	case from == to && closed:
		n = 1
	}
	if n > maxRange {
		in.fatal(rec, "list of "+strconv.FormatUint(n, 10)+" elements is too long")
		return Unset
	}
	out := make([]Value, n)
	for i := range out {
		out[i] = in.int(from + int64(i)*step)
	}
	return in.list(out, intType)
}

// ternary folds an operator with three operands, or returns the operator as a
// value.
func (in *interp) ternary(op syntax.Op, x, y, z Value, typ *Type, rec *Record) Value {
	if v := in.foldTernary(op, x, y, z, typ, rec); v != nil {
		return v
	}
	return in.op(op, typ, nil, x, y, z)
}

// foldTernary folds an operator with three operands, or returns nil, as foldUnary. After a late error
// it returns the operator itself, because the reference continues with that.
func (in *interp) foldTernary(op syntax.Op, x, y, z Value, typ *Type, rec *Record) Value {
	switch op {
	case syntax.OpSubst:
		return in.foldSubst(x, y, z, typ)
	case syntax.OpForeach:
		return in.foldForeach(x.(*varValue).name, y, z, typ, rec)
	case syntax.OpFilter:
		return in.foldFilter(x.(*varValue).name, y, z, typ, rec)
	case syntax.OpIf:
		if n, ok := in.asInt(x); ok {
			if n != 0 {
				return y
			}
			return z
		}
	case syntax.OpDag:
		return in.foldDag(x, y, z)
	case syntax.OpRange:
		a, ok1 := x.(*IntValue)
		b, ok2 := y.(*IntValue)
		s, ok3 := z.(*IntValue)
		if ok1 && ok2 && ok3 {
			if s.V == 0 {
				return in.fatal(rec, "Step of !range can't be 0")
			}
			return in.intRange(a.V, b.V, s.V, false, rec)
		}
	case syntax.OpSubstr:
		s, ok1 := x.(*StringValue)
		a, ok2 := y.(*IntValue)
		n, ok3 := z.(*IntValue)
		if ok1 && ok2 && ok3 {
			size := int64(len(s.S))
			if a.V < 0 || a.V > size {
				in.lateError(rec, "!substr start position is out of range 0..."+strconv.FormatInt(size, 10)+": "+strconv.FormatInt(a.V, 10))
				return in.op(op, typ, nil, x, y, z)
			}
			if n.V < 0 {
				in.lateError(rec, "!substr length must be nonnegative")
				return in.op(op, typ, nil, x, y, z)
			}
			return in.text(s.S[a.V:a.V+min(n.V, size-a.V)], s.IsCode)
		}
	case syntax.OpFind:
		s, ok1 := x.(*StringValue)
		t, ok2 := y.(*StringValue)
		a, ok3 := z.(*IntValue)
		if ok1 && ok2 && ok3 {
			size := int64(len(s.S))
			if a.V < 0 || a.V > size {
				in.lateError(rec, "!find start position is out of range 0..."+strconv.FormatInt(size, 10)+": "+strconv.FormatInt(a.V, 10))
				return in.op(op, typ, nil, x, y, z)
			}
			if i := strings.Index(s.S[a.V:], t.S); i >= 0 {
				return in.int(a.V + int64(i))
			}
			return in.int(-1)
		}
	case syntax.OpSetDagArg, syntax.OpSetDagName:
		return in.foldSetDag(op, x, y, z, rec)
	}
	return nil
}

func (in *interp) foldSubst(x, y, z Value, typ *Type) Value {
	switch z := z.(type) {
	case *DefValue:
		a, ok1 := x.(*DefValue)
		b, ok2 := y.(*DefValue)
		if ok1 && ok2 {
			if a == z {
				return b
			}
			return z
		}
	case *varValue:
		a, ok1 := x.(*varValue)
		b, ok2 := y.(*varValue)
		if ok1 && ok2 {
			if a.name == z.name {
				return in.variable(b.name, typ)
			}
			return in.variable(z.name, typ)
		}
	case *StringValue:
		a, ok1 := x.(*StringValue)
		b, ok2 := y.(*StringValue)
		if ok1 && ok2 {
			if a.S == "" {
				return z
			}
			if len(b.S) > len(a.S) && !in.canAllocate(len(z.S)+strings.Count(z.S, a.S)*(len(b.S)-len(a.S))) {
				return Unset
			}
			return in.str(strings.ReplaceAll(z.S, a.S, b.S))
		}
	}
	return nil
}

// apply resolves body with the variable replaced by v.
func (in *interp) apply(name *StringValue, v, body Value, rec *Record) Value {
	if !in.round() {
		return Unset
	}
	s := in.newSubstitution(rec)
	s.set(name, v)
	out := in.resolve(body, &s.resolver)
	in.release(s)
	return out
}

func (in *interp) foldForeach(name *StringValue, over, body Value, typ *Type, rec *Record) Value {
	switch over := over.(type) {
	case *DagValue:
		return in.foreachDag(name, over, body, rec)
	case *ListValue:
		start := len(in.tmp)
		for _, e := range over.Elems {
			in.tmp = append(in.tmp, nil)
			v := in.apply(name, e, body, rec)
			in.tmp[len(in.tmp)-1] = v
		}
		l := in.list(in.tmp[start:], typ.elem)
		in.tmp = in.tmp[:start]
		return l
	}
	return nil
}

func (in *interp) foreachDag(name *StringValue, d *DagValue, body Value, rec *Record) Value {
	if !in.enter() {
		return d
	}
	defer in.leave()
	op := in.apply(name, d.Op, body, rec)
	changed := op != d.Op
	args := make([]Value, len(d.Args))
	for i, a := range d.Args {
		if sub, ok := a.(*DagValue); ok {
			args[i] = in.foreachDag(name, sub, body, rec)
		} else {
			args[i] = in.apply(name, a, body, rec)
		}
		changed = changed || args[i] != a
	}
	if !changed {
		return d
	}
	return in.dag(op, args, d.names())
}

func (in *interp) foldFilter(name *StringValue, over, body Value, typ *Type, rec *Record) Value {
	l, ok := over.(*ListValue)
	if !ok {
		return nil
	}
	start := len(in.tmp)
	defer func() { in.tmp = in.tmp[:start] }()
	for _, e := range l.Elems {
		n, ok := in.asInt(in.apply(name, e, body, rec))
		if !ok {
			return nil
		}
		if n != 0 {
			in.tmp = append(in.tmp, e)
		}
	}
	return in.list(in.tmp[start:], typ.elem)
}

// foldl folds a !foldl, or returns the operator as a value.
func (in *interp) foldl(start, over Value, a, b *varValue, body Value, typ *Type, rec *Record) Value {
	l, ok := over.(*ListValue)
	if !ok {
		return in.op(syntax.OpFoldl, typ, nil, start, over, a, b, body)
	}
	if v := in.accumulate(start, l, a.name, b.name, body, rec); v != nil {
		return v
	}
	acc := start
	for _, e := range l.Elems {
		if !in.round() {
			return Unset
		}
		s := in.newSubstitution(rec)
		s.set(a.name, acc)
		s.set(b.name, e)
		acc = in.resolve(body, &s.resolver)
		in.release(s)
	}
	return acc
}

// cond folds a !cond, or returns the operator as a value. args alternates
// conditions and results.
func (in *interp) cond(args []Value, typ *Type, rec *Record) Value {
	for i := 0; i < len(args); i += 2 {
		n, ok := in.asInt(args[i])
		if !ok {
			return in.op(syntax.OpCond, typ, nil, args...)
		}
		if n != 0 {
			if v := in.convert(args[i+1], typ); v != nil {
				return v
			}
			return args[i+1]
		}
	}
	return in.fatal(rec, in.recordName(rec)+" does not have any true condition in:"+opString(syntax.OpCond, typ, nil, args...))
}

func (in *interp) recordName(rec *Record) string {
	if rec == nil {
		return ""
	}
	return rec.Name()
}

// isA folds an !isa, or returns the operator as a value.
func (in *interp) isA(typ *Type, x Value) Value {
	if t := x.Type(); t != nil {
		if t.convertibleTo(typ) {
			return in.int(1)
		}
		if typ.kind != KindRecord {
			return in.int(0)
		}
		if isConcrete(x) {
			return in.int(0)
		}
	}
	return in.op(syntax.OpIsA, intType, typ, x)
}

// exists folds an !exists, or returns the operator as a value.
func (in *interp) exists(typ *Type, x Value, rec *Record, final bool) Value {
	if s, ok := x.(*StringValue); ok {
		if b := in.plain(s).bind; b != nil && b.def != nil {
			in.used(in.plain(s))
			return in.int(boolInt(in.defValue(b.def).typ.isA(typ)))
		}
		if rec != nil && in.isNameOf(rec, s) {
			if final {
				return in.int(boolInt(in.refType(rec).isA(typ)))
			}
			return in.op(syntax.OpExists, intType, typ, x)
		}
		if final {
			in.notApart()
			return in.int(0)
		}
	}
	return in.op(syntax.OpExists, intType, typ, x)
}

// instances folds an !instances, or returns the operator as a value.
func (in *interp) instances(typ *Type, x Value, rec *Record, final bool) Value {
	s, ok := x.(*StringValue)
	if !ok || rec != nil && !final {
		return in.op(syntax.OpInstances, typ.listOf(), typ, x)
	}
	re := in.regex(s.S)
	if re == nil {
		return in.fatal(nil, "invalid regex '"+s.S+"'")
	}
	in.notApart()
	var out []Value
	var found []*Record
	for _, d := range in.recs.order {
		if in.refType(d).isA(typ) && re.MatchString(d.Name()) {
			found = append(found, d)
		}
	}
	sortNumeric(found)
	for _, d := range found {
		out = append(out, in.defValue(d))
	}
	return in.list(out, typ)
}
