package irdlgen

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/ods"
	"github.com/mica-ir/mica/tablegen"
)

// names chooses names for entities without one.
type names struct {
	used map[string]bool
	next int
}

func newNames(op *ods.Operator) *names {
	n := &names{used: map[string]bool{}}
	for _, v := range slices.Concat(op.Operands, op.Results) {
		n.used[v.Name] = true
	}
	for _, r := range op.Regions {
		n.used[r.Name] = true
	}
	return n
}

// of returns a name, or one that nothing else has if it is empty.
func (n *names) of(name string) string {
	for name == "" {
		candidate := "unnamed" + strconv.Itoa(n.next)
		n.next++
		if !n.used[candidate] {
			name = candidate
		}
	}
	return name
}

// A builder builds the constraints of an operation.
type builder struct {
	dialect string
	def     *definition
	err     error // the first one
}

// add adds a constraint.
func (b *builder) add(c *constraint) int {
	b.def.constraints = append(b.def.constraints, c)
	return len(b.def.constraints) - 1
}

func (b *builder) values(op string, list []*ods.Value, names *names) *part {
	p := &part{op: op}
	for _, v := range list {
		c := b.typ(v.Constraint.Record)
		p.add(names.of(v.Name), c)
		variadicity := "single"
		switch v.Constraint.Arity {
		case ods.Optional:
			variadicity = "optional"
		case ods.Variadic, ods.VariadicOfVariadic:
			variadicity = "variadic"
		}
		p.variadicity = append(p.variadicity, variadicity)
	}
	return p
}

// def returns the definition in a field.
func (b *builder) field(r *tablegen.Record, field string) *tablegen.Record {
	d, ok := r.Def(field)
	if !ok && b.err == nil {
		b.err = backend.RequireDefs(r, field)
	}
	return d
}

// each makes a constraint for each definition in a field, and one of them all.
func (b *builder) each(op string, first []int, r *tablegen.Record, field string, one func(*tablegen.Record) int) int {
	list := first
	values, _ := r.List(field)
	for _, v := range values {
		if d, ok := v.(*tablegen.DefValue); ok {
			list = append(list, one(d.Rec))
		}
	}
	return b.add(&constraint{op: op, operands: list})
}

func (b *builder) predicate(pred *tablegen.Record) int {
	if pred.IsSubClassOf("CombinedPred") {
		switch kind := b.field(pred, "kind"); {
		case kind == nil:
		case kind.Name() == "PredCombinerAnd":
			return b.each("all_of", nil, pred, "children", b.predicate)
		case kind.Name() == "PredCombinerOr":
			return b.each("any_of", nil, pred, "children", b.predicate)
		}
	}
	condition, err := ods.Condition(pred)
	if err != nil && b.err == nil {
		b.err = err
	}
	return b.add(&constraint{op: "c_pred", attr: "pred", value: quote(condition), short: quote(condition)})
}

// ownPredicate builds a constraint from the predicate of a definition.
func (b *builder) ownPredicate(r *tablegen.Record) int {
	if p := b.field(r, "predicate"); p != nil {
		return b.predicate(p)
	}
	return 0
}

func (b *builder) is(value string) int {
	return b.add(&constraint{op: "is", attr: "expected", value: value, short: value})
}

func (b *builder) base(name string) int {
	return b.add(&constraint{op: "base", attr: "base_name", value: quote(name), short: quote(name)})
}

// defined builds a constraint from a type or an attribute that a dialect defines: a reference to one of
// this dialect, the name of another.
func (b *builder) defined(r *tablegen.Record, sigil, nameField string) int {
	dialect := dialectOf(r)
	field := nameField
	if dialect == b.dialect {
		field = "mnemonic"
	}
	name, err := text(r, field)
	if err != nil && b.err == nil {
		b.err = err
	}
	if dialect != b.dialect {
		return b.base(sigil + name)
	}
	ref := symbol(dialect) + "::" + symbol(sigil+name)
	return b.add(&constraint{op: "base", attr: "base_ref", value: ref, short: ref})
}

func (b *builder) typ(r *tablegen.Record) int {
	switch {
	case r.IsSubClassOf("Variadic") || r.IsSubClassOf("Optional"):
		if base := b.field(r, "baseType"); base != nil {
			return b.typ(base)
		}
		return 0
	case r.Name() == "AnyType":
		return b.add(&constraint{op: "any"})
	case r.IsSubClassOf("TypeDef"):
		return b.defined(r, "!", "typeName")
	case r.IsSubClassOf("AnyTypeOf"):
		return b.each("any_of", nil, r, "allowedTypes", b.typ)
	case r.IsSubClassOf("AllOfType"):
		return b.each("all_of", nil, r, "allowedTypes", b.typ)
	case r.Name() == "AnyInteger":
		return b.base("!builtin.integer")
	case r.IsSubClassOf("AnyI"):
		n, _ := r.Int("bitwidth")
		return b.add(&constraint{op: "any_of", operands: []int{b.is(fmt.Sprint("i", n)), b.is(fmt.Sprint("si", n)), b.is(fmt.Sprint("ui", n))}})
	}
	if t := b.builtin(r); t != "" {
		return b.is(t)
	}
	if r.IsSubClassOf("ConfinedType") {
		if base := b.field(r, "baseType"); base != nil {
			return b.each("all_of", []int{b.typ(base)}, r, "predicateList", b.predicate)
		}
	}
	return b.ownPredicate(r)
}

// builtin returns the builtin type that a definition describes, or "".
func (b *builder) builtin(r *tablegen.Record) string {
	n, _ := r.Int("bitwidth")
	switch {
	case r.IsSubClassOf("I"):
		return fmt.Sprint("i", n)
	case r.IsSubClassOf("SI"):
		return fmt.Sprint("si", n)
	case r.IsSubClassOf("UI"):
		return fmt.Sprint("ui", n)
	case r.IsSubClassOf("F") && slices.Contains([]int64{16, 32, 64, 80, 128}, n):
		return fmt.Sprint("f", n)
	case r.IsSubClassOf("Complex"):
		if element := b.field(r, "elementType"); element != nil {
			if t := b.builtin(element); t != "" {
				return "complex<" + t + ">"
			}
		}
		return ""
	}
	return builtinTypes[r.Name()]
}

// builtinTypes are the types of definitions with these names.
var builtinTypes = map[string]string{
	"Index": "index", "NoneType": "none", "BF16": "bf16", "TF32": "tf32",
	"F8E4M3FN": "f8E4M3FN", "F8E5M2": "f8E5M2", "F8E4M3": "f8E4M3", "F8E4M3FNUZ": "f8E4M3FNUZ",
	"F8E4M3B11FNUZ": "f8E4M3B11FNUZ", "F8E5M2FNUZ": "f8E5M2FNUZ", "F8E3M4": "f8E3M4",
}

func (b *builder) attribute(r *tablegen.Record) int {
	is := func(classes ...string) bool { return slices.ContainsFunc(classes, r.IsSubClassOf) }
	switch {
	case is("DefaultValuedAttr", "DefaultValuedOptionalAttr", "OptionalAttr"):
		if base := b.field(r, "baseAttr"); base != nil {
			return b.attribute(base)
		}
		return 0
	case is("ConfinedAttr"):
		if base := b.field(r, "baseAttr"); base != nil {
			return b.each("all_of", []int{b.attribute(base)}, r, "attrConstraints", b.ownPredicate)
		}
		return 0
	case is("AnyAttrOf"):
		return b.each("any_of", nil, r, "allowedAttributes", b.attribute)
	case r.Name() == "AnyAttr":
		return b.add(&constraint{op: "any"})
	case is("AnyIntegerAttrBase", "SignlessIntegerAttrBase", "SignedIntegerAttrBase", "UnsignedIntegerAttrBase", "BoolAttr"):
		return b.base("!builtin.integer")
	case is("FloatAttrBase"):
		return b.base("!builtin.float")
	case is("StringBasedAttr"):
		return b.base("!builtin.string")
	case r.Name() == "UnitAttr":
		return b.is("unit")
	case is("AttrDef"):
		return b.defined(r, "#", "attrName")
	}
	return b.ownPredicate(r)
}

func (b *builder) region(r *tablegen.Record) int {
	switch {
	case r.Name() == "AnyRegion":
		return b.add(&constraint{op: "region"})
	case r.IsSubClassOf("SizedRegion"):
		n, _ := r.Int("blocks")
		return b.add(&constraint{op: "region", attr: "numberOfBlocks", value: fmt.Sprint(n, " : i32"), short: fmt.Sprint("with size ", n)})
	}
	return b.ownPredicate(r)
}
