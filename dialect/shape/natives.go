package shape

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/dialect/intrange"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed shape.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "shape",
		Ops: map[string]dialect.Op{
			AssumingOpName:          {Format: "$witness `` custom<Body>(type($results), $doRegion) attr-dict", Interfaces: dialect.RegionFlow(dialect.EnterOnce, nil)},
			AssumingAllOpName:       {Verify: verifyOperands(1, "no operands specified")},
			BroadcastOpName:         {Verify: verifyShape},
			ConstShapeOpName:        {Syntax: constantSyntax{}, InferTypes: inferConstant, CompatibleTypes: one(oneIsShape)},
			ConstSizeOpName:         {ResultNames: typed.Name(nameSize)},
			CstrBroadcastableOpName: {Verify: verifyOperands(2, "required at least 2 input shapes")},
			DimOpName:               {InferTypes: inferDim, CompatibleTypes: one(bothSizes)},
			FuncOpName:              {Syntax: asm.FunctionSyntax{}},
			FunctionLibraryOpName:   {Syntax: librarySyntax{}},
			MaxOpName:               {InferTypes: inferExtreme, CompatibleTypes: one(compatibleExtremes)},
			MeetOpName:              {InferTypes: inferMeet, CompatibleTypes: one(compatibleMeet)},
			MinOpName:               {InferTypes: inferExtreme, CompatibleTypes: one(compatibleExtremes)},
			ReduceOpName:            {Syntax: reduceSyntax{}, Verify: typed.Verify(verifyReduce)},
			ShapeOfOpName:           {Verify: verifyShape, InferTypes: inferShapeOf, CompatibleTypes: one(compatibleShapes)},
			SizeToIndexOpName:       {Interfaces: dialect.Interfaces{dialect.Cast(caster(toIndex))}},
			ToExtentTensorOpName:    {Interfaces: dialect.Interfaces{dialect.Cast(caster(toExtents))}},
			YieldOpName:             {Verify: verifyYield},
		},
		Directives: map[string]*asm.Directive{"Body": dialect.Body{Terminator: AssumingYieldOpName}.Directive()},
		Complete: func(d *ir.Dialect) {
			d.VerifyAttribute = verifyAttribute
			d.Materialize = materialize
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Shape/IR/ShapeBase.td": "base.td",
				"mlir/Dialect/Shape/IR/ShapeOps.td":  "shape.td",
			},
			Roots: []string{"mlir/Dialect/Shape/IR/ShapeOps.td"},
		},
		Signatures: signatures,
	}
	n.Each(dialect.Op{Verify: verifySize, InferTypes: inferSize, CompatibleTypes: one(bothSizes)}, "add div mul num_elements rank")
	n.Each(dialect.Op{Verify: verifySize, InferTypes: inferIndex, CompatibleTypes: one(bothSizes)}, "get_extent")
	intrange.AddDivisions(n.Ops, true, DivOpName)
	intrange.AddSpeculation(n.Ops, DimOpName, func(op *ir.Operation) bool { return hasErrors(op) || dialect.KnownDimension(op) })
	intrange.AddSpeculation(n.Ops, GetExtentOpName, func(op *ir.Operation) bool { return hasErrors(op) || hasExtent(GetExtentOp{op}) })
	addFolds(n)
	addCanonicalizers(n)
	return n
}

// class returns the name of the C++ class of a type of this dialect, "" for
// another type.
func class(t ir.Type) string { return named.TypeClass(t, "shape") }

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

// hasErrors reports whether the result of an operation can be an error.
func hasErrors(op *ir.Operation) bool { return class(op.Result(0).Type()) == "SizeType" }

// hasExtent reports whether a shape is a tensor that certainly has the extent whose number is
// the second operand.
func hasExtent(op GetExtentOp) bool {
	t, ok := ir.AsShaped(op.Shape().Type())
	n, known := viewlike.ConstantInt(op.Dim())
	return ok && known && len(t.Shape()) == 1 && n >= 0 && n < t.Shape()[0]
}

const propagate = "if at least one of the operands can hold error values then the result must be of type `%s` to propagate them"

func verifySize(op *ir.Operation, c *ir.Checker) {
	c.Checkf(!holdsErrors(op) || class(op.Result(0).Type()) == "SizeType", propagate, "size")
}

func verifyShape(op *ir.Operation, c *ir.Checker) {
	c.Checkf(!holdsErrors(op) || class(op.Result(0).Type()) == "ShapeType", propagate, "shape")
}

func verifyOperands(n int, message string) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) { c.Check(op.NumOperands() >= n, message) }
}

func verifyReduce(op ReduceOp, c *ir.Checker) {
	args, inits := op.Operation.Region(0).Entry().Args(), op.InitVals()
	n := len(inits) + 2
	c.Checkf(len(args) == n, "ReduceOp body is expected to have %d arguments", n)
	c.Check(ir.IsIndex(args[0].Type()), "argument 0 of ReduceOp body is expected to be of IndexType")
	if class(op.Shape().Type()) == "ShapeType" {
		c.Check(class(args[1].Type()) == "SizeType", "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType")
	} else {
		c.Check(ir.IsIndex(args[1].Type()), "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor")
	}
	for i := range inits {
		c.Checkf(args[i+2].Type() == inits[i].Value().Type(), "type mismatch between argument %d of ReduceOp body and initial value %d", i+2, i)
	}
}

func verifyYield(op *ir.Operation, c *ir.Checker) {
	parent := op.ParentOp()
	c.Check(parent.NumResults() == op.NumOperands(), "number of operands does not match number of results of its parent")
	for i := range op.NumOperands() {
		c.Check(op.Operand(i).Type() == parent.Result(i).Type(), "types mismatch between yield op and its parent")
	}
}

// caster is the CastOpInterface of casts of one value as a function.
type caster func(from, to ir.Type) bool

// Compatible calls the function.
func (c caster) Compatible(from, to []ir.Type) bool {
	return len(from) == 1 && len(to) == 1 && c(from[0], to[0])
}

func toIndex(from, to ir.Type) bool {
	return (ir.IsIndex(from) || class(from) == "SizeType") && ir.IsIndex(to)
}

func toExtents(from, to ir.Type) bool {
	if t, ok := from.(*ir.RankedTensorType); ok {
		if !ir.IsIndex(t.ElementType()) || len(t.Shape()) != 1 {
			return false
		}
	} else if class(from) != "ShapeType" {
		return false
	}
	switch t := to.(type) {
	case *ir.RankedTensorType:
		return ir.IsIndex(t.ElementType())
	case *ir.UnrankedTensorType:
		return ir.IsIndex(t.ElementType())
	}
	return false
}

// verifyAttribute checks shape.lib, which names libraries of shape functions.
func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	if a.Name != "shape.lib" {
		return
	}
	c.CheckPlain(op.Has(ir.SymbolTableTrait), "shape.lib attribute may only be on op implementing SymbolTable")
	switch v := a.Value.(type) {
	case *ir.SymbolRefAttr:
		lib := ir.LookupNestedSymbol(op, v)
		c.CheckPlainf(lib != nil, "shape function library %s not found", v)
		c.CheckPlainf(lib.Name() == FunctionLibraryOpName, "%s required to be shape function library", v)
		return
	case *ir.ArrayAttr:
		seen := map[string]bool{}
		for _, e := range v.Elements {
			ref, ok := e.(*ir.SymbolRefAttr)
			c.CheckPlain(ok, "only SymbolRefAttr allowed in shape.lib attribute array")
			lib := ir.LookupNestedSymbol(op, ref)
			c.CheckPlainf(lib != nil && lib.Name() == FunctionLibraryOpName, "%s does not refer to FunctionLibraryOp", ref)
			mapping, _ := FunctionLibraryOp{lib}.MappingAttr().(*ir.DictionaryAttr)
			if mapping == nil {
				continue
			}
			for _, m := range mapping.Entries {
				c.CheckPlainf(!seen[m.Name], "only one op to shape mapping allowed, found multiple for `\"%s\"`", m.Name)
				seen[m.Name] = true
			}
		}
		return
	}
	c.FailPlainf("only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute")
}
