package asm

import (
	"slices"
	"sync"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// FormatOptions describes the parts of an operation that a declarative format needs
// but the OpDef does not have. Slices may be nil or short.
type FormatOptions struct {
	// Transforms are the functions of the equations of the signature that are
	// TypesMatchWith, by the index of the equation.
	Transforms []TypeTransform

	// TransformLists marks the transforms that return a list, one type per value. The
	// others return one type for all values, except that a function of the types of a
	// variadic operand or result always returns a list.
	TransformLists []bool

	// OperandClasses and ResultClasses are the classes of the type constraints.
	OperandClasses, ResultClasses []TypeClass

	// Properties are the syntaxes of properties by slot; nil for attributes.
	Properties []PropertySyntax

	// ImplicitTerminator is the name of the operation that ends a region whose
	// text shows no terminator (SingleBlockImplicitTerminator), "" for none.
	ImplicitTerminator string

	// Directives are the custom directives by name. DynamicIndexList, which many
	// dialects share, need not be among them.
	Directives map[string]*Directive
	// Reasons explains why directives are missing, by name.
	Reasons map[string]string
}

// A TypeTransform computes types from types: the transformer of TypesMatchWith. Its input
// is all types of a variadic operand or result, or else one type. ok is false if the result
// is undefined for these types.
type TypeTransform func(ctx *ir.Context, in []ir.Type) (out []ir.Type, ok bool)

// A FormatSyntax is the custom form of an operation that a format describes.
type FormatSyntax struct {
	def     *ir.OpDef
	prog    *format.Program
	o       FormatOptions
	parse   []parseStep
	print   []printStep
	missing []string
	// unprintable is set if a custom directive has no printer. Then operations are
	// printed in generic form.
	unprintable bool

	// checks are the operands and results whose types are transformed: they are
	// checked before, by type variable.
	checks []typeCheck

	elided []elidedType

	setsOperandSegments, setsResultSegments bool

	spanEnds [5]int // where the parts of a formatState's spans end

	late sync.Once // guards prepare, which needs the sealed OpDef
	slot struct {
		operandSegments, resultSegments int
		segments                        []segmentSlot // of VariadicOfVariadic operands
		dict                            []dictSlot    // of the attribute dictionary, sorted by name
		propDict                        []int         // the slots of dict in the order in which prop-dict reads them
		defaults                        []dictSlot    // attributes that are never absent
	}
}

// A segmentSlot is an operand group with inner groups, and the slot of their sizes.
type segmentSlot struct{ group, slot int }

// A dictSlot is an inherent attribute that the attribute or property dictionary shows
// unless it has its default value.
type dictSlot struct {
	name  string
	slot  int
	deflt ir.Attribute
}

type typeCheck struct {
	variable   int
	name       string
	variadic   bool
	constraint *ir.TypeConstraint
}

// NewFormatSyntax creates a syntax from a program that was checked against
// [FormatSignature] of the definition: attributes are in the order of their slots.
func NewFormatSyntax(def *ir.OpDef, prog *format.Program, o FormatOptions) *FormatSyntax {
	f := &FormatSyntax{def: def, prog: prog, o: o}
	f.setsOperandSegments = !prog.AllOperands
	f.setsResultSegments = !prog.AllResultTypes && !prog.InfersResults
	total := 0
	for i, n := range [...]int{f.numOperandGroups(), f.numTypeVars(), len(def.Operands), f.allRegionsGroup() + 1, f.allSuccsGroup() + 1} {
		total += n
		f.spanEnds[i] = total
	}
	f.compile()
	f.findChecks()
	return f
}

// MissingDirectives returns the names of the custom directives that the options
// do not have. An operation that needs one cannot be parsed or printed.
func (f *FormatSyntax) MissingDirectives() []string { return f.missing }

// PrintsGeneric reports whether a custom directive has no printer.
func (f *FormatSyntax) PrintsGeneric() bool { return f.unprintable }

// Program returns the format.
func (f *FormatSyntax) Program() *format.Program { return f.prog }

// FormatSignature returns the names that the format of an operation may refer to. The
// caller fills in Equations and InfersTypes. A value counts as buildable if its constraint
// has a Build function. If a type is buildable but has no function, the caller sets that,
// and the parser reports an error when it needs the type.
func FormatSignature(def *ir.OpDef, o *FormatOptions) *format.Signature {
	s := &format.Signature{Name: def.Name}
	for i := range def.Operands {
		d := &def.Operands[i]
		s.Operands = append(s.Operands, format.Value{Name: d.Name, Arity: format.Arity(d.Arity), Segments: d.Segments,
			Buildable: d.Constraint != nil && d.Constraint.Build != nil})
	}
	for i := range def.Results {
		d := &def.Results[i]
		s.Results = append(s.Results, format.Value{Name: d.Name, Arity: format.Arity(d.Arity),
			Buildable: d.Constraint != nil && d.Constraint.Build != nil})
	}
	for i := range def.Attributes {
		d := &def.Attributes[i]
		if d.Hidden {
			continue
		}
		a := format.Attribute{Name: d.Name, Property: d.Property, Optional: d.Optional, HasDefault: d.Default != nil}
		if c := d.Constraint; c != nil {
			a.ValueType = c.ValueType != nil
			a.Generic = c.Storage == "Attribute" || c.Storage == ""
			a.Unit = c.Storage == "UnitAttr"
		} else {
			a.Generic = !d.Property
		}
		if i < len(o.Properties) && o.Properties[i] != nil {
			_, a.OptionalParser = o.Properties[i].(OptionalPropertySyntax)
			_, a.Unit = o.Properties[i].(UnitProperty)
			a.OptionalParser = a.OptionalParser || a.Unit
			a.HasDefault = a.HasDefault || a.Unit
		}
		s.Attributes = append(s.Attributes, a)
	}
	for i := range def.Regions {
		s.Regions = append(s.Regions, format.Region{Name: def.Regions[i].Name, Variadic: def.Regions[i].Variadic})
	}
	for i := range def.Successors {
		s.Successors = append(s.Successors, format.Successor{Name: def.Successors[i].Name, Variadic: def.Successors[i].Variadic})
	}
	return s
}

// A type variable is a number for each list of types in a format: operands,
// then results, then all operands, then all results.
func (f *FormatSyntax) operandVar(i int) int  { return i }
func (f *FormatSyntax) resultVar(i int) int   { return len(f.def.Operands) + i }
func (f *FormatSyntax) allOperandsVar() int   { return len(f.def.Operands) + len(f.def.Results) }
func (f *FormatSyntax) allResultsVar() int    { return f.allOperandsVar() + 1 }
func (f *FormatSyntax) numTypeVars() int      { return f.allOperandsVar() + 2 }
func (f *FormatSyntax) allOperandsGroup() int { return len(f.def.Operands) }
func (f *FormatSyntax) numOperandGroups() int { return len(f.def.Operands) + 1 }
func (f *FormatSyntax) allRegionsGroup() int  { return len(f.def.Regions) }
func (f *FormatSyntax) allSuccsGroup() int    { return len(f.def.Successors) }
func (f *FormatSyntax) class(v int) (c TypeClass) {
	list := f.o.OperandClasses
	if v >= len(f.def.Operands) {
		v -= len(f.def.Operands)
		list = f.o.ResultClasses
	}
	if v < len(list) {
		c = list[v]
	}
	return c
}

// prepare computes the data that depend on the registered definition.
func (f *FormatSyntax) prepare() {
	f.slot.operandSegments, f.slot.resultSegments = -1, -1
	f.findElided()
	if f.def.Has(ir.AttrSizedOperandSegments) {
		f.slot.operandSegments = f.def.Slot(ir.OperandSegments)
	}
	if f.def.Has(ir.AttrSizedResultSegments) {
		f.slot.resultSegments = f.def.Slot(ir.ResultSegments)
	}
	for i := range f.def.Operands {
		o := &f.def.Operands[i]
		if o.Arity == ir.VariadicOfVariadic && !f.prog.AllOperands {
			if s := f.def.Slot(o.Segments); s >= 0 {
				f.slot.segments = append(f.slot.segments, segmentSlot{i, s})
			}
		}
	}
	for i := range f.def.Attributes {
		a := &f.def.Attributes[i]
		if a.Default != nil && !a.Optional {
			f.slot.defaults = append(f.slot.defaults, dictSlot{slot: i, deflt: a.Default})
		}
		if i < len(f.prog.Used) && f.prog.Used[i] || f.computed(i) || a.Property && !f.prog.HasPropDict {
			continue
		}
		d := dictSlot{name: a.Name, slot: i, deflt: a.Default}
		at := len(f.slot.dict)
		for at > 0 && f.slot.dict[at-1].name > a.Name {
			at--
		}
		f.slot.dict = append(f.slot.dict, dictSlot{})
		copy(f.slot.dict[at+1:], f.slot.dict[at:])
		f.slot.dict[at] = d
	}
	// The reference reads properties in the order of declaration, then attributes.
	for _, d := range f.slot.dict {
		if !f.def.Attributes[d.slot].Property {
			f.slot.propDict = append(f.slot.propDict, d.slot)
		}
	}
	var properties []int
	for _, d := range f.slot.dict {
		if f.def.Attributes[d.slot].Property {
			properties = append(properties, d.slot)
		}
	}
	slices.Sort(properties)
	f.slot.propDict = append(properties, f.slot.propDict...)
}

// computed reports whether the attribute in a slot follows from the rest of the text.
func (f *FormatSyntax) computed(slot int) bool {
	if slot == f.slot.operandSegments && f.setsOperandSegments || slot == f.slot.resultSegments && f.setsResultSegments {
		return true
	}
	for _, s := range f.slot.segments {
		if s.slot == slot {
			return true
		}
	}
	return false
}

// findChecks lists the values whose types an equation transforms.
func (f *FormatSyntax) findChecks() {
	seen := make([]bool, f.numTypeVars())
	add := func(sources []format.TypeSource) {
		for _, s := range sources {
			if s.Equation < 0 || s.Kind != format.OfOperand && s.Kind != format.OfResult {
				continue
			}
			c := typeCheck{variable: f.operandVar(s.Index)}
			if s.Kind == format.OfOperand {
				d := &f.def.Operands[s.Index]
				c.name, c.constraint, c.variadic = d.Name, d.Constraint, d.Arity != ir.Single
			} else {
				c.variable = f.resultVar(s.Index)
				d := &f.def.Results[s.Index]
				c.name, c.constraint, c.variadic = d.Name, d.Constraint, d.Arity != ir.Single
			}
			if !seen[c.variable] && c.constraint != nil && c.constraint.Check != nil {
				seen[c.variable] = true
				f.checks = append(f.checks, c)
			}
		}
	}
	add(f.prog.Operands)
	add(f.prog.Results)
}
