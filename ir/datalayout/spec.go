package datalayout

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// The C++ names of the interfaces.
const (
	SpecInterface  = "DataLayoutSpecInterface"
	TypeInterface  = "DataLayoutTypeInterface"
	ScopeInterface = "DataLayoutOpInterface"
	QueryInterface = "DLTIQueryInterface"
)

// An Entry is a fact about a type, or about the machine if Type is nil.
type Entry struct {
	Type  ir.Type
	Name  string
	Value ir.Attribute
	Attr  ir.Attribute // the entry itself
}

// A Spec implements DataLayoutSpecInterface.
type Spec interface {
	// Entries returns the entries of a specification, without the same key twice.
	Entries(a ir.Attribute) []Entry
}

// A Scope implements DataLayoutOpInterface for operations whose specification is not in
// the attribute dlti.dl_spec.
type Scope interface {
	// DataLayoutSpec returns the specification, or nil.
	DataLayoutSpec(op *ir.Operation) ir.Attribute
}

// A Query implements DLTIQueryInterface.
type Query interface {
	// Query returns the value of a key, a type or a name, or nil.
	Query(a ir.Attribute, key Entry) ir.Attribute
}

// IsScope reports whether an operation may have a specification.
func IsScope(op *ir.Operation) bool {
	_, ok := op.Def().Interface(ScopeInterface)
	return ok || op.Name() == "builtin.module"
}

// HasSpec reports whether an operation is a scope with a specification.
func HasSpec(op *ir.Operation) bool { return IsScope(op) && specOf(op) != nil }

// specOf returns the specification of a scope, or nil.
func specOf(op *ir.Operation) ir.Attribute {
	impl, _ := op.Def().Interface(ScopeInterface)
	if scope, ok := impl.(Scope); ok {
		return scope.DataLayoutSpec(op)
	}
	if op.Name() != "builtin.module" {
		return op.Attr("dlti.dl_spec")
	}
	for _, a := range op.AllAttrs() {
		if _, ok := ir.AttributeInterface(a.Value, SpecInterface); ok {
			return a.Value
		}
	}
	return nil
}

// entriesOf returns the entries of the specification of a scope.
func entriesOf(op *ir.Operation) []Entry {
	spec := specOf(op)
	if spec == nil {
		return nil
	}
	impl, _ := ir.AttributeInterface(spec, SpecInterface)
	if s, ok := impl.(Spec); ok {
		return s.Entries(spec)
	}
	return nil
}

// A kind identifies a class of types: entries of types of one class belong together.
type kind struct {
	def  *ir.TypeDefinition
	name string // of a builtin type
}

func kindOf(t ir.Type) kind {
	switch t := t.(type) {
	case *ir.DefinedType:
		return kind{def: t.Def}
	case *ir.FloatType:
		return kind{name: t.String()}
	}
	return kind{name: fmt.Sprintf("%T", t)}
}

// combine merges the entries of a scope into those of the enclosing scopes.
func (l *Layout) combine(entries []Entry) error {
	for _, e := range entries {
		if e.Type == nil {
			if old := l.named[e.Name]; old != nil && old != e.Value {
				return errors.New("data layout does not combine with layouts of enclosing ops")
			}
			l.named[e.Name] = e.Value
			continue
		}
		k := kindOf(e.Type)
		replaced := false
		for i, old := range l.types[k] {
			if old.Type == e.Type {
				l.types[k][i], replaced = e, true
			}
		}
		if !replaced {
			l.types[k] = append(l.types[k], e)
		}
	}
	return nil
}

// Closest returns the value of a key in the first attribute of op, or else of the operations
// around it, that implements DLTIQueryInterface; nil if that does not have the key.
func Closest(op *ir.Operation, key Entry) ir.Attribute {
	for ; op != nil; op = op.ParentOp() {
		for _, a := range op.AllAttrs() {
			if impl, ok := ir.AttributeInterface(a.Value, QueryInterface); ok {
				if q, ok := impl.(Query); ok {
					return q.Query(a.Value, key)
				}
			}
		}
	}
	return nil
}
