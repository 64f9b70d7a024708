package tablegen

import (
	"math"

	"github.com/mica-ir/mica/internal/tablegen/syntax"
)

// evalBang returns the value of an operator call.
func (in *interp) evalBang(e *syntax.BangCall, rec *Record, want *Type) Value {
	if e.Partial {
		return in.evalPartial(e, rec, want)
	}
	return in.evalWhole(e, rec, want)
}

// evalPartial evaluates the part of a call that was parsed before a syntax error, because the
// reference reports semantic errors in it first. Without such an error the result is Unset.
func (in *interp) evalPartial(e *syntax.BangCall, rec *Record, want *Type) Value {
	n := 1 // number of arguments that the reference checks before it finds the syntax error
	switch e.Op {
	case syntax.OpForeach, syntax.OpFilter:
		n = 2
	case syntax.OpFoldl:
		n = 3
		if len(e.Args) == 2 {
			n = 2
		}
	case syntax.OpIsA, syntax.OpExists, syntax.OpInstances, syntax.OpCast:
		if e.Type == nil {
			n = 0
		}
	case syntax.OpRange:
		n = len(e.Args)
	case syntax.OpIf, syntax.OpDag, syntax.OpSubst, syntax.OpSetDagArg, syntax.OpSetDagName, syntax.OpCond,
		syntax.OpSubstr, syntax.OpFind:
		n = 0
	}
	if n > 0 && len(e.Args) == n && !e.Op.IsBinary() {
		if in.evalWhole(e, rec, want) == nil {
			return nil
		}
		return Unset
	}
	if e.Type != nil && in.operatorType(e) == nil {
		return nil
	}
	if e.Op.IsBinary() {
		return in.evalBinary(e, rec, want)
	}
	for i, a := range e.Args {
		var w *Type
		if e.Op == syntax.OpIf && i > 0 {
			w = want
		}
		if in.eval(a, rec, w) == nil {
			return nil
		}
	}
	return Unset
}

func (in *interp) evalWhole(e *syntax.BangCall, rec *Record, want *Type) Value {
	switch e.Op {
	case syntax.OpCond:
		return in.evalCond(e, rec, want)
	case syntax.OpForeach, syntax.OpFilter:
		return in.evalForeach(e, rec, want)
	case syntax.OpFoldl:
		return in.evalFoldl(e, rec)
	case syntax.OpRange:
		return in.evalRangeOp(e, rec)
	case syntax.OpSubstr, syntax.OpFind:
		return in.evalText(e, rec, want)
	case syntax.OpIsA, syntax.OpExists, syntax.OpInstances:
		return in.evalTyped(e, rec)
	case syntax.OpIf, syntax.OpDag, syntax.OpSubst, syntax.OpSetDagArg, syntax.OpSetDagName:
		return in.evalTernary(e, rec, want)
	case syntax.OpNot, syntax.OpToLower, syntax.OpToUpper, syntax.OpCast, syntax.OpLogTwo, syntax.OpHead,
		syntax.OpTail, syntax.OpSize, syntax.OpEmpty, syntax.OpGetDagOp, syntax.OpGetDagOpName,
		syntax.OpInitialized, syntax.OpRepr, syntax.OpListFlatten:
		return in.evalUnary(e, rec)
	}
	return in.evalBinary(e, rec, want)
}

// evalUnary evaluates an operator with one argument. It determines the type of the result before it
// evaluates the argument, which gives the reference's order of errors.
func (in *interp) evalUnary(e *syntax.BangCall, rec *Record) Value {
	var typ *Type
	switch e.Op {
	case syntax.OpToLower, syntax.OpToUpper, syntax.OpRepr, syntax.OpGetDagOpName:
		typ = stringType
	case syntax.OpNot, syntax.OpLogTwo, syntax.OpSize, syntax.OpEmpty, syntax.OpInitialized:
		typ = intType
	case syntax.OpCast:
		if typ = in.operatorType(e); typ == nil {
			return nil
		}
	case syntax.OpGetDagOp:
		typ = in.recordType(nil)
		if e.Type != nil {
			if typ = in.operatorType(e); typ == nil {
				return nil
			}
			if typ.kind != KindRecord {
				// The reference continues with the type after this error.
				in.softly(func() bool { return in.errorAfter(opEnd(e), "type for !getdagop must be a record type") })
			}
		}
	}
	x := in.eval(e.Args[0], rec, nil)
	if x == nil {
		return nil
	}
	end := e.Args[0].End()
	t := x.Type()
	switch e.Op {
	case syntax.OpEmpty, syntax.OpSize:
		if t == nil || t.kind != KindList && t.kind != KindString && t.kind != KindDag {
			in.errorAfter(end, "expected string, list, or dag type argument in unary operator")
			return nil
		}
	case syntax.OpHead, syntax.OpTail, syntax.OpListFlatten:
		if t == nil || t.kind != KindList {
			in.errorAfter(end, "expected list type argument in unary operator")
			return nil
		}
		if typ = in.listOpType(e.Op, x, end); typ == nil {
			return nil
		}
	}
	return in.unary(e.Op, x, typ, rec, false)
}

// listOpType returns the result type of !head, !tail or !listflatten of x.
func (in *interp) listOpType(op syntax.Op, x Value, end syntax.Loc) *Type {
	elem := x.Type().elem
	if l, ok := x.(*ListValue); ok {
		if len(l.Elems) == 0 {
			in.errorAfter(end, "empty list argument in unary operator")
			return nil
		}
		if elem = l.Elems[0].Type(); elem == nil {
			in.errorAfter(end, "untyped list element in unary operator")
			return nil
		}
	}
	switch {
	case op == syntax.OpHead:
		return elem
	case op == syntax.OpListFlatten && elem.kind == KindList:
		return elem
	}
	return elem.listOf()
}

func (in *interp) evalTyped(e *syntax.BangCall, rec *Record) Value {
	typ := in.operatorType(e)
	if typ == nil {
		return nil
	}
	if e.Op == syntax.OpIsA {
		x := in.eval(e.Args[0], rec, nil)
		if x == nil {
			return nil
		}
		return in.isA(typ, x)
	}
	if len(e.Args) == 0 {
		return in.instances(typ, in.str(".*"), rec, false)
	}
	at := e.Args[0].Pos()
	wrong := "expected string type argument in !" + e.Op.String() + " operator"
	x := in.eval(e.Args[0], rec, nil)
	if x == nil {
		if e.Op == syntax.OpInstances {
			in.followUp(at, wrong)
		}
		return nil
	}
	t := x.Type()
	switch {
	case t == nil:
		in.errorIn(at, e.Args[0].End(), wrong)
		return nil
	case t.kind == KindRecord && e.Op == syntax.OpExists:
		in.errorIn(at, e.Args[0].End(), wrong+", please use !isa instead")
		return nil
	case t.kind != KindString:
		in.errorIn(at, e.Args[0].End(), wrong)
		return nil
	}
	if e.Op == syntax.OpExists {
		return in.exists(typ, x, rec, false)
	}
	return in.instances(typ, x, rec, false)
}

// A binaryForm holds the type of a binary operator and the type of its arguments;
// nil means that it depends on the first argument.
func (in *interp) binaryForm(e *syntax.BangCall, want *Type) (typ, arg *Type, ok bool) {
	switch e.Op {
	case syntax.OpCon, syntax.OpSetDagOp, syntax.OpSetDagOpName:
		return dagType, dagType, true
	case syntax.OpMatch:
		return bitType, stringType, true
	case syntax.OpAnd, syntax.OpOr, syntax.OpXor, syntax.OpSra, syntax.OpSrl, syntax.OpShl,
		syntax.OpAdd, syntax.OpSub, syntax.OpMul, syntax.OpDiv:
		return intType, intType, true
	case syntax.OpEq, syntax.OpNe, syntax.OpLe, syntax.OpLt, syntax.OpGe, syntax.OpGt:
		return bitType, nil, true
	case syntax.OpListConcat, syntax.OpListRemove:
		return nil, want, true
	case syntax.OpListSplat:
		return nil, nil, true
	case syntax.OpStrConcat:
		return stringType, stringType, true
	case syntax.OpInterleave:
		return stringType, nil, true
	case syntax.OpGetDagName:
		return stringType, dagType, true
	case syntax.OpGetDagArg:
		if typ = in.operatorType(e); typ == nil {
			return nil, nil, false
		}
		return typ, dagType, true
	}
	panic("tablegen: not a binary operator: " + e.Op.String())
}

// evalBinary evaluates an operator with two arguments, or with more if it is associative: these are
// folded from the right. Each argument is checked before the next one is evaluated, as in the
// reference.
func (in *interp) evalBinary(e *syntax.BangCall, rec *Record, want *Type) Value {
	op := e.Op
	if e.Partial && op == syntax.OpGetDagArg && e.Type == nil {
		return Unset
	}
	typ, arg, ok := in.binaryForm(e, want)
	if !ok {
		return nil
	}
	if typ != nil && want != nil && !typ.convertibleTo(want) {
		in.errorIn(e.From, opEnd(e), "expected value of type '"+want.String()+"', got '"+typ.String()+"'")
		return nil
	}
	vals := make([]Value, 0, 4)
	for _, a := range e.Args {
		v := in.eval(a, rec, arg)
		if v == nil {
			return nil
		}
		vals = append(vals, v)
		t := v.Type()
		if t == nil {
			in.errorIn(e.From, a.End(), "expected value to be a typed value, got '"+v.String()+"'")
			return nil
		}
		if arg == nil {
			if arg, ok = in.checkFirst(e, t, len(vals), a, want); !ok {
				return nil
			}
		} else {
			both := in.commonType(arg, t)
			if both == nil {
				in.errorIn(a.Pos(), a.End(), "expected value of type '"+arg.String()+"', got '"+t.String()+"'")
				return nil
			}
			if typ != intType {
				arg = both
			}
		}
		switch op {
		case syntax.OpSetDagOpName:
			arg = stringType
		case syntax.OpSetDagOp:
			arg = in.recordType(nil)
		case syntax.OpGetDagArg:
			arg = nil
		case syntax.OpGetDagName:
			arg = intType
		}
	}
	if e.Partial {
		return Unset
	}
	switch op {
	case syntax.OpListConcat, syntax.OpListRemove:
		typ = arg
	case syntax.OpListSplat:
		typ = vals[0].Type().listOf()
	}
	switch op {
	case syntax.OpStrConcat, syntax.OpListConcat, syntax.OpCon, syntax.OpAdd, syntax.OpAnd, syntax.OpOr,
		syntax.OpXor, syntax.OpMul:
		for len(vals) > 2 {
			n := len(vals)
			vals[n-2] = in.binary(op, vals[n-2], vals[n-1], typ, rec)
			vals = vals[:n-1]
		}
	}
	if len(vals) != 2 {
		in.errorIn(e.From, e.To, "expected two operands to operator")
		return nil
	}
	return in.binary(op, vals[0], vals[1], typ, rec)
}

// checkFirst checks an argument whose type was not known in advance and returns the
// type that is required of the next one.
func (in *interp) checkFirst(e *syntax.BangCall, t *Type, n int, a syntax.Expr, want *Type) (arg *Type, ok bool) {
	fail := func(msg string) (*Type, bool) { return nil, in.errorIn(a.Pos(), a.End(), msg) }
	isInt := t.convertibleTo(intType)
	switch e.Op {
	case syntax.OpListConcat, syntax.OpListRemove:
		if t.kind != KindList {
			return fail("expected a list, got value of type '" + t.String() + "'")
		}
	case syntax.OpListSplat:
		if want != nil && n == 1 {
			if want.kind != KindList {
				return nil, in.errorIn(e.From, a.End(), "expected output type to be a list, got type '"+want.String()+"'")
			}
			if !t.listOf().convertibleTo(want) {
				return nil, in.errorIn(e.From, a.End(), "expected first arg type to be '"+t.String()+"', got value of type '"+want.elem.String()+"'")
			}
		}
		if n == 2 && t.kind != KindInt {
			return fail("expected second parameter to be an int, got value of type '" + t.String() + "'")
		}
		return nil, true
	case syntax.OpEq, syntax.OpNe:
		if !isInt && t.kind != KindString && t.kind != KindRecord {
			return fail("expected bit, bits, int, string, or record; got value of type '" + t.String() + "'")
		}
	case syntax.OpLe, syntax.OpLt, syntax.OpGe, syntax.OpGt:
		if !isInt && t.kind != KindString {
			return fail("expected bit, bits, int, or string; got value of type '" + t.String() + "'")
		}
	case syntax.OpInterleave:
		if n == 1 && t != stringType.listOf() && !t.convertibleTo(intType.listOf()) {
			return fail("expected list of string, int, bits, or bit; got value of type '" + t.String() + "'")
		}
		if n == 2 && t.kind != KindString {
			return fail("expected second argument to be a string, got value of type '" + t.String() + "'")
		}
		return nil, true
	case syntax.OpGetDagArg:
		if !isInt && t.kind != KindString {
			return fail("expected bit, bits, int, or string; got value of type '" + t.String() + "'")
		}
	}
	return t, true
}

func (in *interp) evalRangeOp(e *syntax.BangCall, rec *Record) Value {
	var vals []Value
	list := false
	for i, a := range e.Args {
		if i >= 3 {
			in.errorIn(a.Pos(), a.Pos(), "expected at most three values of integer")
			return nil
		}
		v := in.eval(a, rec, nil)
		if v == nil {
			return nil
		}
		vals = append(vals, v)
		t := v.Type()
		switch {
		case t == nil:
			in.errorIn(e.From, a.End(), "expected value to be a typed value, got '"+v.String()+"'")
			return nil
		case list:
			in.errorIn(a.Pos(), a.End(), "expected one list, got extra value of type '"+t.String()+"'")
			return nil
		case i == 0 && t.kind == KindList:
			list = true
		case t.kind == KindInt:
		case i > 0:
			in.errorIn(a.Pos(), a.End(), "expected value of type 'int', got '"+t.String()+"'")
			return nil
		default:
			in.errorIn(a.Pos(), a.End(), "expected list or int, got value of type '"+t.String()+"'")
			return nil
		}
	}
	var from, to, step Value = in.int(0), vals[0], in.int(1)
	if list {
		to = in.unary(syntax.OpSize, vals[0], intType, rec, false)
	}
	if len(vals) > 1 {
		from, to = vals[0], vals[1]
	}
	if len(vals) > 2 {
		step = vals[2]
	}
	return in.ternary(syntax.OpRange, from, to, step, intType.listOf(), rec)
}

// bindNames makes names visible as fields of rec while f runs. If there is no
// record, a temporary one is created.
func (in *interp) bindNames(rec *Record, names []*StringValue, types []*Type, loc syntax.Loc, f func(rec *Record) Value) Value {
	if rec == nil {
		rec = in.newRecord(in.str(".parse"), loc, kindDef)
	}
	in.push(scope{rec: rec})
	shape, n := rec.shape, len(rec.values)
	for i, name := range names {
		in.appendField(rec, name, decl{typ: types[i]}, Unset, 0)
	}
	v := f(rec)
	in.dropFields(rec, shape, n)
	in.pop()
	return v
}

// evalForeach evaluates !foreach and !filter. The body is evaluated once, with the iteration variable
// as an unknown field of the record; folding then resolves it for each element.
func (in *interp) evalForeach(e *syntax.BangCall, rec *Record, want *Type) Value {
	name := in.str(e.Vars[0].Name)
	if rec != nil && rec.field(name) >= 0 {
		in.errorAfter(e.Vars[0].To, "iteration variable '"+name.String()+"' is already defined")
		return nil
	}
	over := in.eval(e.Args[0], rec, nil)
	if over == nil {
		return nil
	}
	foreach := e.Op == syntax.OpForeach
	bodyLoc := e.Args[1].Pos()
	t := over.Type()
	var elem, wantBody *Type
	isDag := false
	switch {
	case t == nil:
		in.errorIn(bodyLoc, bodyLoc, "could not get type of !foreach/!filter list or dag")
		return nil
	case t.kind == KindList:
		elem = t.elem
		if want != nil {
			if want.kind != KindList {
				in.errorIn(e.From, bodyLoc, "expected value of type '"+want.String()+"', but got list type")
				return nil
			}
			wantBody = intType
			if foreach {
				wantBody = want.elem
			}
		}
	case t.kind == KindDag && foreach:
		elem, isDag = t, true
		if want != nil && want.kind != KindDag {
			in.errorIn(e.From, bodyLoc, "expected value of type '"+want.String()+"', but got dag type")
			return nil
		}
	case foreach:
		in.errorIn(bodyLoc, bodyLoc, "!foreach must have a list or dag argument")
		return nil
	default:
		in.errorIn(bodyLoc, bodyLoc, "!filter must have a list argument")
		return nil
	}
	body := in.bindNames(rec, []*StringValue{name}, []*Type{elem}, bodyLoc, func(rec *Record) Value {
		return in.eval(e.Args[1], rec, wantBody)
	})
	if body == nil {
		return nil
	}
	out := elem
	switch {
	case foreach && !isDag:
		bt := body.Type()
		if bt == nil {
			in.errorAfter(e.To, "could not get type of !foreach result expression")
			return nil
		}
		out = bt.listOf()
	case !foreach:
		out = elem.listOf()
	}
	return in.ternary(e.Op, in.variable(name, elem), over, body, out, rec)
}

// evalFoldl evaluates !foldl. As for !foreach, the body is evaluated once with its two variables
// unknown.
func (in *interp) evalFoldl(e *syntax.BangCall, rec *Record) Value {
	start := in.eval(e.Args[0], rec, nil)
	if start == nil {
		return nil
	}
	st := start.Type()
	if st == nil {
		in.errorAfter(e.Args[0].End(), "could not get type of !foldl start: '"+start.String()+"'")
		return nil
	}
	over := in.eval(e.Args[1], rec, nil)
	if over == nil {
		return nil
	}
	t := over.Type()
	if t == nil {
		in.errorAfter(e.Args[1].End(), "could not get type of !foldl list: '"+over.String()+"'")
		return nil
	}
	if t.kind != KindList {
		in.errorAfter(e.Args[1].End(), "!foldl list must be a list, but is of type '"+t.String())
		return nil
	}
	names := make([]*StringValue, len(e.Vars))
	for i := range e.Vars {
		names[i] = in.str(e.Vars[i].Name)
		if rec != nil && rec.field(names[i]) >= 0 {
			side := [...]string{"left", "right"}[i]
			in.errorIn(e.Vars[i].From, e.Vars[i].From, side+" !foldl variable '"+names[i].String()+"' already defined")
			return nil
		}
	}
	if len(e.Args) == 2 {
		return Unset // a syntax error follows
	}
	body := in.bindNames(rec, names, []*Type{st, t.elem}, e.From, func(rec *Record) Value {
		return in.eval(e.Args[2], rec, nil)
	})
	if body == nil {
		return nil
	}
	bt := body.Type()
	if bt == nil {
		in.errorAfter(e.Args[2].End(), "could not get type of !foldl expression")
		return nil
	}
	if bt != st {
		in.errorAfter(e.Args[2].End(), "!foldl expression must be of same type as start ("+st.String()+"), but is of type "+bt.String())
		return nil
	}
	return in.foldl(start, over, in.variable(names[0], st), in.variable(names[1], t.elem), body, st, rec)
}

func (in *interp) evalCond(e *syntax.BangCall, rec *Record, want *Type) Value {
	args := make([]Value, len(e.Args))
	var typ *Type
	for i, a := range e.Args {
		w := want
		if i%2 == 0 {
			w = nil
		}
		if args[i] = in.eval(a, rec, w); args[i] == nil {
			return nil
		}
	}
	for i := 1; i < len(args); i += 2 {
		t := args[i].Type()
		switch {
		case t == nil:
		case typ == nil:
			typ = t
		default:
			both := in.commonType(typ, t)
			if both == nil {
				in.errorAfter(e.To, "inconsistent types '"+typ.String()+"' and '"+t.String()+"' for !cond")
				return nil
			}
			typ = both
		}
	}
	if typ == nil {
		in.errorAfter(e.To, "could not determine type for !cond from its arguments")
		return nil
	}
	return in.cond(args, typ, rec)
}

// evalTernary evaluates an operator with three arguments. It evaluates all of them before it checks
// their types.
func (in *interp) evalTernary(e *syntax.BangCall, rec *Record, want *Type) Value {
	var typ *Type
	switch e.Op {
	case syntax.OpDag, syntax.OpSetDagArg, syntax.OpSetDagName:
		typ, want = dagType, nil
	}
	var v [3]Value
	var t [3]*Type
	var at [3]syntax.Loc
	for i, a := range e.Args {
		w := want
		if i == 0 {
			w = nil
		}
		if v[i] = in.eval(a, rec, w); v[i] == nil {
			return nil
		}
		t[i], at[i] = v[i].Type(), a.Pos()
	}
	switch e.Op {
	case syntax.OpDag:
		switch {
		case t[1] != nil && t[1].kind != KindList:
			in.errorIn(at[1], e.To, "expected list of children, got type '"+t[1].String()+"'")
			return nil
		case t[2] != nil && t[2] != stringType.listOf():
			in.errorIn(at[2], e.To, "expected list<string>, got type '"+t[2].String()+"'")
			return nil
		case t[1] == nil && t[2] == nil:
			in.errorIn(at[1], e.To, "cannot have both unset children and unset names in !dag")
			return nil
		}
	case syntax.OpIf:
		a, b := t[1], t[2]
		if a == nil {
			a = b
		}
		if b == nil {
			b = a
		}
		if a == nil {
			in.errorAfter(e.To, "could not get type for !if")
			return nil
		}
		if typ = in.commonType(a, b); typ == nil {
			in.errorAfter(e.To, "inconsistent types '"+a.String()+"' and '"+b.String()+"' for !if")
			return nil
		}
	case syntax.OpSubst:
		if typ = t[2]; typ == nil {
			in.errorAfter(e.To, "could not get type for !subst")
			return nil
		}
	default:
		if t[1] == nil || t[1].kind != KindInt && t[1].kind != KindString {
			got := "'" + v[1].String() + "'"
			if t[1] != nil {
				got = "type '" + t[1].String() + "'"
			}
			in.errorIn(at[1], e.To, "expected integer index or string name, got "+got)
			return nil
		}
		if e.Op == syntax.OpSetDagName && t[2] != nil && t[2].kind != KindString {
			in.errorIn(at[2], e.To, "expected string or unset name, got type '"+t[2].String()+"'")
			return nil
		}
	}
	return in.ternary(e.Op, v[0], v[1], v[2], typ, rec)
}

// evalText evaluates !substr and !find.
func (in *interp) evalText(e *syntax.BangCall, rec *Record, want *Type) Value {
	typ := stringType
	if e.Op == syntax.OpFind {
		typ = intType
	}
	var v [3]Value
	for i, a := range e.Args {
		if v[i] = in.eval(a, rec, nil); v[i] == nil {
			return nil
		}
	}
	lastLoc := e.To - 1
	if v[2] == nil {
		v[2] = in.int(math.MaxInt64)
		if e.Op == syntax.OpFind {
			v[2] = in.int(0)
		}
	} else {
		lastLoc = e.Args[2].Pos()
	}
	if want != nil && !typ.convertibleTo(want) {
		// The reference continues with the value after this error.
		in.softly(func() bool {
			return in.errorIn(lastLoc, e.To, "expected value of type '"+want.String()+"', got '"+typ.String()+"'")
		})
		if !in.opts.AsReference {
			return nil
		}
	}
	for i := range v {
		t, kind := v[i].Type(), KindInt
		if i == 0 || i == 1 && e.Op == syntax.OpFind {
			kind = KindString
		}
		if t == nil || t.kind == kind {
			continue
		}
		noun := "int"
		if kind == KindString {
			noun = "string"
		}
		msg := "expected " + noun + ", got type '" + t.String() + "'"
		if i == 1 {
			in.errorIn(e.Args[1].Pos(), e.To, msg)
		} else {
			in.errorAfter(e.To, msg)
		}
		return nil
	}
	return in.ternary(e.Op, v[0], v[1], v[2], typ, rec)
}

// opEnd returns where the name of the operator ends.
func opEnd(e *syntax.BangCall) syntax.Loc {
	if e.Type != nil {
		return e.Type.To + 1
	}
	return e.From + 1 + syntax.Loc(len(e.Op.String()))
}

// operatorType returns the type that is written in angle brackets after an
// operator.
func (in *interp) operatorType(e *syntax.BangCall) *Type {
	typ := in.typeOf(e.Type)
	if typ == nil {
		in.errorAfterLast(e.Type.To, "expected type name for operator")
		switch e.Op {
		case syntax.OpCast, syntax.OpGetDagOp:
			in.errorAfterLast(e.Type.To, "did not get type for unary operator")
		case syntax.OpGetDagArg:
			in.errorAfterLast(e.Type.To, "did not get type for !getdagarg operator")
		}
	}
	return typ
}
