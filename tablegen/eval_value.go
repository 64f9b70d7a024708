package tablegen

import (
	"strconv"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// eval evaluates an expression in the context of a record, which may be nil. want
// is the type that the context expects, or nil. It only guides the types of
// literals; the caller checks the result. The result is nil after an error.
func (in *interp) eval(e syntax.Expr, rec *Record, want *Type) Value {
	return in.evalMode(e, rec, want, false)
}

// evalMode is eval with a flag for names: inName means that unknown identifiers
// evaluate to their own text.
func (in *interp) evalMode(e syntax.Expr, rec *Record, want *Type, inName bool) Value {
	switch e := e.(type) {
	case *syntax.IntLit:
		if !e.Binary {
			return in.int(e.Val)
		}
		bits := make([]Value, e.Width)
		for i := range bits {
			bits[i] = bit(e.Val>>i&1 != 0)
		}
		return in.bitsOf(bits)
	case *syntax.StringLit:
		return in.text(e.Val, e.Code)
	case *syntax.BoolLit:
		return in.int(boolInt(e.Val))
	case *syntax.UnsetLit:
		return Unset
	case *syntax.Name:
		return in.evalName(e, rec, inName)
	case *syntax.Instance:
		return in.evalInstance(e, rec)
	case *syntax.BitsLit:
		return in.evalBits(e, rec)
	case *syntax.ListLit:
		return in.evalList(e, rec, want)
	case *syntax.DagLit:
		return in.evalDag(e, rec)
	case *syntax.BangCall:
		return in.evalBang(e, rec, want)
	case *syntax.FieldSel:
		x := in.evalMode(e.X, rec, want, inName)
		if x == nil {
			return nil
		}
		return in.evalField(x, e, rec)
	case *syntax.BitSlice:
		x := in.evalMode(e.X, rec, want, inName)
		if x == nil {
			return nil
		}
		ranges, ok := in.evalRanges(e.Ranges)
		if !ok {
			return nil
		}
		reverse(ranges)
		v := in.bitRange(x, ranges)
		if v == nil {
			last := e.Ranges[len(e.Ranges)-1]
			in.errorIn(e.Brace, last.End(), "Invalid bit range for value")
			return nil
		}
		return v
	case *syntax.ListSlice:
		return in.evalSlice(e, rec, want, inName)
	case *syntax.Paste:
		return in.evalPaste(e, rec, want, inName)
	case *syntax.BadExpr:
		if e.List && want != nil && want.kind != KindList {
			in.errorAfter(e.From+1, "Encountered a list when expecting a "+want.String())
			return nil
		}
		for _, p := range e.Parts {
			// An expression that starts at the same token as the whole is its
			// leftmost operand.
			w, n := want, inName
			switch {
			case e.List && want != nil:
				w, n = want.elem, false
			case p.Pos() != e.From:
				w, n = nil, false
			}
			if in.evalMode(p, rec, w, n) == nil {
				return nil
			}
		}
		if e.Err != nil {
			in.stop = e.Err.Loc
			in.syntaxErrorOnce(e.Err)
		}
		return nil
	}
	panic("tablegen: unknown expression")
}

func reverse(list []int) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}

func (in *interp) evalName(e *syntax.Name, rec *Record, inName bool) Value {
	name := in.str(e.Name)
	if e.BeforeEqual {
		return name
	}
	in.useName(e.From, name)
	if v := in.find(name); v != nil {
		in.referValue(e.Name, v)
		return v
	}
	if inName {
		return name
	}
	if b := name.bind; b != nil {
		in.used(name)
		if b.def != nil {
			in.refer(b.def)
			return in.defValue(b.def)
		}
		if b.global != nil {
			in.referValue(e.Name, b.global)
			return b.global
		}
	}
	// A def may refer to itself; its type is complete only at the end.
	if rec != nil && rec.kind != kindClass && in.mc == nil && rec.name == Value(name) {
		return in.op(syntax.OpCast, in.refType(rec), nil, name)
	}
	in.stopAt(in.nextToken(e.To))
	in.missing("variable", e.Name)
	in.suggestName(in.errorDiag(e.From, "Variable not defined: '"+e.Name+"'"), e.Name)
	return nil
}

// defValue returns a reference to a record.
func (in *interp) defValue(r *Record) *DefValue {
	if r.asDef == nil {
		d := next(&in.slabs.defs)
		d.Rec = r
		d.meta = meta{typ: in.refType(r), hash: mix(0xdef, uint32(r.ID)), bits: concrete}
		r.asDef = d
	}
	return r.asDef
}

func (in *interp) evalBits(e *syntax.BitsLit, rec *Record) Value {
	var bits []Value // highest first
	vals := make([]Value, len(e.Elems))
	for i, x := range e.Elems {
		if vals[i] = in.eval(x, rec, nil); vals[i] == nil {
			return nil
		}
	}
	for i, v := range vals {
		switch v := v.(type) {
		case *BitsValue:
			for j := len(v.Bits) - 1; j >= 0; j-- {
				bits = append(bits, v.Bits[j])
			}
			continue
		case *varValue:
			if v.typ.kind == KindBits {
				for j := v.typ.size - 1; j >= 0; j-- {
					bits = append(bits, in.bitOf(v, j))
				}
				continue
			}
		}
		b := in.cast(v, bitType)
		if b == nil {
			in.errorIn(e.From, e.To, "Element #"+strconv.Itoa(i)+" ("+v.String()+") is not convertable to a bit")
			return nil
		}
		bits = append(bits, b)
	}
	for i, j := 0, len(bits)-1; i < j; i, j = i+1, j-1 {
		bits[i], bits[j] = bits[j], bits[i]
	}
	return in.bitsOf(bits)
}

// evalList evaluates a list. Its element type is the explicit one, else the common type of the
// elements, else (for a list of elements without types) that of the context.
func (in *interp) evalList(e *syntax.ListLit, rec *Record, want *Type) Value {
	var wantElem *Type
	if want != nil {
		if want.kind != KindList {
			in.errorAfter(e.From+1, "Encountered a list when expecting a "+want.String())
			return nil
		}
		wantElem = want.elem
	}
	start := len(in.tmp)
	defer func() { in.tmp = in.tmp[:start] }()
	for _, x := range e.Elems {
		v := in.eval(x, rec, wantElem)
		if v == nil {
			return nil
		}
		in.tmp = append(in.tmp, v)
	}
	elems := in.tmp[start:]
	var given *Type
	if e.Type != nil {
		if given = in.typeOf(e.Type); given == nil {
			return nil
		}
	}
	var elem *Type
	for _, v := range elems {
		t := v.Type()
		switch {
		case t == nil:
		case elem == nil:
			elem = t
		default:
			if elem = in.commonType(elem, t); elem == nil {
				in.errorAfter(e.To, "Incompatible types in list elements")
				return nil
			}
		}
	}
	if given != nil {
		if elem != nil && !elem.convertibleTo(given) {
			in.errorAfter(e.To, "Incompatible types in list elements")
			return nil
		}
		elem = given
	}
	switch {
	case elem == nil && want == nil:
		in.errorAfter(e.To, "No type for list")
		return nil
	case elem == nil:
		elem = wantElem
	case want != nil && !elem.convertibleTo(wantElem):
		in.errorAfter(e.To, "Element type mismatch for list: element type '"+elem.String()+
			"' not convertible to '"+wantElem.String())
		return nil
	}
	return in.list(elems, elem)
}

func (in *interp) evalDag(e *syntax.DagLit, rec *Record) Value {
	op := in.eval(e.Op, rec, nil)
	if op == nil {
		return nil
	}
	start := len(in.tmp)
	defer func() { in.tmp = in.tmp[:start] }()
	names := make([]string, len(e.Args))
	for i, a := range e.Args {
		v := Unset
		if a.Value != nil {
			if v = in.eval(a.Value, rec, nil); v == nil {
				return nil
			}
		}
		in.tmp = append(in.tmp, v)
		names[i] = a.Name
	}
	return in.dag(op, in.tmp[start:], dagNames{op: e.OpName, args: names})
}

// evalField evaluates x.name.
func (in *interp) evalField(x Value, e *syntax.FieldSel, rec *Record) Value {
	name := in.str(e.Name)
	typ := fieldType(x, name)
	if typ == nil {
		in.stopAt(e.NameLoc)
		in.missing(fieldOf(x.Type()), e.Name)
		d := in.errorDiag(e.NameLoc, "Cannot access field '"+e.Name+"' of value '"+x.String()+"'")
		in.suggestField(d, x, e.Name)
		return nil
	}
	in.useField(e.NameLoc, x, name)
	return in.fieldFold(x, name, typ, rec)
}

func fieldType(x Value, name *StringValue) *Type {
	if d, ok := x.(*DefValue); ok {
		if f := d.Rec.field(name); f >= 0 {
			return d.Rec.shape.decls[f].typ
		}
		return nil
	}
	t := x.Type()
	if t == nil || t.kind != KindRecord {
		return nil
	}
	for _, c := range t.classes {
		if f := c.field(name); f >= 0 {
			return c.shape.decls[f].typ
		}
	}
	return nil
}

// fieldFold returns the value of a field of x, or an expression if x is not known
// yet.
func (in *interp) fieldFold(x Value, name *StringValue, typ *Type, rec *Record) Value {
	if d, ok := x.(*DefValue); ok {
		if d.Rec == rec {
			return in.fatal(rec, "Attempting to access field '"+name.S+"' of '"+d.String()+"' is a forbidden self-reference")
		}
		f := d.Rec.field(name)
		if f < 0 {
			return in.fatal(rec, "Cannot access field '"+name.S+"' of value '"+d.String()+"'")
		}
		if v := d.Rec.values[f]; isConcrete(v) {
			return v
		}
		typ = d.Rec.shape.decls[f].typ
	}
	return in.fieldOf(x, name, typ)
}

// evalRanges returns the indices in a list of bit ranges.
func (in *interp) evalRanges(ranges []syntax.Range) (list []int, ok bool) {
	for i := range ranges {
		r := &ranges[i]
		in.stop = r.Lo.End()
		lo := in.eval(r.Lo, nil, nil)
		if lo == nil {
			in.errorAfterLast(in.stop, "expected integer or bitrange")
			return nil, false
		}
		if list, ok = in.evalRange(r, lo, list); !ok {
			return nil, false
		}
	}
	return list, true
}

// maxBits bounds the bits of a type, and maxIndices the indices in a range and those in all ranges of a
// list but the last.
const (
	maxBits    = 1 << 16
	maxIndices = 1 << 20
)

// evalRange appends the indices of a range whose first index is known.
func (in *interp) evalRange(r *syntax.Range, lo Value, list []int) ([]int, bool) {
	first, ok := lo.(*IntValue)
	if !ok {
		return nil, in.errorAfter(r.Lo.End(), "expected integer or bitrange")
	}
	if first.V < 0 {
		return nil, in.errorAfter(r.Lo.End(), "invalid range, cannot be negative")
	}
	last := first
	if r.Hi != nil {
		in.stop = r.Hi.End()
		hi := in.eval(r.Hi, nil, nil)
		if hi == nil {
			in.errorAfterLast(in.stop, "expected integer value as end of range")
			return nil, false
		}
		if last, ok = hi.(*IntValue); !ok {
			return nil, in.errorAfter(r.Hi.End(), "expected integer value as end of range")
		}
		if r.Neg {
			last = in.int(-last.V)
		}
		if last.V < 0 {
			return nil, in.errorAfter(r.Hi.End(), "invalid range, cannot be negative")
		}
	}
	a, b := first.V, last.V
	if a-b > maxIndices || b-a > maxIndices || len(list) > maxIndices {
		return nil, in.errorAfter(r.Lo.End(), "range is too long")
	}
	for ; a < b; a++ {
		list = append(list, int(a))
	}
	for ; a > b; a-- {
		list = append(list, int(a))
	}
	return append(list, int(b)), true
}

// evalSlice evaluates x[ranges]. A single index yields an element; everything else yields the list of
// the elements at the concatenated indices.
func (in *interp) evalSlice(e *syntax.ListSlice, rec *Record, want *Type, inName bool) Value {
	x := in.evalMode(e.X, rec, want, inName)
	if x == nil {
		return nil
	}
	t := x.Type()
	if t == nil {
		in.errorIn(e.From, e.X.End(), "Invalid value, list expected")
		return nil
	}
	if t.kind != KindList {
		in.errorIn(e.From, e.X.End(), "Type '"+t.String()+"' is invalid, list expected")
		return nil
	}
	single := len(e.Ranges) == 1 && !e.Trailing
	var parts []Value // lists of indices
	var loose []Value
	flush := func() {
		if len(loose) > 0 {
			parts = append(parts, in.list(loose, intType))
			loose = nil
		}
	}
	for i := range e.Ranges {
		v := in.evalSliceElem(&e.Ranges[i], rec)
		if v == nil || in.dead {
			return nil
		}
		t := v.Type()
		switch {
		case t.kind == KindList && t.elem.kind != KindInt:
			in.errorIn(e.Ranges[i].Lo.Pos(), e.Ranges[i].Lo.End(), "expected list<int>, got "+t.String())
			return nil
		case t.kind == KindList:
			flush()
			parts = append(parts, v)
			single = false
		case t.kind != KindInt:
			in.errorIn(e.Ranges[i].Lo.Pos(), e.Ranges[i].Lo.End(), "unhandled type "+t.String()+" in range")
			return nil
		case single:
			return in.binary(syntax.OpListElem, x, v, x.Type().elem, rec)
		default:
			loose = append(loose, v)
		}
	}
	flush()
	at := parts[0]
	for _, p := range parts[1:] {
		at = in.listConcat(at, p)
	}
	return in.binary(syntax.OpListSlice, x, at, x.Type(), rec)
}

func (in *interp) listConcat(a, b Value) Value {
	return in.binary(syntax.OpListConcat, a, b, a.Type(), nil)
}

func (in *interp) evalSliceElem(r *syntax.Range, rec *Record) Value {
	lo := in.eval(r.Lo, rec, nil)
	if lo == nil {
		return nil
	}
	if lo.Type() == nil {
		in.errorAt(r.Lo.Pos(), "expected list<int>, got ?")
		return nil
	}
	if r.Hi == nil {
		return lo
	}
	hi := in.eval(r.Hi, rec, nil)
	if hi == nil {
		return nil
	}
	if r.Neg {
		n := -hi.(*IntValue).V
		if n < 0 {
			in.errorIn(r.Hi.Pos(), r.Hi.Pos(), "invalid range, cannot be negative")
			return nil
		}
		hi = in.int(n)
	} else if t := hi.Type(); t == nil || t.kind != KindInt {
		in.errorIn(r.Hi.Pos(), r.Hi.End(), "expected int...int, got "+typeName(hi))
		return nil
	}
	if lo.Type().kind != KindInt {
		in.errorIn(r.Lo.Pos(), r.Hi.End(), "expected int...int, got "+lo.Type().String())
		return nil
	}
	return in.binary(syntax.OpRangeC, lo, hi, intType.listOf(), rec)
}

func typeName(v Value) string {
	if t := v.Type(); t != nil {
		return t.String()
	}
	return v.String()
}

// evalPaste evaluates x # y: concatenation of two lists, or of the text of both
// operands.
func (in *interp) evalPaste(e *syntax.Paste, rec *Record, want *Type, inName bool) Value {
	x := in.evalMode(e.X, rec, want, inName)
	if x == nil {
		return nil
	}
	t := x.Type()
	if t == nil {
		in.errorIn(e.Hash, e.Hash, "LHS of paste is not typed!")
		return nil
	}
	if t.kind == KindList {
		if e.Y == nil {
			return x
		}
		y := in.eval(e.Y, rec, want)
		if y == nil {
			return nil
		}
		return in.listConcat(x, y)
	}
	if x = in.pasteText(x, e.Hash, rec); x == nil {
		return nil
	}
	var y Value = in.str("")
	if e.Y != nil {
		if y = in.evalMode(e.Y, rec, nil, true); y == nil {
			return nil
		}
		if y.Type() == nil {
			in.errorIn(e.Hash, e.To, "RHS of paste is not typed!")
			return nil
		}
		if y = in.pasteText(y, e.Hash, rec); y == nil {
			return nil
		}
	}
	return in.strConcat(x, y)
}

func (in *interp) pasteText(v Value, hash syntax.Loc, rec *Record) Value {
	if v.Type() == stringType {
		return v
	}
	c := in.unary(syntax.OpCast, v, stringType, rec, false)
	if c == nil || c.Type() == nil {
		in.errorAt(hash, "can't cast '"+v.String()+"' to string")
		return nil
	}
	return c
}

func (in *interp) strConcat(x, y Value) Value {
	return in.binary(syntax.OpStrConcat, x, y, stringType, nil)
}

// evalInstance returns an anonymous record, or an expression if arguments are not
// known yet.
func (in *interp) evalInstance(e *syntax.Instance, rec *Record) Value {
	name := in.str(e.Name)
	if name.bind == nil || name.bind.class == nil {
		in.stopAt(in.nextToken(e.From + syntax.Loc(len(e.Name))))
		in.missing("class", e.Name)
		in.suggestClass(in.errorDiag(e.From, "Expected a class name, got '"+e.Name+"'"), e.Name)
		return nil
	}
	class := name.bind.class
	in.used(name)
	in.refer(class)
	in.useRecord(UseClass, e.From, e.Name, class)
	args, ok := in.evalArgs(e.Args, rec, class)
	if ok && e.Err != nil {
		in.stop = e.Err.Loc
		in.syntaxErrorOnce(e.Err)
		return nil
	}
	ok = ok && in.castArgs(e.Args, args, class, e.End())
	if ok {
		in.stop = in.nextToken(e.To)
	}
	if !ok || !in.resolveArgs(class, args, e.From, nil) {
		return nil
	}
	v := in.anon(class, args, e.From)
	if v.def != nil {
		return v.def
	}
	for _, a := range v.args {
		if in.hasFree(a.val) {
			return v
		}
	}
	return in.instantiate(v)
}

// instantiate creates the anonymous record of an expression whose arguments are
// known.
func (in *interp) instantiate(v *anonValue) Value {
	if v.def != nil {
		return v.def
	}
	if in.dead {
		return Unset
	}
	class := v.class
	if len(in.insts) > maxInstances {
		in.errorAt(v.loc, "classes are instantiated too deeply")
		in.dead = true
		return Unset
	}
	rec := in.newRecord(in.newAnonymousName(), v.loc, kindAnonymous)
	in.insts = append(in.insts, instFrame{class, v.loc})
	defer func() { in.insts = in.insts[:len(in.insts)-1] }()
	in.inherit(rec, class)
	rec.hooks = append(rec.hooks, class.hooks...)
	sub := in.newSubstitution(rec)
	params := class.params()
	for i := range params {
		sub.set(params[i].name, class.values[i])
	}
	for i := range v.args {
		sub.set(params[v.args[i].param(class)].name, v.args[i].val)
	}
	in.resolveRecord(rec, &sub.resolver)
	in.release(sub)
	in.addSuper(rec, class)
	in.finish(rec, nil)
	in.addDef(rec)
	in.checkHooks(rec)
	v.def = in.defValue(rec)
	return v.def
}

func (in *interp) newRecord(name Value, loc syntax.Loc, kind recordKind) *Record {
	r := next(&in.slabs.records)
	*r = Record{ID: in.recordID(), kind: kind, recs: in.recs, name: name, shape: in.noFields}
	r.loc0[0] = loc
	r.locs = r.loc0[:]
	return r
}

func (in *interp) newAnonymousName() *anonName {
	in.buf = strconv.AppendInt(append(in.buf[:0], "anonymous_"...), int64(in.anonymous), 10)
	n := next(&in.slabs.names)
	n.name = in.bytes(in.buf, false)
	n.meta = meta{typ: stringType, hash: n.name.hash, bits: late, vars: varBloom(n.name)}
	in.anonymous++
	return n
}

func (in *interp) addDef(r *Record) {
	if s, ok := r.name.(*StringValue); ok {
		in.binding(in.plain(s)).def = r
	}
	in.recs.order = append(in.recs.order, r)
	if in.unit != nil {
		in.unit.cur.defs = append(in.unit.cur.defs, r)
	}
}
