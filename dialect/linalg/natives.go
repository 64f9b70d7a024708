package linalg

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/affine"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed linalg.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "linalg",
		Traits:    traits, Interfaces: interfaces,
		Ops: map[string]dialect.Op{
			BatchMatmulOpName:             {Syntax: matmulSyntax{}, Verify: verifyBatchMatmul},
			BatchReduceMatmulOpName:       {Syntax: matmulSyntax{}, Verify: verifyBatchMatmul},
			BroadcastOpName:               {Syntax: permutedSyntax{"dimensions"}, ResultNames: dialect.NameResult("broadcasted"), Verify: typed.Verify(verifyBroadcast)},
			ContractOpName:                {Syntax: contractSyntax{}, Verify: verifyContract},
			ElementwiseOpName:             {Syntax: elementwiseSyntax{}},
			GenericOpName:                 {Syntax: genericSyntax{}, ArgumentNames: argumentNames("in", "out")},
			IndexOpName:                   {Verify: typed.Verify(verifyIndex)},
			MapOpName:                     {Syntax: reduceSyntax{arguments: inputsOf}, ResultNames: dialect.NameResult("mapped"), ArgumentNames: argumentNames("in", "init"), Verify: verifyMap},
			MatmulOpName:                  {Syntax: matmulSyntax{}, Verify: verifyMatmul},
			PackOpName:                    {ResultNames: dialect.NameResult("pack"), Verify: typed.Verify(verifyPack), Interfaces: dialect.Interfaces{dialect.SpeculatableIf(packSpeculatable)}},
			ReduceOpName:                  {Syntax: reduceSyntax{"dimensions", rotated}, ResultNames: dialect.NameResult("reduced"), ArgumentNames: argumentNames("in", "init"), Verify: verifyReduce},
			SoftmaxOpName:                 {Verify: typed.Verify(verifySoftmax)},
			TransposeOpName:               {Syntax: permutedSyntax{"permutation"}, ResultNames: dialect.NameResult("transposed"), Verify: typed.Verify(verifyTranspose)},
			UnPackOpName:                  {ResultNames: dialect.NameResult("unpack"), Verify: typed.Verify(verifyPack), Interfaces: dialect.Interfaces{dialect.SpeculatableIf(packSpeculatable)}},
			WinogradFilterTransformOpName: {Verify: typed.Verify(verifyWinogradFilter)},
			WinogradInputTransformOpName:  {Verify: typed.Verify(verifyWinogradInput)},
			WinogradOutputTransformOpName: {Verify: typed.Verify(verifyWinogradOutput)},
			YieldOpName:                   {Syntax: yieldSyntax{}, Verify: verifyYield},
		},
		Register: register,
		Complete: func(d *ir.Dialect) {
			d.VerifyAttribute = verifyAttribute
			d.Materialize = folding.Materialize
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Linalg/IR/LinalgBase.td":                       "base.td",
				"mlir/Dialect/Linalg/IR/LinalgEnums.td":                      "enums.td",
				"mlir/Dialect/Linalg/IR/LinalgInterfaces.td":                 "interfaces.td",
				"mlir/Dialect/Linalg/IR/LinalgNamedStructuredOps.yamlgen.td": "named.td",
				"mlir/Dialect/Linalg/IR/LinalgOps.td":                        "ops.td",
				"mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td":                "relayout.td",
				"mlir/Dialect/Linalg/IR/LinalgStructuredOps.td":              "structured.td",
				"mlir/Dialect/Linalg/IR/RelayoutOpInterface.td":              "relayout_interface.td",
				"mlir/Dialect/Utils/StructuredOpsUtils.td":                   "utils.td",
			},
			Roots: []string{"mlir/Dialect/Linalg/IR/LinalgOps.td", "mlir/Dialect/Linalg/IR/LinalgRelayoutOps.td", "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td"},
		},
		Signatures: signatures,
	}
	for name := range structuredOps {
		op := n.Ops[name]
		if op.Syntax == nil {
			op.Syntax = namedSyntax{}
		}
		op.Effects = structuredEffects
		n.Ops[name] = op
	}
	for _, name := range append([]string{SoftmaxOpName}, unnamedOps...) {
		op := n.Ops[name]
		op.Effects = structuredEffects
		n.Ops[name] = op
	}
	addFolds(n)
	addCanonicalizers(n)
	return n
}

// structuredEffects are the effects of a structured operation. It reads a destination if
// its body uses the elements.
func structuredEffects(op *ir.Operation) []ir.Effect {
	inputs := structuredOp{op}.Inputs()
	return dialect.DestinationEffects(op, inputs, structuredOp{op}.Outputs(), func(i int) bool {
		if op.NumRegions() == 0 {
			return true
		}
		b := op.Region(0).Entry()
		return b == nil || b.NumArguments() <= len(inputs)+i || b.Argument(len(inputs)+i).HasUses()
	})
}

// traits are the checks of the interfaces of structured operations.
var traits = map[string]*ir.Trait{
	"linalg::LinalgOp":               {Name: "linalg::LinalgOp", VerifyRegions: verifyStructured},
	"linalg::ContractionOpInterface": {Name: "linalg::ContractionOpInterface", VerifyRegions: verifyContraction},
	"linalg::ConvolutionOpInterface": {Name: "linalg::ConvolutionOpInterface", Verify: verifyConvolution},
	"linalg::FillOpInterface":        {Name: "linalg::FillOpInterface", Verify: verifyFill},
	"DestinationStyleOpInterface":    {Name: "DestinationStyleOpInterface", VerifyRegions: verifyDestinations},
}

// destination implements DestinationStyleOpInterface for the dialect's operations: the destinations
// are the second operand group.
type destination struct{}

// Destinations returns the operands that the results update.
func (destination) Destinations(op *ir.Operation) []ir.Operand { return structuredOp{op}.Outputs() }

// verifyDestinations is the check of the interface, for which vectors are no
// destinations here.
func verifyDestinations(op *ir.Operation, c *ir.Checker) {
	group := structuredOp{op}.Outputs()
	for i := range group {
		o := &group[i] // an operand knows its number by its place
		switch o.Value().Type().(type) {
		case *ir.RankedTensorType, *ir.UnrankedTensorType, *ir.MemRefType, *ir.UnrankedMemRefType:
		default:
			c.Failf("expected that operand #%d is a tensor or a memref", o.Index())
		}
	}
	ir.LookupTrait("DestinationStyleOpInterface").VerifyRegions(op, c)
}

// interfaces are those of structured operations.
var interfaces = dialect.Interfaces{dialect.DestinationStyle(destination{}), dialect.RecursivelySpeculatableIf(dialect.OnTensors)}

// register registers the C++ functions that the dialect's definitions use, and the checks of its
// interfaces for operations of other dialects.
func register(api *cppapi.API) {
	registerBuilders(api)
	for name, check := range map[string]func(*ir.Operation, *ir.Checker){
		"verifyStructuredOpInterface": verifyStructured, "verifyContractionInterface": verifyContraction,
		"verifyConvolutionInterface": verifyConvolution, "verifyFillInterface": verifyFill,
	} {
		api.Registry.Func("mlir::linalg::detail::"+name, api.CheckFunc(check))
	}
	maps := api.TypeNamed("::llvm::ArrayRef<::mlir::AffineMap>")
	for class, name := range map[string]string{"MatmulOp": MatmulOpName, "BatchMatmulOp": BatchMatmulOpName, "BatchReduceMatmulOp": BatchReduceMatmulOpName} {
		api.Registry.Class("mlir::linalg::"+class).Static("getDefaultIndexingMaps", &cxx.Func{
			Params: []*cxx.Type{api.Context.Type()}, Result: maps,
			Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
				ctx, ok := args[0].Obj().(*ir.Context)
				if !ok {
					return m.Failf("no context")
				}
				return cxx.List(attributes(mapAttrs(ctx, structuredOps[name].indexing(nil, nil))))
			},
		})
	}
}

// attributes is a list of maps as C++ sees it: a map is its attribute there.
type attributes []ir.Attribute

// Len returns the number of attributes.
func (l attributes) Len() int { return len(l) }

// At returns an attribute.
func (l attributes) At(i int) cxx.Value { return cppapi.AttributeValue(l[i]) }

// memoized is the attribute in which an operation caches the maps that follow from its name.
const memoized = "linalg.memoized_indexing_maps"

func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	if a.Name == memoized {
		return
	}
	c.FailPlainf("attribute '\"%s\"' not supported by the linalg dialect", a.Name)
}

func mapAttrs(ctx *ir.Context, maps []*affine.Map) []ir.Attribute {
	out := make([]ir.Attribute, len(maps))
	for i, m := range maps {
		out[i] = ctx.AffineMapAttr(m)
	}
	return out
}

// quoted returns a type as messages show it.
func quoted(t ir.Type) string { return "'" + t.String() + "'" }

// elementOf returns the element type of a tensor or a memref with a rank; another
// type is its own.
func elementOf(t ir.Type) ir.Type {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return t.Element
	case *ir.MemRefType:
		return t.Element
	}
	return t
}

// shapeOf returns the shape of a value's type, nil for one without; a vector is an
// element.
func shapeOf(t ir.Type) []int64 {
	if _, ok := t.(*ir.VectorType); ok {
		return nil
	}
	if s, ok := ir.AsShaped(t); ok && s.HasRank() {
		return s.Shape()
	}
	return nil
}

// isStructured reports whether an operation is a structured one.
func isStructured(op *ir.Operation) bool {
	if op == nil {
		return false
	}
	_, ok := op.Def().Interface("linalg::LinalgOp")
	return ok
}

// argumentNames names the arguments of a body.
func argumentNames(in, out string) ir.ArgumentNamer {
	return func(op *ir.Operation, r *ir.Region, set func(v *ir.Value, name string)) {
		b := r.Entry()
		if b == nil {
			return
		}
		inputs := op.NumOperands() - len(structuredOp{op}.Outputs())
		for i, arg := range b.Args() {
			switch {
			case i < inputs:
				set(arg, in)
			case i < op.NumOperands():
				set(arg, out)
			}
		}
	}
}
