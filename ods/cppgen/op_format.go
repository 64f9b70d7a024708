package cppgen

import (
	"github.com/mica-ir/mica/asm/format"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/ods"
)

// checkFormats returns the errors of the first operation whose declarative format is wrong.
func checkFormats(ops []*ods.Operator) error {
	for _, op := range ops {
		if !op.HasAssemblyFormat {
			continue
		}
		if _, errs := format.Parse(op.AssemblyFormat, formatSignature(op)); len(errs) > 0 {
			return format.Diagnostics(op.AssemblyFormat, errs, diag.At(op.Record.Pos()))
		}
	}
	return nil
}

// formatSignature returns what the format of an operation may name.
func formatSignature(op *ods.Operator) *format.Signature {
	s := &format.Signature{Name: op.Name(), InfersTypes: op.HasInterface("InferTypeOpInterface") || op.KnowsInference && op.InfersTypes()}
	value := func(v *ods.Value) format.Value {
		return format.Value{Name: v.Name, Arity: format.Arity(v.Constraint.Arity), Buildable: v.Constraint.BuilderCall != "", Segments: v.Constraint.SegmentAttr}
	}
	for _, v := range op.Operands {
		s.Operands = append(s.Operands, value(v))
	}
	for _, v := range op.Results {
		s.Results = append(s.Results, value(v))
	}
	for _, a := range op.Attributes {
		s.Attributes = append(s.Attributes, format.Attribute{
			Name: a.Name, Optional: a.Attr.IsOptional, HasDefault: a.Attr.HasDefault, Unit: a.Attr.IsUnit,
			ValueType: a.Attr.Base().ValueType != nil, Generic: storageType(a.Attr) == "::mlir::Attribute",
		})
	}
	for _, p := range op.Properties {
		s.Attributes = append(s.Attributes, format.Attribute{
			Name: p.Name, Property: true, HasDefault: p.Prop.HasDefault, OptionalParser: p.Prop.OptionalParser != "",
			Unit: p.Prop.Base().Kind == ods.UnitProp,
		})
	}
	for _, r := range op.Regions {
		s.Regions = append(s.Regions, format.Region{Name: r.Name, Variadic: r.Variadic})
	}
	for _, x := range op.Successors {
		s.Successors = append(s.Successors, format.Successor{Name: x.Name, Variadic: x.Variadic})
	}
	for _, t := range op.Traits {
		switch {
		case t.Kind == ods.NativeTrait && t.Name == "SameTypeOperands":
			s.Equations = append(s.Equations, format.Equation{Kind: format.SameTypeOperands})
		case t.Kind == ods.NativeTrait && t.Name == "SameOperandsAndResultType":
			s.Equations = append(s.Equations, format.Equation{Kind: format.SameOperandsAndResultType})
		case t.Relation == ods.AllTypesMatch:
			s.Equations = append(s.Equations, format.Equation{Kind: format.AllTypesMatch, Names: t.Related})
		case t.Relation == ods.TypesMatchWith:
			s.Equations = append(s.Equations, format.Equation{Kind: format.TypesMatchWith, Names: t.Related})
		case t.Relation == ods.ElementTypesMatch:
			s.Equations = append(s.Equations, format.Equation{Kind: format.ShapedTypeMatchesElementCountAndTypes, Names: t.Related})
		}
	}
	return s
}
