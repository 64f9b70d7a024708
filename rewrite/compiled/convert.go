package compiled

import (
	"errors"
	"fmt"

	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/rewrite/conversion"
)

// The functions of conversions have the name of a type converter, which is empty for that of the rules; see
// [conversion.WithNamedTypes].

// convert returns the rewriter of the conversion. Outside of one the rule is an error.
func convert(r *rewrite.Rewriter) (*conversion.Rewriter, error) {
	if c := conversion.Of(r); c != nil {
		return c, nil
	}
	return nil, errors.New("it is for dialect conversions")
}

// match is convert while a rule is matched.
func match(r *rewrite.Rewriter) *conversion.Rewriter {
	c, err := convert(r)
	if err != nil && !r.Failed() {
		r.Errorf(Place(""), "a rule that converts types is matched: %v", err)
	}
	return c
}

// ConvertType returns the only type that a type becomes, and false if it becomes another number.
func ConvertType(r *rewrite.Rewriter, converter string, t ir.Type) (ir.Type, bool) {
	c := match(r)
	if c == nil {
		return nil, false
	}
	to, err := c.ConvertedType(converter, t)
	return to, err == nil
}

// ConvertTypes returns the types that types become, and false if one cannot be converted.
func ConvertTypes(r *rewrite.Rewriter, converter string, ts []ir.Type) ([]ir.Type, bool) {
	c := match(r)
	if c == nil {
		return nil, false
	}
	to, err := c.ConvertedTypes(converter, ts...)
	return to, err == nil
}

// ConvertTypeToMany is [ConvertTypes] for one type.
func ConvertTypeToMany(r *rewrite.Rewriter, converter string, t ir.Type) ([]ir.Type, bool) {
	return ConvertTypes(r, converter, []ir.Type{t})
}

// ConvertedType is [ConvertType] in a rewrite.
func ConvertedType(r *rewrite.Rewriter, converter string, t ir.Type) (ir.Type, error) {
	c, err := convert(r)
	if err != nil {
		return nil, err
	}
	return c.ConvertedType(converter, t)
}

// ConvertedTypes is [ConvertTypes] in a rewrite.
func ConvertedTypes(r *rewrite.Rewriter, converter string, ts []ir.Type) ([]ir.Type, error) {
	c, err := convert(r)
	if err != nil {
		return nil, err
	}
	return c.ConvertedTypes(converter, ts...)
}

// ConvertedOperand returns the only value that a value is after the conversion.
func ConvertedOperand(r *rewrite.Rewriter, converter string, v *ir.Value) (*ir.Value, error) {
	c, err := convert(r)
	if err != nil {
		return nil, err
	}
	return c.ConvertedValue(converter, v)
}

// ConvertedOperands returns the values that values are after the conversion.
func ConvertedOperands(r *rewrite.Rewriter, converter string, vs []*ir.Value) ([]*ir.Value, error) {
	c, err := convert(r)
	if err != nil {
		return nil, err
	}
	return c.ConvertedValues(converter, vs...)
}

// OperandOfType returns the value of a type that a value is after the conversion.
func OperandOfType(r *rewrite.Rewriter, converter string, v *ir.Value, t ir.Type) (*ir.Value, error) {
	to, err := OperandsOfTypes(r, converter, []*ir.Value{v}, []ir.Type{t})
	return first(to), err
}

// OperandsOfTypes returns the values of types that values are after the conversion.
func OperandsOfTypes(r *rewrite.Rewriter, converter string, vs []*ir.Value, ts []ir.Type) ([]*ir.Value, error) {
	c, err := convert(r)
	if err != nil {
		return nil, err
	}
	return c.ValuesOfTypes(converter, vs, ts)
}

// Materialize returns a value of a type that the type converter builds of others.
func Materialize(r *rewrite.Rewriter, converter string, vs []*ir.Value, t ir.Type) (*ir.Value, error) {
	to, err := MaterializeAll(r, converter, vs, []ir.Type{t})
	return first(to), err
}

// MaterializeAll returns values of types that the type converter builds of others.
func MaterializeAll(r *rewrite.Rewriter, converter string, vs []*ir.Value, ts []ir.Type) ([]*ir.Value, error) {
	c, err := convert(r)
	if err != nil {
		return nil, err
	}
	return c.Materialize(converter, vs, ts)
}

func first(vs []*ir.Value) *ir.Value {
	if len(vs) == 0 {
		return nil
	}
	return vs[0]
}

// ReplaceResults replaces each result of an operation with any number of values, and erases the operation.
func ReplaceResults(r *rewrite.Rewriter, op *ir.Operation, groups ...[]*ir.Value) error {
	c, err := convert(r)
	switch {
	case err != nil:
		return err
	case op == nil:
		return errors.New("the operation to replace is absent")
	case len(groups) != op.NumResults():
		return fmt.Errorf("'%s' has %d results, but values for %d", op.Name(), op.NumResults(), len(groups))
	}
	c.ReplaceMany(op, groups)
	return nil
}
