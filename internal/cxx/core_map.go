package cxx

import (
	"cmp"
	"slices"
	"strings"
)

// coreMaps registers maps: std::map, whose iteration is in the order of its keys, and
// DenseMap and its kin, for which it is that of insertion.
func coreMaps(r *Registry) {
	for _, name := range []string{"llvm::DenseMap", "llvm::SmallDenseMap", "llvm::MapVector", "llvm::SmallMapVector", "std::unordered_map", "std::map"} {
		r.Template(name, func(args []*Type) *Type {
			if len(args) < 2 || args[1] == nil || !isKey(args[0]) {
				return nil
			}
			var order *keyOrder
			if name == "std::map" {
				if order = orderOf(args, 2); order == nil {
					return nil
				}
			}
			return mapClass(name, args[0], args[1], order).Type()
		})
	}
	r.Template("llvm::StringMap", func(args []*Type) *Type {
		if len(args) == 0 || args[0] == nil {
			return nil
		}
		return mapClass("llvm::StringMap", TypeString, args[0], nil).Type()
	})
}

// isKey reports whether values of a type can be keys of maps and elements of sets: also
// tuples and lists of numbers and strings.
func isKey(t *Type) bool {
	if t == nil {
		return false
	}
	if t.Kind == KindObject { // an operator== such as APInt's is not identity
		return t.Class.Equal == nil
	}
	return isPlainKey(t)
}

func isPlainKey(t *Type) bool {
	switch t.Kind {
	case KindBool, KindInt, KindEnum, KindString:
		return true
	case KindList:
		return isPlainKey(t.Elem)
	case KindTuple:
		return !slices.ContainsFunc(t.Elems, func(e *Type) bool { return !isPlainKey(e) })
	}
	return false
}

// A keyOrder is the order of the keys of a std::map or std::set.
type keyOrder struct{ descending bool }

// orderOf returns the order of a container with these template arguments, where the one at
// an index is the comparison; nil if the keys have no order here.
func orderOf(args []*Type, compare int) *keyOrder {
	if args[0].Kind == KindObject {
		return nil
	}
	o := &keyOrder{}
	if len(args) > compare && args[compare] != nil {
		switch f := args[compare]; {
		case f.Kind == KindFunc && f.fn.name == "std::greater":
			o.descending = true
		case f.Kind != KindFunc || f.fn.name != "std::less":
			return nil
		}
	}
	return o
}

// compare orders two keys.
func (o *keyOrder) compare(m *Machine, t *Type, x, y Value) int {
	n := compareKeys(m, t, x, y)
	if o.descending {
		return -n
	}
	return n
}

// compareKeys orders keys as operator< does; tuples and lists lexicographically.
func compareKeys(m *Machine, t *Type, x, y Value) int {
	switch t.Kind {
	case KindString:
		m.charge(min(x.Len(), y.Len()))
		return strings.Compare(x.Str(), y.Str())
	case KindTuple, KindList:
		m.charge(min(x.Len(), y.Len()))
		for i := range min(x.Len(), y.Len()) {
			e := t.Elem
			if t.Kind == KindTuple {
				e = t.Elems[i]
			}
			if n := compareKeys(m, e, x.At(i), y.At(i)); n != 0 {
				return n
			}
		}
		return cmp.Compare(x.Len(), y.Len())
	}
	switch {
	case compareNumbers(tokLt, t, x, y):
		return -1
	case compareNumbers(tokGt, t, x, y):
		return 1
	}
	return 0
}

// A dict is a map.
type dict struct {
	key     *Type
	order   *keyOrder
	at      map[setKey]*dictEntry
	entries []*dictEntry
}

type dictEntry struct {
	key Value
	val Cell
}

// Len returns the number of entries.
func (d *dict) Len() int { return len(d.entries) }

// At returns an entry as a pair.
func (d *dict) At(i int) Value {
	e := d.entries[i]
	return Values([]Value{e.key, e.val.Load()})
}

// MapEntry returns the list that a map has for a key; a new one is empty. It returns nil if v is
// not a map.
func MapEntry(m *Machine, v, key Value) *Vec {
	d, ok := v.ref.(*dict)
	if !ok {
		return nil
	}
	e, _ := d.insert(m, key, List(&Vec{}))
	list, _ := e.val.Load().ref.(*Vec)
	return list
}

// insert returns the entry of a key, and whether it is new.
func (d *dict) insert(m *Machine, key, val Value) (*dictEntry, bool) {
	k := keyOf(m, key, d.key)
	if e := d.at[k]; e != nil {
		return e, false
	}
	e := &dictEntry{key, Cell(val)}
	if len(d.entries) >= maxLen || !m.Step(1+len(d.entries)>>4) {
		m.failKind(BudgetSpent, "a map becomes too large")
		return e, false
	}
	i := len(d.entries)
	if d.order != nil {
		i, _ = slices.BinarySearchFunc(d.entries, key, func(e *dictEntry, k Value) int { return d.order.compare(m, d.key, e.key, k) })
	}
	d.at[k] = e
	d.entries = slices.Insert(d.entries, i, e)
	return e, true
}

// find returns the index of a key, or the number of entries.
func (d *dict) find(m *Machine, key Value) int {
	e := d.at[keyOf(m, key, d.key)]
	if e == nil {
		return len(d.entries)
	}
	m.charge(len(d.entries))
	return slices.Index(d.entries, e)
}

// mapClass creates the class of maps with keys and values of these types.
func mapClass(name string, key, val *Type, order *keyOrder) *Class {
	c := &Class{Name: name + "<" + typeNames([]*Type{key, val}) + ">", IsA: Is[*dict], Template: name, Args: []*Type{key, val}}
	c.typ = &Type{Kind: KindObject, Class: c}
	pair := TupleOf(key, val)
	list, it := ListOf(pair), iterType(pair)
	c.Constructor(&Func{Params: []*Type{list}, Optional: 1, Builtin: true, Call: func(m *Machine, args []Value) Value {
		d := &dict{key: key, order: order, at: map[setKey]*dictEntry{}}
		if len(args) > 0 {
			for i, n := 0, args[0].Len(); i < n; i++ {
				d.insert(m, args[0].At(i).At(0), args[0].At(i).At(1))
			}
		}
		return Obj(d)
	}})
	method := func(name string, params []*Type, result *Type, f func(m *Machine, d *dict, args []Value) Value) {
		c.Method(name, &Func{Params: params, Result: result, Builtin: true, Call: func(m *Machine, args []Value) Value {
			return f(m, args[0].ref.(*dict), args[1:])
		}})
	}
	c.Method("operator[]", &Func{Params: []*Type{key}, Result: PointerTo(val), Builtin: true, field: true, Call: func(m *Machine, args []Value) Value {
		e, _ := args[0].ref.(*dict).insert(m, args[1], emptyOf(val))
		return e.val.Address()
	}})
	lookup := func(m *Machine, d *dict, args []Value) Value {
		if e := d.at[keyOf(m, args[0], key)]; e != nil {
			return e.val.Load()
		}
		if len(args) > 1 {
			return args[1]
		}
		return emptyOf(val)
	}
	method("lookup", []*Type{key}, val, lookup)
	method("lookup_or", []*Type{key, val}, val, lookup)
	method("at", []*Type{key}, val, func(m *Machine, d *dict, args []Value) Value {
		if d.at[keyOf(m, args[0], key)] == nil {
			return m.failKind(OutOfRange, "a map has no such key")
		}
		return lookup(m, d, args)
	})
	method("find", []*Type{key}, it, func(m *Machine, d *dict, args []Value) Value { return iterValue(List(d), d.find(m, args[0])) })
	has := func(m *Machine, d *dict, k Value) bool { return d.at[keyOf(m, k, key)] != nil }
	method("contains", []*Type{key}, TypeBool, func(m *Machine, d *dict, args []Value) Value { return Bool(has(m, d, args[0])) })
	method("count", []*Type{key}, TypeUint64, func(m *Machine, d *dict, args []Value) Value { return Bool(has(m, d, args[0])) })
	insert := func(m *Machine, d *dict, k, v Value) Value {
		_, fresh := d.insert(m, k, v)
		return Values([]Value{iterValue(List(d), d.find(m, k)), Bool(fresh)})
	}
	inserted := TupleOf(it, TypeBool)
	method("insert", []*Type{pair}, inserted, func(m *Machine, d *dict, args []Value) Value { return insert(m, d, args[0].At(0), args[0].At(1)) })
	for _, name := range []string{"try_emplace", "emplace"} {
		method(name, []*Type{key, val}, inserted, func(m *Machine, d *dict, args []Value) Value { return insert(m, d, args[0], args[1]) })
	}
	method("erase", []*Type{key}, TypeBool, func(m *Machine, d *dict, args []Value) Value {
		i := d.find(m, args[0])
		if i == len(d.entries) {
			return Bool(false)
		}
		delete(d.at, keyOf(m, args[0], key))
		d.entries = slices.Delete(d.entries, i, i+1)
		return Bool(true)
	})
	method("clear", []*Type{}, TypeVoid, func(_ *Machine, d *dict, _ []Value) Value {
		d.entries, d.at = nil, map[setKey]*dictEntry{}
		return Value{}
	})
	method("reserve", []*Type{TypeUint64}, TypeVoid, func(*Machine, *dict, []Value) Value { return Value{} })
	method("size", []*Type{}, TypeUint64, func(_ *Machine, d *dict, _ []Value) Value { return Uint(uint64(d.Len())) })
	method("empty", []*Type{}, TypeBool, func(_ *Machine, d *dict, _ []Value) Value { return Bool(d.Len() == 0) })
	method("begin", []*Type{}, it, func(_ *Machine, d *dict, _ []Value) Value { return iterValue(List(d), 0) })
	method("end", []*Type{}, it, func(_ *Machine, d *dict, _ []Value) Value { return iterValue(List(d), d.Len()) })
	c.ConvertsTo(list, func(_ *Machine, v Value) Value { return List(v.ref.(*dict)) })
	return c
}
