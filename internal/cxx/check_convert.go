package cxx

import "github.com/mica-ir/mica/num"

// typeAnyFunc is the type of parameters that accept any callable value:
// function_ref and std::function. A variable of this type gets the type of its
// initializer.
var typeAnyFunc = &Type{Kind: KindFunc, fn: &funcType{name: "function"}}

// Ranks of implicit conversions; overload resolution prefers smaller ones.
const (
	exact = iota
	promotion
	standard
	userDefined
	checked
	impossible = -1
)

// convert converts implicitly, or reports that there is no conversion.
func (c *checker) convert(t *tree, to *Type) *tree {
	if out, _ := c.coerce(t, to, false); out != nil {
		return out
	}
	return c.errorf(t.at, "no viable conversion from '%s' to '%s'", t.t, to)
}

// coerce converts t and returns the rank of the conversion, or nil if there is no conversion.
// If explicit is set, it performs the conversions of static_cast and T(x). Conversion operators of
// t's class are tried last.
func (c *checker) coerce(t *tree, to *Type, explicit bool) (*tree, int) {
	from := t.t
	switch {
	case from.Kind == Poison || to.Kind == Poison || Same(from, to):
		return t, exact
	case from.Kind == KindInit:
		return c.coerceInit(t, to)
	case isLogicalResult(from) && isLogicalResult(to):
		return retype(t, to), promotion
	}
	to = deduce(to, []*tree{t})
	switch to.Kind {
	case KindVoid:
		if explicit {
			return &tree{op: opSeq, t: TypeVoid, at: t.at, x: t}, standard
		}
	case KindBool:
		if explicit {
			if b := c.truth(t); b != nil {
				return b, standard
			}
		}
		if from.isNumber() || from.Kind == KindPointer {
			return c.toBool(t), standard
		}
	case KindInt, KindFloat, KindEnum:
		if isLogicalResult(to) && from.Kind == KindOptional && !explicit { // a FailureOr
			return retype(&tree{op: opBool, t: TypeBool, at: t.at, x: t}, to), userDefined
		}
		if out, rank := numberTo(t, to, explicit); out != nil {
			return out, rank
		}
	case KindObject:
		if variantType(to) != nil {
			return c.toVariant(t, to)
		}
		if out, rank := c.toObject(t, to, explicit); out != nil {
			return out, rank
		}
	case KindOptional:
		if out, rank := c.toOptional(t, to); out != nil {
			return out, rank
		}
	case KindList:
		if out, rank := c.toList(t, to, explicit); out != nil {
			return out, rank
		}
	case KindPointer:
		if from.Kind == KindNull {
			return constant(t.at, to, Null), promotion
		}
		if from.Kind == KindPointer {
			if _, rank := c.coerce(&tree{t: from.Elem}, to.Elem, false); rank >= 0 && rank <= promotion {
				return retype(t, to), promotion
			}
		}
	case KindTuple:
		if from.Kind == KindTuple && len(from.Elems) == len(to.Elems) {
			for i := range from.Elems {
				if !sameValues(from.Elems[i], to.Elems[i]) {
					return nil, impossible
				}
			}
			return retype(t, to), promotion
		}
	case KindFunc:
		switch {
		case from.Kind == KindFunc && to == typeAnyFunc:
			return t, exact
		case isFunction(to):
			return c.toFunction(t, to)
		}
	}
	return c.byOperator(t, to, explicit)
}

// asList converts an object whose class converts to a list. It returns other values
// unchanged.
func (c *checker) asList(t *tree) *tree {
	if t.t.Kind == KindObject {
		if l := t.t.Class.listConversion(); l != nil {
			if conv, _ := c.coerce(t, l, false); conv != nil {
				return conv
			}
		}
	}
	return t
}

// byOperator converts with a conversion operator of the object's class. That of a class that
// code defines may be followed by a conversion of numbers.
func (c *checker) byOperator(t *tree, to *Type, explicit bool) (*tree, int) {
	if t.t.Kind != KindObject {
		return nil, impossible
	}
	var numbers []conversion
	for k := []*Class{t.t.Class}; len(k) > 0; k = append(k[1:], k[0].Bases...) {
		for _, v := range k[0].converts {
			switch {
			case v.explicit && !explicit:
			case k[0].value && Same(v.to, to), !k[0].value && sameValues(v.to, to):
				return c.callFunc(t.at, v.fn, []*tree{t}, to), userDefined
			case k[0].value && v.to.arithmetic():
				numbers = append(numbers, v)
			case k[0].value:
				if conv, rank := c.coerce(&tree{t: v.to, at: t.at, op: opCall, fn: v.fn, list: []*tree{t}}, to, false); conv != nil && rank <= promotion {
					return conv, userDefined
				}
			}
		}
	}
	if len(numbers) == 1 && to.isNumber() {
		if x, _ := numberTo(c.callFunc(t.at, numbers[0].fn, []*tree{t}, numbers[0].to), to, explicit); x != nil {
			return x, userDefined
		}
	}
	return nil, impossible
}

// arithmetic reports whether values of the type are numbers in an operation.
func (t *Type) arithmetic() bool {
	return t.isNumber() || t.Kind == KindEnum && t.Class.unscoped
}

// asNumber converts an object of a class that code defines to a number, if the class has just
// one implicit conversion to one. It returns other values unchanged.
func (c *checker) asNumber(t *tree) *tree {
	if !isInstance(t.t) {
		return t
	}
	var numbers []conversion
	for k := []*Class{t.t.Class}; len(k) > 0; k = append(k[1:], k[0].Bases...) {
		for _, v := range k[0].converts {
			if !v.explicit && v.to.arithmetic() {
				numbers = append(numbers, v)
			}
		}
	}
	if len(numbers) != 1 {
		return t
	}
	return c.callFunc(t.at, numbers[0].fn, []*tree{t}, numbers[0].to)
}

// retype changes only the static type.
func retype(t *tree, to *Type) *tree {
	switch t.op {
	case opConst, opPoison:
		n := *t
		n.t = to
		return &n
	}
	return &tree{op: opRetype, t: to, at: t.at, x: t, lvalue: t.lvalue}
}

// sameValues reports whether every value of one type is also a value of the other,
// so that a conversion changes only the static type.
func sameValues(from, to *Type) bool {
	switch {
	case from.Kind == Poison || to.Kind == Poison || Same(from, to):
		return true
	case from.Kind == KindObject && to.Kind == KindObject:
		return from.Class.DerivesFrom(to.Class)
	case from.Kind == KindInt && to.Kind == KindInt:
		return from.Bits <= to.Bits && (from.Unsigned == to.Unsigned || from.Unsigned && from.Bits < to.Bits)
	case from.Kind == KindList && to.Kind == KindList:
		return sameValues(from.Elem, to.Elem)
	case from.Kind == KindOptional && to.Kind == KindOptional:
		return sameValues(from.Elem, to.Elem)
	}
	return false
}

// numberTo converts numbers to numbers and, if explicit is set, to enums.
func numberTo(t *tree, to *Type, explicit bool) (*tree, int) {
	from := t.t
	rank := standard
	switch {
	case from.isNumber() && to.Kind == KindEnum && !explicit:
		return nil, impossible
	case from.isNumber():
		if from.Kind == to.Kind && from.Unsigned == to.Unsigned && from.Bits < to.Bits ||
			from.isIntegral() && from.Bits < 32 && Same(to, TypeInt32) {
			rank = promotion
		}
	case from.Kind == KindEnum && (explicit || to.Kind == KindInt):
		rank = userDefined
	default:
		return nil, impossible
	}
	n := &tree{op: opConvert, t: to, at: t.at, x: t}
	if t.op == opConst {
		return constant(t.at, to, convertNumber(t.val, from, to)), rank
	}
	return n, rank
}

// toObject converts to a class: from a derived class, from nullptr, to an interface
// with a check at run time, or by an implicit constructor.
func (c *checker) toObject(t *tree, to *Type, explicit bool) (*tree, int) {
	from := t.t
	if from.Kind == KindNull {
		return constant(t.at, to, Null), promotion
	}
	if from.Kind == KindPointer && from.Elem.Kind == KindObject && from.Elem.Class.DerivesFrom(to.Class) {
		return retype(&tree{op: opLoad, t: from.Elem, at: t.at, x: t}, to), promotion
	}
	if from.Kind == KindObject {
		if from.Class.DerivesFrom(to.Class) {
			return retype(t, to), promotion
		}
		if out, rank := c.byOperator(t, to, explicit); out != nil {
			return out, rank
		}
		if to.Class.Interface && to.Class.IsA != nil {
			return &tree{op: opCheck, t: to, at: t.at, x: t}, checked
		}
	}
	if c.user {
		return nil, impossible
	}
	c.user = true
	defer func() { c.user = false }()
	var best *Func
	var arg *tree
	least, same := 0, false
	for _, f := range to.Class.ctors {
		if !f.Implicit || len(f.Params) == 0 || len(f.Params)-f.Optional > 1 || f.Template != nil {
			continue
		}
		if Same(f.Params[0], to) {
			continue
		}
		x, rank := c.coerce(t, f.Params[0], false)
		switch {
		case rank < 0 || rank > standard:
		case best == nil || rank < least:
			best, arg, least, same = f, x, rank, false
		case rank == least:
			same = same || differ(f, best) && Same(f.Params[0], best.Params[0])
		}
	}
	if same {
		return c.ambiguous(t.at, best), userDefined
	}
	if best != nil {
		return c.callFunc(t.at, best, []*tree{arg}, to), userDefined
	}
	if explicit && from.Kind == KindObject && to.Class.DerivesFrom(from.Class) && to.Class.IsA != nil {
		return &tree{op: opCast, t: to, at: t.at, x: t}, checked
	}
	return nil, impossible
}

func (c *checker) toOptional(t *tree, to *Type) (*tree, int) {
	from := t.t
	switch {
	case from.Kind == KindNone:
		return constant(t.at, to, None), promotion
	case from.Kind == KindOptional:
		if sameValues(from, to) {
			return retype(t, to), promotion
		}
		if from.Elem.isIntegral() && to.Elem.isIntegral() && from.Elem.Bits <= to.Elem.Bits {
			return retype(t, to), standard
		}
		return nil, impossible
	case isLogicalResult(from) && to.Elem != parseResult:
		// failure() converts to a failed FailureOr; success() must not.
		return &tree{op: opCond, t: to, at: t.at, x: &tree{op: opBool, t: TypeBool, at: t.at, x: t},
			y: c.poison(t.at), z: constant(t.at, to, None)}, userDefined
	}
	x, rank := c.coerce(t, to.Elem, false)
	if x == nil || rank == checked {
		// An InFlightDiagnostic is a failure, and so a failed FailureOr.
		if result, _ := c.byOperator(t, logicalResult, false); result != nil {
			return c.toOptional(result, to)
		}
	}
	if x == nil {
		return nil, impossible
	}
	return retype(x, to), min(rank+1, checked)
}

// toList converts between list types, and one element to a list with one element.
func (c *checker) toList(t *tree, to *Type, explicit bool) (*tree, int) {
	from := t.t
	if from.Kind == KindList {
		ints := from.Elem.isIntegral() && to.Elem.isIntegral()
		if !sameValues(from.Elem, to.Elem) && !ints {
			if explicit && from.Elem.Kind == KindObject {
				if f := from.Elem.Class.rangeConversion(to.Elem); f != nil {
					return c.callFunc(t.at, f, []*tree{t}, to), userDefined
				}
			}
			return nil, impossible
		}
		if to.Vector && !from.Vector {
			return &tree{op: opCopy, t: to, at: t.at, x: t}, userDefined
		}
		return retype(t, to), promotion
	}
	if from.Kind == KindString && (explicit || to.Elem.Kind == KindInt && to.Elem.Bits == 8) {
		return nil, impossible
	}
	if out, rank := c.byOperator(t, to, explicit); out != nil {
		return out, rank
	}
	x, rank := c.coerce(t, to.Elem, false)
	object := from.Kind == KindObject && to.Elem.Kind == KindObject // as an operation for its result
	if x == nil || rank > promotion && !(object && rank == userDefined) {
		return nil, impossible
	}
	n := &tree{op: opList, t: to, at: t.at, list: []*tree{x}}
	if to.Vector {
		n = &tree{op: opCopy, t: to, at: t.at, x: n}
	}
	return n, userDefined
}

// coerceInit converts a braced list to a type.
func (c *checker) coerceInit(t *tree, to *Type) (*tree, int) {
	switch to.Kind {
	case KindList:
		return c.initToList(t, to)
	case KindTuple:
		if len(t.list) != len(to.Elems) {
			return nil, impossible
		}
		n := &tree{op: opList, t: to, at: t.at, list: make([]*tree, len(t.list))}
		for i, x := range t.list {
			if n.list[i], _ = c.coerce(x, to.Elems[i], false); n.list[i] == nil {
				return nil, impossible
			}
		}
		return foldList(n), promotion
	case KindOptional:
		if len(t.list) == 0 {
			return constant(t.at, to, None), promotion
		}
		x, rank := c.coerce(t, to.Elem, false)
		if x == nil {
			return nil, impossible
		}
		return retype(x, to), rank
	case KindObject:
		if n := c.constructor(t.at, to, t.list, false); n != nil {
			return n, userDefined
		}
		if n := c.fromList(t, to); n != nil {
			return n, userDefined
		}
	}
	switch len(t.list) {
	case 0:
		if v, ok := zeroOf(to); ok {
			return constant(t.at, to, v), promotion
		}
	case 1:
		return c.coerce(t.list[0], to, false)
	}
	return nil, impossible
}

// fromList calls the constructor of a container for a braced list of its elements; nil if
// it has none.
func (c *checker) fromList(t *tree, to *Type) *tree {
	for _, f := range to.Class.ctors {
		if len(f.Params) == 0 || len(f.Params)-f.Optional > 1 || f.Params[0].Kind != KindList {
			continue
		}
		if x, _ := c.initToList(t, f.Params[0]); x != nil {
			return c.callFunc(t.at, f, []*tree{x}, to)
		}
	}
	return nil
}

func (c *checker) initToList(t *tree, to *Type) (*tree, int) {
	n := &tree{op: opList, t: to, at: t.at, list: make([]*tree, len(t.list))}
	worst := promotion
	for i, x := range t.list {
		y, rank := c.coerce(x, to.Elem, false)
		if y == nil && len(t.list) == 1 && x.t.Kind == KindInit { // std::array<T, n>{{...}}
			return c.initToList(x, to)
		}
		if y == nil {
			return nil, impossible
		}
		n.list[i], worst = y, max(worst, rank)
	}
	n = foldList(n)
	if to.Vector {
		n = &tree{op: opCopy, t: to, at: t.at, x: n}
	}
	return n, worst
}

// foldList turns a list of constants into a constant, so that it is built only
// once.
func foldList(n *tree) *tree {
	vals := make([]Value, len(n.list))
	for i, x := range n.list {
		if x.op != opConst {
			return n
		}
		vals[i] = x.val
	}
	return &tree{op: opConst, t: n.t, at: n.at, val: Values(vals), list: n.list}
}

// zeroObject is [zeroOf] for a class: a number, or else null.
func zeroObject(c *Class) (Value, bool) {
	switch {
	case c.Name == "llvm::APInt":
		return APInt(num.NewAPUint(1, 0)), true
	case c.Name == "llvm::APSInt":
		return APSInt(num.NewAPUint(1, 0), false), true
	case c.typ.isWide():
		return APInt(num.NewAPUint(wideBits, 0)), true
	case c.Template == "std::complex":
		part, ok := zeroOf(c.Args[0])
		return Complex(part, part), ok
	}
	return Null, c.IsA != nil
}

// zeroOf returns the value of T(): zero, null or empty.
func zeroOf(t *Type) (Value, bool) {
	switch t.Kind {
	case KindBool, KindInt, KindFloat, KindEnum, KindNull:
		return Value{}, true
	case KindObject:
		return zeroObject(t.Class)
	case KindString:
		return Str(""), true
	case KindList:
		return Values(nil), !t.Vector
	case KindOptional, KindNone:
		return None, true
	case KindPointer:
		return Null, true
	case KindTuple:
		vals := make([]Value, len(t.Elems))
		for i, e := range t.Elems {
			v, ok := zeroOf(e)
			if !ok {
				return Value{}, false
			}
			vals[i] = v
		}
		return Values(vals), true
	}
	return Value{}, false
}

// condition converts contextually to bool, as in the condition of an if.
func (c *checker) condition(t *tree) *tree {
	if isPoison(t) {
		return t
	}
	if b := c.truth(t); b != nil {
		return b
	}
	return c.errorf(t.at, "value of type '%s' is not contextually convertible to 'bool'", t.t)
}

// truth converts to bool explicitly, or returns nil if there is no conversion.
func (c *checker) truth(t *tree) *tree {
	switch t.t.Kind {
	case KindBool:
		return t
	case KindInt, KindFloat, KindPointer, KindOptional, KindNull, KindNone:
		return c.toBool(t)
	case KindEnum:
		if t.t.Class != nil && t.t.Class.unscoped {
			return c.toBool(t)
		}
		if t.t == parseResult {
			return &tree{op: opNot, t: TypeBool, at: t.at, x: &tree{op: opBool, t: TypeBool, at: t.at, x: t}}
		}
	case KindString:
		if t.op == opConst { // a literal is a pointer: assert(x && "message")
			return constant(t.at, TypeBool, Bool(true))
		}
	case KindFunc:
		if isFunction(t.t) {
			return c.toBool(t)
		}
	case KindObject:
		if fs := t.t.Class.method("operator bool"); fs != nil {
			return c.callFunc(t.at, fs[0], []*tree{t}, TypeBool)
		}
		for _, v := range t.t.Class.converts {
			if v.to.Kind == KindBool {
				return c.callFunc(t.at, v.fn, []*tree{t}, TypeBool)
			}
		}
		if isInstance(t.t) {
			if x := c.asNumber(t); x != t {
				return c.toBool(numeric(x))
			}
			if x, _ := c.byOperator(t, TypeBool, true); x != nil {
				return x
			}
			return nil
		}
		return c.toBool(t)
	}
	return nil
}

func (c *checker) toBool(t *tree) *tree {
	if t.op == opConst && t.t.isNumber() {
		return constant(t.at, TypeBool, Bool(t.val.num != 0))
	}
	return &tree{op: opBool, t: TypeBool, at: t.at, x: t}
}
