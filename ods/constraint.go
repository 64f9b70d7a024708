package ods

import (
	"strings"

	"github.com/mica-ir/mica/internal/ods/spelling"
	"github.com/mica-ir/mica/tablegen"
)

// A Constraint is a definition derived from Constraint: a condition on the value
// that the condition calls $_self.
type Constraint struct {
	Record    *tablegen.Record
	Name      string // the definition's name, "" for an anonymous one
	Summary   string // description for messages
	Condition string // composed C++ text; "" always holds
}

// constraint returns the model of a record derived from Constraint.
func (m *reader) constraint(r *tablegen.Record) *Constraint {
	if c := m.constraints[r]; c != nil {
		return c
	}
	c := &Constraint{Record: r}
	if !r.IsAnonymous() {
		c.Name = r.Name()
	}
	if s, ok := r.String("summary"); ok {
		c.Summary = s
	} else {
		c.Summary = r.Name()
	}
	if p, ok := r.Def("predicate"); ok {
		c.Condition = m.condition(r, p)
	}
	m.constraints[r] = c
	return c
}

// Arity is the number of values that one operand or result name denotes.
type Arity uint8

// The arities.
const (
	Single Arity = iota
	Optional
	Variadic
	VariadicOfVariadic
)

// A TypeConstraint is a definition derived from TypeConstraint.
type TypeConstraint struct {
	*Constraint
	CppType     string // "::mlir::Type" if no class is known
	BuilderCall string // C++ that builds the single possible type, "" if it is not buildable
	Arity       Arity
	SegmentAttr string          // of VariadicOfVariadic: attribute with the sizes of the inner groups
	Inner       *TypeConstraint // of all but Single: the constraint on each value, see [TypeConstraint.Base]
}

// Base returns the constraint on each value.
func (t *TypeConstraint) Base() *TypeConstraint {
	if t.Inner != nil {
		return t.Inner
	}
	return t
}

// typeConstraint returns the model of a record derived from TypeConstraint.
func (m *reader) typeConstraint(r *tablegen.Record) *TypeConstraint {
	if t := m.types[r]; t != nil {
		return t
	}
	t := &TypeConstraint{Constraint: m.constraint(r), CppType: spelling.CppType.String(r)}
	m.types[r] = t
	switch {
	case r.IsSubClassOf("Optional"):
		t.Arity = Optional
	case r.IsSubClassOf("VariadicOfVariadic"):
		t.Arity = VariadicOfVariadic
		t.SegmentAttr = optional(r, "segmentAttrName")
	case r.IsSubClassOf("Variadic"):
		t.Arity = Variadic
	}
	if t.Arity != Single {
		if b, ok := r.Def("baseType"); ok {
			t.Inner = m.typeConstraint(b)
			t.CppType = t.Base().CppType
		}
	}
	t.BuilderCall = optional(t.Base().Record, "builderCall")
	return t
}

// An Attribute is a definition derived from Attr.
type Attribute struct {
	*Constraint
	StorageType        string
	ReturnType         string
	ConvertFromStorage string
	ConstBuilderCall   string
	DefaultValue       string // C++ text; see HasDefault
	HasDefault         bool
	IsOptional         bool            // may be absent; DefaultValued attributes may as well
	ValueType          *TypeConstraint // type of the value if it is fixed
	Inner              *Attribute      // the attribute that an optional or default-valued one wraps, see [Attribute.Base]
	Enum               *Enum           // of an enum attribute, otherwise nil
	Def                *Def            // set if a dialect defines the attribute
	IsDerived          bool
	IsSymbolName       bool
	IsSymbolRef        bool
	IsUnit             bool
	IsTypeAttr         bool
	DerivedBody        string
}

// Base returns the attribute as it is where it is present.
func (a *Attribute) Base() *Attribute {
	if a.Inner != nil {
		return a.Inner
	}
	return a
}

// IsUnwrapped reports whether the builders and setters that mlir-tblgen generates take the
// attribute's value.
func (a *Attribute) IsUnwrapped() bool {
	storage := a.StorageType
	if storage == "" {
		storage = "::mlir::Attribute"
	}
	return a.ReturnType != storage && a.ConstBuilderCall != ""
}

// attribute returns the model of a record derived from Attr.
func (m *reader) attribute(r *tablegen.Record) *Attribute {
	if a := m.attrs[r]; a != nil {
		return a
	}
	a := &Attribute{
		Constraint:         m.constraint(r),
		StorageType:        strings.TrimSpace(optional(r, "storageType")),
		ReturnType:         strings.TrimSpace(optional(r, "returnType")),
		ConvertFromStorage: strings.TrimSpace(optional(r, "convertFromStorage")),
		ConstBuilderCall:   strings.TrimSpace(optional(r, "constBuilderCall")),
		IsOptional:         flag(r, "isOptional"),
		IsDerived:          r.IsSubClassOf("DerivedAttr"),
	}
	if !r.IsSubClassOf("Attr") { // a mere constraint, as the manual uses it
		a.StorageType, a.ReturnType, a.ConvertFromStorage = "::mlir::Attribute", "::mlir::Attribute", "$_self"
	}
	m.attrs[r] = a
	a.DefaultValue = strings.TrimSpace(optional(r, "defaultValue"))
	a.HasDefault = a.DefaultValue != ""
	if a.IsDerived {
		a.DerivedBody = optional(r, "body")
	}
	if v, ok := r.Def("valueType"); ok {
		a.ValueType = m.typeConstraint(v)
	}
	if b, ok := r.Def("baseAttr"); ok {
		a.Inner = m.attribute(b).Base()
	}
	b := a.Base().Record
	switch {
	case b.IsSubClassOf("EnumAttrInfo"):
		a.Enum = m.enum(b)
	case b.IsSubClassOf("EnumAttr"):
		if e, ok := b.Def("enum"); ok {
			a.Enum = m.enum(e)
		}
	}
	if b.IsSubClassOf("AttrDef") {
		a.Def = m.def(b)
	}
	a.IsSymbolName = b.Name() == "SymbolNameAttr" || b.IsSubClassOf("SymbolNameAttr")
	a.IsSymbolRef = b.Name() == "FlatSymbolRefAttr" || b.Name() == "SymbolRefAttr"
	a.IsUnit = a.Base().StorageType == "::mlir::UnitAttr"
	a.IsTypeAttr = a.Base().StorageType == "::mlir::TypeAttr"
	return a
}
