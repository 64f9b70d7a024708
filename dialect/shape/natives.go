package shape

import (
	_ "embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "shape",
		Ops: map[string]dialect.Op{
			"shape.add":                {Verify: verifySize},
			"shape.assuming":           {Syntax: assumingSyntax{}, Interfaces: dialect.Interfaces{dialect.RegionBranch(brancher{})}},
			"shape.assuming_all":       {Verify: verifyOperands(1, "no operands specified")},
			"shape.broadcast":          {Verify: verifyShape},
			"shape.const_shape":        {Syntax: constantSyntax{}, InferTypes: inferConstant, CompatibleTypes: one(oneIsShape)},
			"shape.const_size":         {ResultNames: nameSize},
			"shape.cstr_broadcastable": {Verify: verifyOperands(2, "required at least 2 input shapes")},
			"shape.div":                {Verify: verifySize},
			"shape.func":               {Syntax: asm.FunctionSyntax{}},
			"shape.function_library":   {Syntax: librarySyntax{}},
			"shape.get_extent":         {Verify: verifySize},
			"shape.max":                {InferTypes: inferExtreme, CompatibleTypes: one(compatibleExtremes)},
			"shape.meet":               {InferTypes: inferMeet, CompatibleTypes: one(compatibleMeet)},
			"shape.min":                {InferTypes: inferExtreme, CompatibleTypes: one(compatibleExtremes)},
			"shape.mul":                {Verify: verifySize},
			"shape.num_elements":       {Verify: verifySize},
			"shape.rank":               {Verify: verifySize},
			"shape.reduce":             {Syntax: reduceSyntax{}, Verify: verifyReduce},
			"shape.shape_of":           {Verify: verifyShape, InferTypes: inferShapeOf, CompatibleTypes: one(compatibleShapes)},
			"shape.size_to_index":      {Interfaces: dialect.Interfaces{dialect.Cast(caster(toIndex))}},
			"shape.to_extent_tensor":   {Interfaces: dialect.Interfaces{dialect.Cast(caster(toExtents))}},
			"shape.yield":              {Verify: verifyYield},
		},
		Complete:   func(d *ir.Dialect) { d.VerifyAttribute = verifyAttribute },
		Signatures: signatures,
	}
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string {
	d, ok := t.(*ir.DefinedType)
	if !ok || d.Def.Dialect == nil || d.Def.Dialect.Namespace != "shape" {
		return ""
	}
	return d.Def.Name
}

func isIndex(t ir.Type) bool { _, ok := t.(*ir.IndexType); return ok }

func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitOpError(d, format, args...)
	return false
}

// holdsErrors reports whether an operand of an operation can hold an error.
func holdsErrors(op *ir.Operation) bool {
	for _, t := range op.OperandTypes() {
		switch class(t) {
		case "SizeType", "ShapeType", "ValueShapeType":
			return true
		}
	}
	return false
}

const propagate = "if at least one of the operands can hold error values then the result must be of type `%s` to propagate them"

func verifySize(op *ir.Operation, d *diag.List) bool {
	if holdsErrors(op) && class(op.Result(0).Type()) != "SizeType" {
		return fail(op, d, propagate, "size")
	}
	return true
}

func verifyShape(op *ir.Operation, d *diag.List) bool {
	if holdsErrors(op) && class(op.Result(0).Type()) != "ShapeType" {
		return fail(op, d, propagate, "shape")
	}
	return true
}

func verifyOperands(n int, message string) func(op *ir.Operation, d *diag.List) bool {
	return func(op *ir.Operation, d *diag.List) bool {
		return op.NumOperands() >= n || fail(op, d, "%s", message)
	}
}

func verifyReduce(op *ir.Operation, d *diag.List) bool {
	args, inits := op.Region(0).Entry().Args(), op.OperandGroup(1)
	if n := len(inits) + 2; len(args) != n {
		return fail(op, d, "ReduceOp body is expected to have %d arguments", n)
	}
	if !isIndex(args[0].Type()) {
		return fail(op, d, "argument 0 of ReduceOp body is expected to be of IndexType")
	}
	if class(op.Operand(0).Type()) == "ShapeType" {
		if class(args[1].Type()) != "SizeType" {
			return fail(op, d, "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType")
		}
	} else if !isIndex(args[1].Type()) {
		return fail(op, d, "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor")
	}
	for i := range inits {
		if args[i+2].Type() != inits[i].Value().Type() {
			return fail(op, d, "type mismatch between argument %d of ReduceOp body and initial value %d", i+2, i)
		}
	}
	return true
}

func verifyYield(op *ir.Operation, d *diag.List) bool {
	parent := op.ParentOp()
	if parent.NumResults() != op.NumOperands() {
		return fail(op, d, "number of operands does not match number of results of its parent")
	}
	for i := range op.NumOperands() {
		if op.Operand(i).Type() != parent.Result(i).Type() {
			return fail(op, d, "types mismatch between yield op and its parent")
		}
	}
	return true
}

// caster is the CastOpInterface of casts of one value as a function.
type caster func(from, to ir.Type) bool

// Compatible calls the function.
func (c caster) Compatible(from, to []ir.Type) bool {
	return len(from) == 1 && len(to) == 1 && c(from[0], to[0])
}

func toIndex(from, to ir.Type) bool {
	return (isIndex(from) || class(from) == "SizeType") && isIndex(to)
}

func toExtents(from, to ir.Type) bool {
	if t, ok := from.(*ir.RankedTensorType); ok {
		if !isIndex(t.ElementType()) || len(t.Shape()) != 1 {
			return false
		}
	} else if class(from) != "ShapeType" {
		return false
	}
	switch t := to.(type) {
	case *ir.RankedTensorType:
		return isIndex(t.ElementType())
	case *ir.UnrankedTensorType:
		return isIndex(t.ElementType())
	}
	return false
}

// verifyAttribute checks shape.lib, which names libraries of shape functions.
func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, d *diag.List) bool {
	if a.Name != "shape.lib" {
		return true
	}
	plain := func(format string, args ...any) bool { op.EmitError(d, format, args...); return false }
	if !op.Has(ir.SymbolTableTrait) {
		return plain("shape.lib attribute may only be on op implementing SymbolTable")
	}
	switch v := a.Value.(type) {
	case *ir.SymbolRefAttr:
		lib := ir.LookupNestedSymbol(op, v)
		if lib == nil {
			return plain("shape function library %s not found", v)
		}
		return lib.Name() == "shape.function_library" || plain("%s required to be shape function library", v)
	case *ir.ArrayAttr:
		seen := map[string]bool{}
		for _, e := range v.Elements {
			ref, ok := e.(*ir.SymbolRefAttr)
			if !ok {
				return plain("only SymbolRefAttr allowed in shape.lib attribute array")
			}
			lib := ir.LookupNestedSymbol(op, ref)
			if lib == nil || lib.Name() != "shape.function_library" {
				return plain("%s does not refer to FunctionLibraryOp", ref)
			}
			mapping, _ := lib.Attr("mapping").(*ir.DictionaryAttr)
			if mapping == nil {
				continue
			}
			for _, m := range mapping.Entries {
				if seen[m.Name] {
					return plain("only one op to shape mapping allowed, found multiple for `\"%s\"`", m.Name)
				}
				seen[m.Name] = true
			}
		}
		return true
	}
	return plain("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute")
}
