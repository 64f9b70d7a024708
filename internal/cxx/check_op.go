package cxx

import "strings"

// arithType returns the common type of two operands after the usual arithmetic
// conversions of C++.
func arithType(a, b *Type) *Type {
	if a.Kind == KindFloat || b.Kind == KindFloat {
		if a.Kind == KindFloat && a.Bits == 64 || b.Kind == KindFloat && b.Bits == 64 {
			return TypeDouble
		}
		return TypeFloat
	}
	a, b = promote(a), promote(b)
	switch {
	case a.Bits > b.Bits:
		return a
	case b.Bits > a.Bits:
		return b
	case a.Unsigned:
		return a
	}
	return b
}

// promote performs integral promotion: types narrower than int become int.
func promote(t *Type) *Type {
	switch {
	case t.Kind == KindFloat:
		return t
	case t.Kind == KindBool || t.Bits < 32:
		return TypeInt32
	case t.Bits == 32 && t.Unsigned:
		return TypeUint32
	case t.Bits == 32:
		return TypeInt32
	case t.Unsigned:
		return TypeUint64
	}
	return TypeInt64
}

// unary checks a unary operator. Operators that a class defines take precedence over the conversion of
// an object to a number.
func (c *checker) unary(e *Unary) *tree {
	x := c.expr(e.X)
	if isPoison(x) {
		return c.poison(e, x)
	}
	switch e.Op {
	case tokNot:
		b := c.condition(x)
		if b.op == opConst {
			return constant(e, TypeBool, Bool(b.val.num == 0))
		}
		if isPoison(b) {
			return c.poison(e, b)
		}
		return &tree{op: opNot, t: TypeBool, at: at(e), x: b}
	case tokMul:
		return c.deref(e, x)
	case tokAnd:
		if x.t.Kind == KindFunc || x.t.Kind == KindObject && !x.lvalue { // a function, or a reference to an object
			return x
		}
		if !x.lvalue {
			return c.errorf(e, "cannot take the address of an rvalue of type '%s'", x.t)
		}
		return &tree{op: opAddr, t: PointerTo(x.t), at: at(e), x: x}
	case tokInc, tokDec:
		return c.incDec(e, x)
	}
	if x.t.Kind == KindObject {
		name := "operator" + e.Op.String()
		if fs := x.t.Class.method(name); fs != nil {
			return c.resolve(e, name, fs, []*tree{x}, nil)
		}
	}
	x = c.asNumber(x)
	if x.t.isNumber() || x.t.Kind == KindEnum && e.Op == tokTilde {
		t := x.t
		if t.isNumber() {
			t = promote(t)
			x = c.convert(x, t)
		}
		n := &tree{op: opNeg, t: t, at: at(e), x: x}
		switch e.Op {
		case tokAdd:
			return x
		case tokTilde:
			n.op = opCompl
		}
		if e.Op == tokTilde && t.Kind == KindFloat {
			return c.errorf(e, "invalid argument type '%s' to unary expression", x.t)
		}
		if x.op == opConst {
			return constant(e, t, negate(n.op, x.val, t))
		}
		return n
	}
	if x.t.Kind == KindFunc && e.Op == tokAdd { // a lambda as a pointer to a function
		if l := x.t.fn.lambda; l == nil || l.Default == 0 && len(l.Captures) == 0 {
			return x
		}
	}
	return c.errorf(e, "invalid argument type '%s' to unary expression", x.t)
}

// deref checks *x.
func (c *checker) deref(n Node, x *tree) *tree {
	if isPoison(x) {
		return x
	}
	switch x.t.Kind {
	case KindIter:
		return c.callFunc(n, iterElem, []*tree{x}, x.t.Elem)
	case KindPointer:
		return &tree{op: opLoad, t: x.t.Elem, at: at(n), x: x, lvalue: true}
	case KindOptional:
		return &tree{op: opUnwrap, t: x.t.Elem, at: at(n), x: x, lvalue: x.lvalue}
	case KindObject:
		for _, f := range x.t.Class.method("operator*") {
			if len(f.Params) == 0 && f.Template == nil {
				return c.callFunc(at(n), f, []*tree{x}, f.Result)
			}
		}
		return &tree{op: opNonNull, t: x.t, at: at(n), x: x}
	}
	return c.errorf(n, "indirection requires pointer operand ('%s' invalid)", x.t)
}

// incDec checks ++ and --. They become an update of the variable that adds or subtracts 1.
func (c *checker) incDec(e *Unary, x *tree) *tree {
	if x.t.Kind == KindIter && x.lvalue {
		step := Int(1)
		if e.Op == tokDec {
			step = Int(-1)
		}
		n, old := c.update(e, x)
		n.y = c.callFunc(e, iterAdd, []*tree{old, constant(e, TypeInt64, step)}, x.t)
		if e.Postfix {
			n.flags |= flagPostfix
		}
		return n
	}
	if x.flags&flagAlias != 0 {
		return c.errorf(e, "an assignment to what '%s' refers to is not supported", x.name)
	}
	if x.lvalue && (x.t == apClass().typ || x.t == apsClass().typ || x.t.isWide()) {
		tok := tokAdd
		if e.Op == tokDec {
			tok = tokSub
		}
		n, old := c.update(e, x)
		n.y = c.convert(c.binary(e, tok, old, constant(e, TypeUint64, Int(1))), x.t)
		if e.Postfix {
			n.flags |= flagPostfix
		}
		return n
	}
	if !x.lvalue || x.t.Kind != KindInt {
		if x.t.Kind == KindObject && x.lvalue {
			if fs := x.t.Class.method("operator" + e.Op.String()); fs != nil {
				return c.resolve(e, e.Op.String(), fs, []*tree{x}, nil)
			}
		}
		return c.errorf(e, "cannot increment value of type '%s'", x.t)
	}
	tok := tokAdd
	if e.Op == tokDec {
		tok = tokSub
	}
	n, old := c.update(e, x)
	n.y = c.convert(c.arith(e, tok, old, constant(e, TypeInt32, Int(1))), x.t)
	if e.Postfix {
		n.flags |= flagPostfix
	}
	return n
}

// update returns a node for x op= y without y, and a node for the old value of x.
func (c *checker) update(n Node, x *tree) (*tree, *tree) {
	u := &tree{op: opUpdate, t: x.t, at: at(n), x: x, slot: c.newLocal()}
	return u, &tree{op: opLocal, t: x.t, at: x.at, slot: u.slot, name: x.name}
}

func (c *checker) binaryExpr(e *Binary) *tree {
	// A long chain of || or && is a left-leaning tree. It is checked in a loop to
	// bound the recursion depth.
	if e.Op == tokOrOr || e.Op == tokAndAnd {
		return c.logical(e)
	}
	x, y := c.expr(e.X), c.expr(e.Y)
	if e.Op == tokComma {
		return &tree{op: opSeq, t: y.t, at: at(e), x: x, y: y}
	}
	if isPoison(x, y) {
		return c.poison(e, x, y)
	}
	return c.binary(e, e.Op, x, y)
}

func (c *checker) logical(e *Binary) *tree {
	x, y := c.condition(c.expr(e.X)), c.condition(c.expr(e.Y))
	op := opOr
	if e.Op == tokAndAnd {
		op = opAnd
	}
	return &tree{op: op, t: TypeBool, at: at(e), x: x, y: y}
}

// binary checks an operator whose operands are checked.
func (c *checker) binary(n Node, op Tok, x, y *tree) *tree {
	x, y = c.wideOperands(op, x, y)
	if t := c.overloaded(n, op, x, y); t != nil {
		return t
	}
	x, y = c.asNumber(x), c.asNumber(y)
	switch op {
	case tokEq, tokNe:
		return c.equal(n, op, x, y)
	case tokLt, tokGt, tokLe, tokGe:
		if x.t.Kind == KindString && y.t.Kind == KindString {
			return &tree{op: opCompare, tok: op, t: TypeBool, at: at(n), x: x, y: y, ct: TypeString}
		}
		if haveOrder(x.t, y.t) {
			return c.compare(n, op, x, y)
		}
		if x.t.Kind == KindList && y.t.Kind == KindList && haveOrder(x.t.Elem, y.t.Elem) && Same(x.t.Elem, y.t.Elem) {
			return c.callFunc(n, lexicographic(op, x.t.Elem), []*tree{x, y}, TypeBool)
		}
		return c.badOperands(n, x, y)
	}
	return c.arith(n, op, x, y)
}

// lexicographic returns the comparison of lists of numbers.
func lexicographic(op Tok, elem *Type) *Func {
	return &Func{Name: "operator" + op.String(), Builtin: true, Call: func(_ *Machine, args []Value) Value {
		x, y := args[0], args[1]
		for i := range min(x.Len(), y.Len()) {
			if a, b := x.At(i), y.At(i); !compareNumbers(tokEq, elem, a, b) {
				return Bool(compareNumbers(op, elem, a, b))
			}
		}
		return Bool(compareNumbers(op, TypeInt64, Int(int64(x.Len())), Int(int64(y.Len()))))
	}}
}

func haveOrder(a, b *Type) bool {
	if a.Kind == KindEnum || b.Kind == KindEnum {
		return a.isIntegral() && b.isIntegral()
	}
	return a.isNumber() && b.isNumber()
}

func (c *checker) badOperands(n Node, x, y *tree) *tree {
	return c.errorf(n, "invalid operands to binary expression ('%s' and '%s')", x.t, y.t)
}

// overloaded tries the operators of the operands' classes. It returns nil if none
// matches.
func (c *checker) overloaded(n Node, op Tok, x, y *tree) *tree {
	if x.t.Class == nil && y.t.Class == nil {
		return nil
	}
	if t := c.freeOperator(n, "operator"+op.String(), x, y); t != nil {
		return t
	}
	if t := c.operator(n, "operator"+op.String(), x, y); t != nil {
		return t
	}
	switch op {
	case tokNe:
		if t := c.operator(n, "operator==", x, y); t != nil {
			return &tree{op: opNot, t: TypeBool, at: at(n), x: t}
		}
		if t := c.operator(n, "operator==", y, x); t != nil {
			return &tree{op: opNot, t: TypeBool, at: at(n), x: t}
		}
	case tokEq:
		return c.operator(n, "operator==", y, x)
	}
	return nil
}

func (c *checker) operator(n Node, name string, x, y *tree) *tree {
	if x.t.Kind != KindObject {
		return nil
	}
	return c.overload(n, x.t.Class.method(name), []*tree{x, y}, nil)
}

// freeOperator tries the operators that are functions in the namespace of an operand's
// class, if that is defined in code. It returns nil if none matches.
func (c *checker) freeOperator(n Node, name string, x, y *tree) *tree {
	for _, k := range []*Class{x.t.Class, y.t.Class} {
		if k == nil || !k.value && !k.enum {
			continue
		}
		ns := ""
		if i := strings.LastIndex(k.Name, "::"); i >= 0 {
			ns = k.Name[:i]
		}
		for {
			if e := c.reg.lookupIn(ns, name, 0); e != nil && e.funcs != nil {
				if t := c.overload(n, e.funcs, []*tree{x, y}, nil); t != nil {
					return t
				}
			}
			if ns == "" {
				break
			}
			ns = ns[:max(strings.LastIndex(ns, "::"), 0)]
		}
	}
	return nil
}

// compare checks a comparison of numbers or enums.
func (c *checker) compare(n Node, op Tok, x, y *tree) *tree {
	t := x.t
	switch {
	case x.t.Kind == KindEnum && y.t.Kind != KindEnum:
		t = promote(y.t)
	case y.t.Kind == KindEnum && x.t.Kind != KindEnum:
		t = promote(x.t)
	case x.t.Kind != KindEnum:
		t = arithType(x.t, y.t)
	}
	if !Same(x.t, y.t) || x.t.Kind != KindEnum {
		x, y = c.convertNumber(x, t), c.convertNumber(y, t)
	}
	if x.op == opConst && y.op == opConst {
		return constant(n, TypeBool, Bool(compareNumbers(op, t, x.val, y.val)))
	}
	return &tree{op: opCompare, tok: op, t: TypeBool, at: at(n), x: x, y: y, ct: t}
}

func (c *checker) convertNumber(x *tree, t *Type) *tree {
	if Same(x.t, t) {
		return x
	}
	out, _ := numberTo(x, t, true)
	return out
}

// equal checks == and != of operands that no overloaded operator compares.
func (c *checker) equal(n Node, op Tok, x, y *tree) *tree {
	if haveOrder(x.t, y.t) {
		return c.compare(n, op, x, y)
	}
	if x.t.Kind == KindNull || x.t.Kind == KindNone {
		x, y = y, x
	}
	a, b := x.t, y.t
	var t *Type
	switch {
	case b.Kind == KindNull && (a.Kind == KindObject || a.Kind == KindPointer || a.Kind == KindNull),
		b.Kind == KindNone && (a.Kind == KindOptional || a.Kind == KindNone):
		set := &tree{op: opBool, t: TypeBool, at: at(n), x: x}
		if op == tokNe {
			return set
		}
		return &tree{op: opNot, t: TypeBool, at: at(n), x: set}
	case a.Kind == KindObject && b.Kind == KindObject:
		// Objects of unrelated classes are compared by identity, so either class
		// may provide the comparison.
		t = a
		if a.Class.equal() == nil {
			t = b
		}
	case a.Kind == KindOptional || b.Kind == KindOptional:
		t = c.optionalEqual(x, y)
	case sameValues(a, b):
		t = b
	case sameValues(b, a):
		t = a
	case a.Kind == KindList && b.Kind == KindList && a.Elem.isIntegral() && b.Elem.isIntegral():
		t = a
	default:
		if conv, rank := c.coerce(x, b, false); rank >= 0 {
			x, t = conv, b
		} else if conv, rank := c.coerce(y, a, false); rank >= 0 {
			y, t = conv, a
		}
	}
	if t == nil || !hasEqual(t) {
		return c.badOperands(n, x, y)
	}
	return &tree{op: opEqual, tok: op, t: TypeBool, at: at(n), x: x, y: y, ct: t}
}

// optionalEqual returns the type in which an optional is compared with another
// optional or with a value.
func (c *checker) optionalEqual(x, y *tree) *Type {
	elem := func(t *Type) *Type {
		if t.Kind == KindOptional {
			return t.Elem
		}
		return t
	}
	a, b := elem(x.t), elem(y.t)
	if sameValues(a, b) || sameValues(b, a) || a.isNumber() && b.isNumber() {
		return OptionalOf(a)
	}
	return nil
}

// hasEqual reports whether values of the type can be compared.
func hasEqual(t *Type) bool {
	switch t.Kind {
	case KindFunc, KindInit, KindVoid:
		return false
	case KindList, KindOptional:
		return hasEqual(t.Elem)
	case KindTuple:
		for _, e := range t.Elems {
			if !hasEqual(e) {
				return false
			}
		}
	}
	return true
}

// arith checks + - * / % & | ^ << >>.
func (c *checker) arith(n Node, op Tok, x, y *tree) *tree {
	if x.t.Kind == KindString && y.t.Kind == KindString && op == tokAdd {
		return &tree{op: opArith, tok: op, t: TypeString, at: at(n), x: x, y: y}
	}
	if x.t.Kind == KindIter && (op == tokAdd || op == tokSub) {
		return c.iterArith(n, op, x, y)
	}
	if x.t.Kind == KindEnum && Same(x.t, y.t) && (op == tokAnd || op == tokOr || op == tokXor) {
		return c.fold(&tree{op: opArith, tok: op, t: x.t, at: at(n), x: x, y: y})
	}
	x, y = numeric(x), numeric(y)
	if !x.t.isNumber() || !y.t.isNumber() {
		return c.badOperands(n, x, y)
	}
	t := arithType(x.t, y.t)
	bits := op != tokAdd && op != tokSub && op != tokMul && op != tokDiv
	if bits && t.Kind == KindFloat {
		return c.badOperands(n, x, y)
	}
	if op == tokShl || op == tokShr {
		t = promote(x.t)
		x, y = c.convertNumber(x, t), c.convertNumber(y, promote(y.t))
	} else {
		x, y = c.convertNumber(x, t), c.convertNumber(y, t)
	}
	return c.fold(&tree{op: opArith, tok: op, t: t, at: at(n), x: x, y: y})
}

// numeric converts a case of an enum that is no enum class to a number.
func numeric(x *tree) *tree {
	if x.t.Kind == KindEnum && x.t.Class.unscoped {
		x, _ = numberTo(x, promote(x.t), true)
	}
	return x
}

// iterArith checks iterator arithmetic: it + n, it - n and it - it.
func (c *checker) iterArith(n Node, op Tok, x, y *tree) *tree {
	switch {
	case y.t.isIntegral():
		y = c.convertNumber(y, TypeInt64)
		if op == tokSub {
			y = &tree{op: opNeg, t: TypeInt64, at: y.at, x: y}
		}
		return c.callFunc(n, iterAdd, []*tree{x, y}, x.t)
	case y.t.Kind == KindIter && op == tokSub:
		return c.callFunc(n, iterDistance, []*tree{y, x}, TypeInt64)
	}
	return c.badOperands(n, x, y)
}

func (c *checker) fold(n *tree) *tree {
	if n.x.op == opConst && n.y.op == opConst {
		if v, fault := arith(n.tok, n.t, n.y.t, n.x.val, n.y.val); fault == "" {
			return constant(n.at, n.t, v)
		}
	}
	return n
}

func (c *checker) assign(e *Assign) *tree {
	x := c.expr(e.X)
	y := c.expr(e.Y)
	if isPoison(x, y) {
		return c.poison(e, x, y)
	}
	if x.op == opCall && x.fn.Set != nil && e.Op == tokAssign {
		return c.callFunc(e, x.fn.Set, []*tree{x.list[0], c.convert(y, x.t)}, x.t)
	}
	if x.t.Kind == KindObject && (e.Op != tokAssign || isInstance(x.t)) {
		name := "operator="
		if e.Op != tokAssign {
			name = "operator" + e.Op.String() + "="
		}
		if t := c.operator(e, name, x, y); t != nil {
			return t
		}
	}
	if x.t.Kind == KindList && x.t.Vector && (x.op == opSlot || x.op == opCall) && e.Op == tokAssign {
		return c.callFunc(e, assignFunc, []*tree{x, c.convert(y, ListOf(x.t.Elem))}, x.t)
	}
	if e.Op == tokAssign && isTemporary(x) {
		return &tree{op: opSeq, t: x.t, at: at(e), x: x, y: c.convert(y, x.t)}
	}
	if !x.lvalue || x.op == opSlot {
		return c.errorf(e, "expression is not assignable")
	}
	if x.flags&flagAlias != 0 {
		return c.errorf(e, "an assignment to what '%s' refers to is not supported", x.name)
	}
	if e.Op == tokAssign {
		y = c.copied(c.convert(y, x.t))
		return &tree{op: opAssign, t: x.t, at: at(e), x: x, y: y}
	}
	n, old := c.update(e, x)
	y = c.binary(e, e.Op, old, y)
	if x.t.isNumber() && y.t.isNumber() {
		y = c.convertNumber(y, x.t)
	}
	n.y = c.convert(y, x.t)
	return n
}

// isTemporary reports whether a tree is a handle that a method of an immutable object
// returned. C++ lets it be assigned to, which changes nothing but the temporary object.
func isTemporary(t *tree) bool {
	handle := func(t *tree) bool { return t.t.Kind == KindObject && t.t.Class.isHandle() }
	return t.op == opCall && !t.lvalue && handle(t) && len(t.list) > 0 && handle(t.list[0])
}

// copied copies an object of a class that code defines, and a list that owns its elements
// when it is read from a variable, since the variable continues to own it.
func (c *checker) copied(t *tree) *tree {
	if t.t.Kind == KindList && t.t.Vector && (t.lvalue || t.op == opField || t.op == opCall && !t.fn.Builtin) || isInstance(t.t) {
		return &tree{op: opCopy, t: t.t, at: t.at, x: t}
	}
	return t
}

func (c *checker) cond(e *Cond) *tree {
	b := c.condition(c.expr(e.C))
	x, y := c.expr(e.X), c.expr(e.Y)
	n := &tree{op: opCond, at: at(e), x: b, y: x, z: y}
	if n.t = commonType(x.t, y.t); n.t == nil {
		if v, rank := c.coerce(y, x.t, false); rank >= 0 {
			n.t, n.z = x.t, v
		} else if v, rank := c.coerce(x, y.t, false); rank >= 0 {
			n.t, n.y = y.t, v
		} else {
			return c.errorf(e, "incompatible operand types ('%s' and '%s')", x.t, y.t)
		}
	}
	if n.t.Kind != Poison {
		n.y, n.z = c.convert(n.y, n.t), c.convert(n.z, n.t)
	}
	return n
}

func (c *checker) index(e *Index) *tree {
	x, i := c.expr(e.X), c.expr(e.I)
	if isPoison(x, i) {
		return c.poison(e, x, i)
	}
	if x.t.Kind == KindObject {
		if fs := x.t.Class.method("operator[]"); fs != nil {
			t := c.resolve(e, "operator[]", fs, []*tree{x, i}, nil)
			if t.op == opCall && t.fn.field {
				return c.deref(e, t)
			}
			return t
		}
	}
	t := TypeChar
	if x.t.Kind == KindList {
		t = x.t.Elem
	}
	if x.t.Kind != KindList && x.t.Kind != KindString || !i.t.isIntegral() {
		return c.errorf(e, "type '%s' does not provide a subscript operator", x.t)
	}
	return &tree{op: opIndex, t: t, at: at(e), x: x, y: i, lvalue: x.t.Vector}
}

// cast checks (T)x, static_cast<T>(x) and the other named casts.
func (c *checker) cast(e *CastExpr) *tree {
	to := c.typeName(e.Type)
	x := c.expr(e.X)
	if to == nil {
		return c.errorf(e.Type, "'auto' not allowed here")
	}
	if isPoison(x) || to.Kind == Poison {
		return c.poison(e, x)
	}
	if out, _ := c.coerce(x, to, true); out != nil {
		return out
	}
	if to.Kind == KindObject {
		if n := c.constructor(at(e), to, []*tree{x}, true); n != nil {
			return n
		}
	}
	return c.errorf(e, "cannot cast from type '%s' to '%s'", x.t, to)
}
