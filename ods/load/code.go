package load

import (
	"strings"

	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ods"
)

// Code is the C++ of one place in a definition, compiled. Package gen/cpp translates it
// to Go.
type Code struct {
	Text    string
	Program *cxx.Program // nil if the text is no expression
	// Slots are the names in the program, such as "$_self" or "$lhs", in the order of the slots
	// of its frame, with their types.
	Slots []cxx.Slot
	// GoSlots are the slots in Go, in terms of the variables self, op and ctx; Expr is "" for
	// those that have no Go.
	GoSlots []cxx.GoSlot
}

func (p *program) code(text string) *Code {
	c := &Code{Text: text, Program: p.prog}
	for _, s := range p.slots {
		c.Slots = append(c.Slots, cxx.Slot{Name: s.name, Type: s.typ})
		in := cxx.GoSlot{}
		if s.inGo != nil {
			in = s.inGo()
		}
		c.GoSlots = append(c.GoSlots, in)
	}
	return c
}

// A CodeReader compiles C++ of the definitions of a module as they are compiled when the
// module is loaded. Each method returns nil if there is no C++ to compile; a condition
// that always holds has none. ns is the namespace of the dialect that uses a constraint.
type CodeReader struct{ l *loader }

// Code returns the reader for a module that was loaded, nil for any other.
func (s *Loader) Code(m *ods.Module) *CodeReader {
	for _, l := range s.loaders {
		if l.module == m {
			return &CodeReader{l}
		}
	}
	return nil
}

// API returns the API with which the C++ is compiled.
func (r *CodeReader) API() *cppapi.API { return r.l.api }

func (r *CodeReader) compile(text string, slots []slot, ns string, result *cxx.Type) *Code {
	if text == "" {
		return nil
	}
	return r.l.compileQuietly(text, slots, r.l.namespaces(ns), result).code(text)
}

func (r *CodeReader) condition(text string, slots []slot, ns string) *Code {
	if holdsAlways(text) {
		return nil
	}
	return r.compile(text, slots, ns, cxx.TypeBool)
}

// TypeConstraint returns the predicate of a type constraint.
func (r *CodeReader) TypeConstraint(c *ods.TypeConstraint, ns string) *Code {
	return r.condition(c.Condition, r.l.selfSlots(r.l.api.Type.Type()), ns)
}

// AttrConstraint returns the predicate of an attribute constraint.
func (r *CodeReader) AttrConstraint(a *ods.Attribute, ns string) *Code {
	return r.condition(a.Condition, r.l.selfSlots(r.l.api.Attribute.Type()), ns)
}

// RegionConstraint returns the predicate of a region constraint.
func (r *CodeReader) RegionConstraint(c *ods.Constraint, ns string) *Code {
	return r.condition(c.Condition, r.l.selfSlots(r.l.api.Region.Type()), ns)
}

// SuccessorConstraint returns the predicate of a successor constraint.
func (r *CodeReader) SuccessorConstraint(c *ods.Constraint, ns string) *Code {
	return r.condition(c.Condition, r.l.selfSlots(r.l.api.Block.Type()), ns)
}

// Predicate returns the condition of a trait that is a predicate of an operation.
func (r *CodeReader) Predicate(op *ods.Operator, t *ods.Trait) *Code {
	return r.condition(t.Condition, r.l.opSlots(op), op.CppNamespace)
}

// Transformer returns the transformer of a TypesMatchWith of single types.
func (r *CodeReader) Transformer(op *ods.Operator, m ods.TypeMap) *Code {
	return r.compile(m.Transformer, r.l.selfSlots(r.l.api.Type.Type()), op.CppNamespace, r.l.api.Type.Type())
}

// BuilderCall returns the builder call of a type constraint.
func (r *CodeReader) BuilderCall(c *ods.TypeConstraint, ns string) *Code {
	return r.compile(c.BuilderCall, r.l.selfSlots(r.l.api.Type.Type()), ns, r.l.api.Type.Type())
}

// DefaultAttr returns the construction of an attribute's default value.
func (r *CodeReader) DefaultAttr(op *ods.Operator, a *ods.NamedAttribute) *Code {
	build := a.Attr.Base().ConstBuilderCall
	if a.Attr.ConstBuilderCall != "" {
		build = a.Attr.ConstBuilderCall
	}
	if !a.Attr.HasDefault || build == "" {
		return nil
	}
	text := strings.ReplaceAll(build, "$0", a.Attr.DefaultValue)
	return r.compile(text, r.l.selfSlots(r.l.api.Attribute.Type()), op.CppNamespace, nil)
}

// Builder returns the function that a builder of an operation is, nil if it is not in C++,
// and why it cannot be evaluated, "" if it can.
func (r *CodeReader) Builder(op *ods.Operator, b ods.OpBuilder) (*cppapi.SourceFunc, string) {
	return r.l.api.BuildFunc(op.Name(), sourceBuilder(b))
}
