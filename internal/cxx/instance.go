package cxx

// An Instance is an object of a class that code defines. Unlike the objects of the host's
// classes it is a value: a copy has its own fields.
type Instance struct {
	Class  *Class
	fields []Cell
}

// NewClass returns a class that is in no registry. Its objects are [Instance]s with the
// fields of its bases, followed by those that [Class.AddField] adds.
func NewClass(name string) *Class {
	c := &Class{Name: name, value: true}
	c.typ = &Type{Kind: KindObject, Class: c}
	return c
}

// Narrow makes a class that [NewClass] returned one of the host: its objects are those of a class of
// the host that IsA accepts.
func (c *Class) Narrow(base *Class) { c.value, c.Bases = false, []*Class{base} }

// MaxCells bounds the values in an object. Each class may contain the previous one twice, and
// creating or copying an object takes time and memory for all of them.
const MaxCells = 1 << 10

// SetIncomplete marks the begin or the end of the definition of a class. Until it ends the
// class has no objects.
func (c *Class) SetIncomplete(yes bool) { c.incomplete = yes }

// Incomplete returns a class whose definition has not ended and without which a type has no
// values, or nil.
func (t *Type) Incomplete() *Class {
	parts := t.Elems
	switch {
	case isInstance(t) && t.Class.incomplete:
		return t.Class
	case variantType(t) != nil:
		parts = t.Class.Args
	case t.Kind == KindOptional:
		return t.Elem.Incomplete()
	case t.Kind != KindTuple:
		return nil
	}
	for _, p := range parts {
		if c := p.Incomplete(); c != nil {
			return c
		}
	}
	return nil
}

// Cells returns how many values there are in a new value of a type, itself included.
func (t *Type) Cells() int {
	n := 1
	switch {
	case isInstance(t):
		n += t.Class.cells
	case variantType(t) != nil && len(t.Class.Args) > 0:
		n += t.Class.Args[0].Cells()
	case t.Kind == KindTuple:
		for _, e := range t.Elems {
			n += e.Cells()
		}
	}
	return min(n, 2*MaxCells)
}

// AddBase adds a base, which is complete, to a class that has no fields yet.
func (c *Class) AddBase(b *Class) {
	c.cells += b.cells
	c.Bases = append(c.Bases, b)
	c.bases = append(c.bases, len(c.fields))
	c.fields = append(c.fields, b.fields...)
}

// Instances reports whether the objects of the class are [Instance]s.
func (c *Class) Instances() bool { return c.value }

// FieldTypes returns the types of the fields of the class's objects, those of bases first.
func (c *Class) FieldTypes() []*Type { return c.fields }

// FieldAt returns the location of a field by its number in [Class.FieldTypes].
func (o *Instance) FieldAt(i int) *Cell { return &o.fields[i] }

// AddField adds a field. All fields are added before an object is made.
func (c *Class) AddField(name string, t *Type) {
	k := len(c.fields)
	c.fields = append(c.fields, t)
	c.cells += t.Cells()
	c.Field(name, t, func(x any) *Cell {
		o := x.(*Instance)
		return &o.fields[k+o.Class.baseAt(c)]
	})
}

// AddUnknownField adds a field that cannot be used, and why.
func (c *Class) AddUnknownField(name, reason string) {
	c.Method(name, &Func{Result: PointerTo(TypePoison), field: true, Unknown: reason})
}

// Field returns the location of a field, or nil.
func (o *Instance) Field(name string) *Cell {
	for _, f := range o.Class.method(name) {
		if f.field && f.Get != nil {
			return f.Get(o).Cell()
		}
	}
	return nil
}

// baseAt returns the number of the first field of a base in the objects of a class.
func (c *Class) baseAt(base *Class) int {
	if c == base {
		return 0
	}
	for i, b := range c.Bases {
		if b.DerivesFrom(base) {
			return c.bases[i] + b.baseAt(base)
		}
	}
	return 0
}

// New returns an object with fields that are zero, null or empty.
func (c *Class) New() *Instance {
	o := &Instance{c, make([]Cell, len(c.fields))}
	for i, t := range c.fields {
		o.fields[i] = Cell(emptyOf(t))
	}
	return o
}

// emptyOf returns the value of a field before it is initialized.
func emptyOf(t *Type) Value {
	switch {
	case t.Kind == KindList && t.Vector:
		return List(&Vec{})
	case variantType(t) != nil:
		return Value{ref: &variant{0, Cell(emptyOf(t.Class.Args[0]))}}
	case isInstance(t):
		return Obj(t.Class.New())
	}
	v, _ := zeroOf(t)
	return v
}

// isInstance reports whether the values of a type are [Instance]s.
func isInstance(t *Type) bool { return t.Kind == KindObject && t.Class.value }

// AddressOf returns a pointer to an object that is in no variable, null for null.
func AddressOf(v Value) Value {
	if v.ref == nil {
		return Null
	}
	c := Cell(v)
	return Value{ref: &c}
}

// CopyOf returns a copy of an object of a class that code defines, and any other value as
// it is.
func CopyOf(v Value) Value {
	if w, ok := v.ref.(*variant); ok {
		return Value{ref: &variant{w.index, Cell(CopyOf(w.value.Load()))}}
	}
	o, ok := v.ref.(*Instance)
	if !ok {
		return v
	}
	n := &Instance{o.Class, make([]Cell, len(o.fields))}
	for i, f := range o.fields {
		n.fields[i] = Cell(copyField(o.Class.fields[i], Value(f)))
	}
	return Obj(n)
}

// CopyBase copies the fields of a class from another object. The classes of both objects are
// that class or derive from it.
func (o *Instance) CopyBase(c *Class, from *Instance) {
	to, at := o.Class.baseAt(c), from.Class.baseAt(c)
	for i, t := range c.fields {
		o.fields[to+i] = Cell(copyField(t, Value(from.fields[at+i])))
	}
}

func copyField(t *Type, v Value) Value {
	if l, ok := v.ref.(*Vec); ok && t.Kind == KindList && t.Vector {
		return List(&Vec{copiesOf(t.Elem, List(l))})
	}
	if isInstance(t) {
		return CopyOf(v)
	}
	return v
}

// copiesOf returns a copy of the elements of a list.
func copiesOf(elem *Type, list Value) []Value {
	elems := list.Elems()
	if isInstance(elem) {
		for i := range elems {
			elems[i] = CopyOf(elems[i])
		}
	}
	return elems
}

// EnumType returns an enumeration that is in no registry. The cases of one that is not
// scoped, which is no enum class, are numbers in arithmetic.
func EnumType(name string, underlying *Type, scoped bool) *Type {
	if underlying == nil {
		underlying = TypeInt32
	}
	c := &Class{Name: name, enum: true, unscoped: !scoped}
	c.typ = &Type{Kind: KindEnum, Class: c, Bits: underlying.Bits, Unsigned: underlying.Unsigned}
	return c.typ
}
