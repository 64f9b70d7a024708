package pdll

import (
	"slices"
	"sort"
	"strings"

	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/source"
)

// ODS holds the known operations. The zero ODS is empty.
type ODS struct {
	ops             map[string]*Operation
	attrConstraints map[string]*ODSConstraint
	typeConstraints map[string]*ODSConstraint
}

// An Operation is the definition of an operation.
type Operation struct {
	Name        string // including the dialect
	Summary     string
	Description string
	NativeClass string // C++ class including its namespace
	InfersTypes bool   // can infer its result types
	Span        source.Span
	Attrs       []ODSAttr
	Operands    []ODSValue
	Results     []ODSValue
	// Regions is the number of regions. If VariadicRegions is true, the last one stands for any number.
	Regions         int
	VariadicRegions bool
	// Successors and VariadicSuccessors are the same for successors.
	Successors         int
	VariadicSuccessors bool
}

// A Length is the number of values that a group of operands or results can have.
type Length uint8

// The lengths.
const (
	Single Length = iota
	Optional
	Variadic
)

// An ODSValue is a group of operands or of results.
type ODSValue struct {
	Name       string
	Length     Length
	Constraint *ODSConstraint
}

// An ODSAttr is an attribute of an operation.
type ODSAttr struct {
	Name       string
	Optional   bool
	Default    bool // it is stored only if it differs from a default value
	Constraint *ODSConstraint
}

// An ODSConstraint is the constraint of a value or an attribute.
type ODSConstraint struct {
	Name    string // unique; an anonymous one has the form Base(anonymous_1)
	Summary string
	Class   string // C++ class of the constrained value
}

// shownName returns the name without the part that makes it unique.
func (c *ODSConstraint) shownName() string {
	if i := strings.LastIndexByte(c.Name, '('); i >= 0 && strings.HasSuffix(c.Name, ")") {
		return c.Name[:i]
	}
	return c.Name
}

// Operation returns the definition of an operation, or nil.
func (o *ODS) Operation(name string) *Operation {
	if o == nil {
		return nil
	}
	return o.ops[name]
}

// attr returns the attribute with a name, or nil.
func (o *Operation) attr(name string) *ODSAttr {
	for i := range o.Attrs {
		if o.Attrs[i].Name == name {
			return &o.Attrs[i]
		}
	}
	return nil
}

// Operations returns all operations, sorted by name.
func (o *ODS) Operations() []*Operation {
	list := make([]*Operation, 0, len(o.ops))
	for _, op := range o.ops {
		list = append(list, op)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}

// insert adds a copy of an operation that shares constraints of the same name with
// the other operations. It does nothing if an operation of that name exists.
func (o *ODS) insert(op *Operation) {
	if o.ops == nil {
		o.ops = map[string]*Operation{}
	}
	if o.ops[op.Name] != nil {
		return
	}
	c := *op
	c.Attrs, c.Operands, c.Results = slices.Clone(op.Attrs), slices.Clone(op.Operands), slices.Clone(op.Results)
	o.ops[c.Name] = &c
	for i := range c.Attrs {
		c.Attrs[i].Constraint = unique(&o.attrConstraints, c.Attrs[i].Constraint)
	}
	for _, vs := range [][]ODSValue{c.Operands, c.Results} {
		for i := range vs {
			vs[i].Constraint = unique(&o.typeConstraints, vs[i].Constraint)
		}
	}
}

// unique returns the constraint with that name in the table, and adds it if it is
// new.
func unique(table *map[string]*ODSConstraint, c *ODSConstraint) *ODSConstraint {
	if *table == nil {
		*table = map[string]*ODSConstraint{}
	}
	if old := (*table)[c.Name]; old != nil {
		return old
	}
	(*table)[c.Name] = c
	return c
}

// A TDFile holds the parts of a .td file that PDLL uses. Several modules may include it.
type TDFile struct {
	Module      *ods.Module // nil if it was not read from definitions
	Operations  []*Operation
	Constraints []*TDConstraint
}

// A TDKind is the kind of entity that an imported constraint constrains.
type TDKind uint8

// The kinds of imported constraints.
const (
	TDAttr TDKind = iota
	TDType
	TDOpInterface
)

// A TDConstraint is a named definition in a .td file that can be used as a PDLL
// constraint.
type TDConstraint struct {
	Kind  TDKind
	Name  string
	Span  source.Span
	Code  string // C++ body that returns whether self satisfies the constraint
	Class string // C++ class of self
}
