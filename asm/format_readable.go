package asm

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/ir"
)

// An elidedType is a type of operands or results that the form omits: the parser builds it, or
// copies it from another value. The verifier may accept other types, such as a vector with
// scalable dimensions where the parser builds one with fixed dimensions.
type elidedType struct {
	name  string
	of    int  // type variable
	from  int  // type variable, if the type is not built
	each  bool // value k has type k of that variable, and not the first
	build func(*ir.Context) ir.Type
}

// findElided finds the values whose types the form does not show.
func (f *FormatSyntax) findElided() {
	if !f.prog.AllOperandTypes {
		for i := range f.def.Operands {
			f.elide(&f.prog.Operands[i], f.def.Operands[i].Name, f.def.Operands[i].Constraint, f.operandVar(i))
		}
	}
	if !f.prog.AllResultTypes && !f.prog.InfersResults {
		for i := range f.def.Results {
			f.elide(&f.prog.Results[i], f.def.Results[i].Name, f.def.Results[i].Constraint, f.resultVar(i))
		}
	}
}

func (f *FormatSyntax) elide(src *format.TypeSource, name string, c *ir.TypeConstraint, variable int) {
	e := elidedType{name: name, of: variable}
	switch {
	case src.Kind == format.Built && c != nil && c.Build != nil:
		e.build = c.Build
	case src.Kind == format.OfOperand && src.Equation < 0:
		e.from, e.each = f.operandVar(src.Index), f.def.Operands[src.Index].Arity >= ir.Variadic
	case src.Kind == format.OfResult && src.Equation < 0:
		e.from, e.each = f.resultVar(src.Index), f.def.Results[src.Index].Arity >= ir.Variadic
	default:
		return
	}
	f.elided = append(f.elided, e)
}

// unreadable returns why the parser would reject the custom form of an operation, or would make
// another operation of it, or nil if it would not.
func (f *FormatSyntax) unreadable(op *ir.Operation) error {
	if f.slot.operandSegments >= 0 {
		for i := range f.def.Operands {
			if !fitsArity(f.def.Operands[i].Arity, len(op.OperandGroup(i))) {
				return fmt.Errorf("%w: '%s' is not one operand", ir.ErrUnreadable, f.def.Operands[i].Name)
			}
		}
	}
	if f.slot.resultSegments >= 0 {
		for i := range f.def.Results {
			if !fitsArity(f.def.Results[i].Arity, len(op.ResultGroup(i))) {
				return fmt.Errorf("%w: '%s' is not one result", ir.ErrUnreadable, f.def.Results[i].Name)
			}
		}
	}
	for i := range f.elided {
		e := &f.elided[i]
		for k := range f.numTypes(op, e.of) {
			if t := f.typeAt(op, e.of, k); t != f.elidedTypeOf(op, e, k) {
				return fmt.Errorf("%w: the form does not show that '%s' is %s", ir.ErrUnreadable, e.name, quoteType(t))
			}
		}
	}
	return nil
}

// elidedTypeOf returns the type that the parser gives value k, or nil if it has none.
func (f *FormatSyntax) elidedTypeOf(op *ir.Operation, e *elidedType, k int) ir.Type {
	if e.build != nil {
		return e.build(op.Context())
	}
	if !e.each {
		k = 0
	}
	if k >= f.numTypes(op, e.from) {
		return nil
	}
	return f.typeAt(op, e.from, k)
}

// fitsArity reports whether a group may have n values.
func fitsArity(a ir.Arity, n int) bool {
	return a == ir.Single && n == 1 || a == ir.Optional && n <= 1 || a >= ir.Variadic
}

// errNoTypes is the reason why a list of types cannot be read: it has at least one.
var errNoTypes = fmt.Errorf("%w: %w", ir.ErrUnreadable, errors.New("a list of types in it is empty"))

// errUnsaid is the reason why no custom form shows all of an operation.
var errUnsaid = fmt.Errorf("%w: %w", ir.ErrUnreadable, errors.New("it has something that only an optional group says, which is not printed"))

// errDictionary is the reason why a dictionary cannot be read: an optional region would stand there.
var errDictionary = fmt.Errorf("%w: %w", ir.ErrUnreadable, errors.New("its attributes would be read as a region"))

// said returns the operands, attributes and regions that a list of elements shows.
func (f *FormatSyntax) said(list []format.Element) (all []anchor) {
	for _, e := range list {
		switch e := e.(type) {
		case *format.Operand, *format.Attr, *format.RegionVar:
			all = append(all, f.anchor(e))
		case *format.Custom:
			all = append(all, f.said(e.Args)...)
		case *format.Optional:
			all = append(append(all, f.said(e.Then)...), f.said(e.Else)...)
		case *format.OIList:
			for i := range e.Clauses {
				all = append(all, f.said(e.Clauses[i].Elements)...)
			}
		}
	}
	return all
}

// without returns the elements of a list that others do not have.
func without(list, others []anchor) (rest []anchor) {
	for _, a := range list {
		if !slices.ContainsFunc(others, func(b anchor) bool { return a.kind == b.kind && a.index == b.index }) {
			rest = append(rest, a)
		}
	}
	return rest
}

// loses reports whether an operation has one of the parts that are not printed. An empty list is
// no loss.
func (f *FormatSyntax) loses(op *ir.Operation, list []anchor) bool {
	for i := range list {
		if f.holds(op, &list[i]) && !(list[i].kind == anchorAttr && isEmptyList(op.Inherent(list[i].index))) {
			return true
		}
	}
	return false
}

// allHold reports whether all conditions of a list hold.
func (f *FormatSyntax) allHold(op *ir.Operation, list []anchor) bool {
	for i := range list {
		if !f.holds(op, &list[i]) {
			return false
		}
	}
	return true
}

func isEmptyList(a ir.Attribute) bool {
	switch a := a.(type) {
	case *ir.ArrayAttr:
		return len(a.Elements) == 0
	case *ir.DenseArrayAttr:
		return a.Len() == 0
	}
	return false
}
