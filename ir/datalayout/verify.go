package datalayout

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/ir"
)

// A TypeVerifier is a [Type] that verifies the entries for types of its class.
type TypeVerifier interface {
	VerifyEntries(entries []Entry) error
}

// Verify verifies the entries of a specification: those for types, and by a function
// those about the machine.
func Verify(entries []Entry, machine func(e Entry) error) error {
	var kinds []kind
	types := map[kind][]Entry{}
	for _, e := range entries {
		if e.Type == nil {
			continue
		}
		k := kindOf(e.Type)
		if types[k] == nil {
			kinds = append(kinds, k)
		}
		types[k] = append(types[k], e)
	}
	for _, k := range kinds {
		if err := verifyTypes(types[k]); err != nil {
			return err
		}
	}
	for _, e := range entries {
		if e.Type != nil {
			continue
		}
		if err := machine(e); err != nil {
			return err
		}
	}
	return nil
}

// verifyTypes verifies the entries for types of one class.
func verifyTypes(entries []Entry) error {
	switch t := entries[0].Type.(type) {
	case *ir.IndexType:
		if _, ok := entries[0].Value.(*ir.IntegerAttr); !ok {
			return fmt.Errorf("expected integer attribute in the data layout entry for '%s'", t)
		}
		return nil
	case *ir.IntegerType, *ir.FloatType:
		for _, e := range entries {
			if err := e.VerifyAlignments(); err != nil {
				return err
			}
		}
		return nil
	case *ir.DefinedType:
		impl, listed := t.Interface(TypeInterface)
		if !listed {
			return errors.New("data layout specified for a type that does not support it")
		}
		if v, ok := impl.(TypeVerifier); ok {
			return v.VerifyEntries(entries)
		}
		return nil
	}
	return errors.New("unexpected data layout for a built-in type")
}

// VerifyAlignments verifies the ABI and the preferred alignment of a scalar type.
func (e Entry) VerifyAlignments() error {
	d, ok := e.Value.(*ir.DenseElementsAttr)
	switch {
	case !ok || d.ElementType() != d.Context().I64():
		return fmt.Errorf("expected a dense i64 elements attribute in the data layout entry %s", e.Attr)
	case d.NumElements() < 1 || d.NumElements() > 2:
		return fmt.Errorf("expected 1 or 2 elements in the data layout entry %s", e.Attr)
	case d.NumElements() == 2 && d.Int(1).Low64() < d.Int(0).Low64():
		return fmt.Errorf("preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry %s", e.Attr)
	}
	return nil
}
