package cppgen

import (
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/internal/asm/format"
	"github.com/mica-ir/mica/internal/gen/backend"
	"github.com/mica-ir/mica/ods"
)

// parseFormat parses the declarative format.
func (o *opWriter) parseFormat() {
	p, errs := format.Parse(o.op.AssemblyFormat, formatSignature(o.op))
	if len(errs) > 0 {
		o.fail(format.Diagnostics(o.op.AssemblyFormat, errs, diag.At(o.op.Record.Pos())))
		return
	}
	o.format = p
}

// transformer returns the C++ that computes a type, of an equation of the signature.
func (o *opWriter) transformer(equation int) string {
	t := equationTraits(o.op)[equation]
	if t.Relation == ods.ElementTypesMatch {
		return elementTypes
	}
	return backend.Field(t.Record, "transformer")
}

// elementTypes is the C++ of the types of all elements of a shaped type.
const elementTypes = "::llvm::SmallVector<::mlir::Type>(::llvm::cast<::mlir::ShapedType>($_self).getNumElements(), " +
	"::llvm::cast<::mlir::ShapedType>($_self).getElementType())"

// equationTraits returns the traits that are equations of the signature, in their order.
func equationTraits(op *ods.Operator) []*ods.Trait {
	var list []*ods.Trait
	for _, t := range op.Traits {
		if t.Relation != ods.NoRelation || t.Kind == ods.NativeTrait && (t.Name == "SameTypeOperands" || t.Name == "SameOperandsAndResultType") {
			list = append(list, t)
		}
	}
	return list
}

// formatSignature returns the names that the format of an operation may use.
func formatSignature(op *ods.Operator) *format.Signature {
	s := &format.Signature{Name: op.Name(), InfersTypes: op.HasInterface("InferTypeOpInterface") && !op.WritesInference()}
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
	for _, t := range equationTraits(op) {
		e := format.Equation{Names: t.Related}
		switch {
		case t.Relation == ods.AllTypesMatch:
			e.Kind = format.AllTypesMatch
		case t.Relation == ods.TypesMatchWith:
			e.Kind = format.TypesMatchWith
		case t.Relation == ods.ElementTypesMatch:
			e.Kind = format.ShapedTypeMatchesElementCountAndTypes
		case t.Name == "SameTypeOperands":
			e.Kind = format.SameTypeOperands
		default:
			e.Kind = format.SameOperandsAndResultType
		}
		s.Equations = append(s.Equations, e)
	}
	return s
}
