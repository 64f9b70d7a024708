package bufferization

import (
	"embed"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed bufferization.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "bufferization",
		Ops: map[string]dialect.Op{
			AllocTensorOpName: {Format: allocFormat, Verify: typed.Verify(verifyAlloc)},
			DeallocOpName:     {Verify: typed.Verify(verifyDealloc), InferTypes: inferDealloc},
			MaterializeInDestinationOpName: {Verify: typed.Verify(verifyMaterialize), Effects: dialect.OnMemRef(dialect.Writes(1)),
				Interfaces: dialect.Interfaces{dialect.DestinationStyle(destination{})}, Traits: dialect.Unchecked("SubsetOpInterface")},
			ToBufferOpName: {Traits: comparing},
			ToTensorOpName: {Traits: comparing},
		},
		Directives: map[string]*asm.Directive{"CopyType": {Parse: parseCopyType, Print: printNothing}},
		Register:   register,
		Complete: func(d *ir.Dialect) {
			d.VerifyAttribute, d.VerifyArgumentAttribute = verifyAttribute, verifyArgumentAttribute
			d.Materialize = folding.Materialize
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Bufferization/IR/AllocationOpInterface.td":         "allocation.td",
				"mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.td": "deallocation.td",
				"mlir/Dialect/Bufferization/IR/BufferViewFlowOpInterface.td":     "viewflow.td",
				"mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td":       "bufferizable.td",
				"mlir/Dialect/Bufferization/IR/BufferizationBase.td":             "base.td",
				"mlir/Dialect/Bufferization/IR/BufferizationEnums.td":            "enums.td",
				"mlir/Dialect/Bufferization/IR/BufferizationOps.td":              "bufferization.td",
				"mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td":   "types.td",
			},
			Roots: []string{"mlir/Dialect/Bufferization/IR/BufferizationOps.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

const allocFormat = "`(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result) " +
	"`` custom<CopyType>(ref($copy), type($copy), ref(type($result)))"

// The directive CopyType has no text: an operand, if it is there, has the type of the
// result. The arguments are the operand, its type and that of the result.
func parseCopyType(_ *asm.OpParser, a *asm.ParseArgs) bool {
	a.SetTypes(1, a.Types(2)[:len(a.Operands(0))]...)
	return true
}

func printNothing(*asm.OpPrinter, *ir.Operation, *asm.PrintArgs) {}

// comparing adds a note about mismatching types. The mismatch itself is reported by the constraint
// in the definition.
var comparing = map[string]*ir.Trait{"bufferization::BufferizableOpInterface": {
	Name: "bufferization::BufferizableOpInterface", Structural: true, Verify: compareTypes}}

func compareTypes(op *ir.Operation, c *ir.Checker) {
	from, to := typed.Unary{Operation: op}.Input().Type(), op.Result(0).Type()
	if !(ir.IsTensor(from) && isMemRef(to)) && !(isMemRef(from) && ir.IsTensor(to)) {
		return
	}
	a, _ := ir.AsShaped(from)
	b, _ := ir.AsShaped(to)
	switch {
	case a.HasRank() != b.HasRank() || !slices.Equal(a.Shape(), b.Shape()):
		c.PlainErrorf("shapes do not match")
	case a.ElementType() != b.ElementType():
		c.PlainErrorf("element types do not match")
	}
}

func verifyAlloc(op AllocTensorOp, c *ir.Checker) {
	sizes := op.DynamicSizes()
	if from, ok := op.Copy(); ok {
		c.CheckPlain(len(sizes) == 0, "dynamic sizes not needed when copying a tensor")
		c.CheckPlain(from.Type() == op.ResultValue().Type(), "expected that `copy` and return type match")
		return
	}
	n := 0
	if t, ok := ir.AsShaped(op.ResultValue().Type()); ok && t.HasRank() {
		for _, v := range t.Shape() {
			if v == ir.Dynamic {
				n++
			}
		}
	}
	c.Checkf(len(sizes) == n, "incorrect number of dynamic sizes, has %d, expected %d", len(sizes), n)
}

// inferDealloc gives a condition for each memref that is kept.
func inferDealloc(s *ir.OperationState, _ *diag.List) ([]ir.Type, bool) {
	a, ok := s.Attr(ir.OperandSegments).(*ir.DenseArrayAttr)
	if !ok || a.Len() != 3 || a.Int64(2) < 0 || a.Int64(2) > int64(len(s.Operands)) {
		return nil, false
	}
	ts := make([]ir.Type, a.Int64(2))
	for i := range ts {
		ts[i] = s.Operands[0].Type().Context().IntegerType(1)
	}
	return ts, true
}

func verifyDealloc(op DeallocOp, c *ir.Checker) {
	c.Check(len(op.Memrefs()) == len(op.Conditions()), "must have the same number of conditions as memrefs to deallocate")
	c.Check(len(op.Retained()) == op.Operation.NumResults(), "must have the same number of updated conditions (results) as retained operands")
}

// A destination is the DestinationStyleOpInterface of the operation that writes to
// its second operand.
type destination struct{}

// Destinations returns the operand that is written to.
func (destination) Destinations(op *ir.Operation) []ir.Operand { return op.OperandGroup(1) }

func isMemRef(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}

func verifyMaterialize(op MaterializeInDestinationOp, c *ir.Checker) {
	from, to := op.Source().Type(), op.Dest().Type()
	c.Check(ir.IsTensor(to) || isMemRef(to), "'dest' must be a tensor or a memref")
	if ir.IsTensor(to) {
		c.Check(op.Operation.NumResults() == 1, "tensor 'dest' implies exactly one tensor result")
		c.Check(op.Operation.Result(0).Type() == to, "result and 'dest' types must match")
	} else {
		c.Check(op.Operation.NumResults() == 0, "memref 'dest' implies zero results")
	}
	c.Check(!op.Restrict() || isMemRef(to), "'restrict' is valid only for memref destinations")
	c.Check((op.Writable()) == isMemRef(to), "'writable' must be specified if and only if the destination is of memref type")
	a, okA := ir.AsShaped(from)
	b, okB := ir.AsShaped(to)
	if !okA || !okB || !a.HasRank() || !b.HasRank() {
		return
	}
	c.Check(len(a.Shape()) == len(b.Shape()), "rank mismatch between source and destination shape")
	for i, v := range a.Shape() {
		w := b.Shape()[i]
		c.Check(v == ir.Dynamic || w == ir.Dynamic || v == w, "source/destination shapes are incompatible")
	}
}

// verifyAttribute checks a discardable attribute of an operation.
func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	c.CheckPlainf(a.Name == "bufferization.manual_deallocation",
		"attribute '\"%s\"' not supported as an op attribute by the bufferization dialect", a.Name)
	if f := op.Def().Effects; f != nil {
		for _, e := range f(op) {
			if e.Kind == ir.Allocate || e.Kind == ir.Free {
				return
			}
		}
	}
	c.Failf("attribute '%s' can be used only on ops that have an allocation and/or free side effect", a.Name)
}

// verifyArgumentAttribute checks an attribute of a function's argument.
func verifyArgumentAttribute(op *ir.Operation, _ int, a ir.NamedAttribute, c *ir.Checker) {
	_, function := op.Def().Interface("FunctionOpInterface")
	switch a.Name {
	case "bufferization.writable":
		c.CheckPlainf(isBool(a.Value), "'%s' is expected to be a boolean attribute", a.Name)
		c.CheckPlainf(function, "expected '%s' to be used on function-like operations", a.Name)
		c.CheckPlainf(!op.Region(0).Empty(), "'%s' is invalid on external functions", a.Name)
	case "bufferization.access":
		s, ok := a.Value.(*ir.StringAttr)
		c.CheckPlainf(ok, "'%s' is expected to be a string attribute", a.Name)
		switch s.Value {
		case "none", "read", "write", "read-write":
		default:
			c.FailPlainf("invalid value for '%s'", a.Name)
		}
		c.CheckPlainf(function, "expected '%s' to be used on function-like operations", a.Name)
	case "bufferization.buffer_layout":
		switch a.Value.(type) {
		case *ir.AffineMapAttr, *ir.StridedLayoutAttr:
		default:
			c.FailPlainf("'%s' is expected to be a memref layout attribute", a.Name)
		}
		c.CheckPlainf(function, "expected '%s' to be used on function-like operations", a.Name)
	default:
		// The reference names another attribute than the one that it does not know.
		c.FailPlainf("attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect")
	}
}

func isBool(a ir.Attribute) bool {
	i, ok := a.(*ir.IntegerAttr)
	if !ok {
		return false
	}
	t, ok := i.Type().(*ir.IntegerType)
	return ok && t.Width == 1
}

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	v := api.Value.Type()
	api.Registry.Class("mlir::bufferization::MaterializeInDestinationOp").Static("getOperationName", &cxx.Func{Result: cxx.TypeString,
		Call: func(*cxx.Machine, []cxx.Value) cxx.Value { return cxx.Str(MaterializeInDestinationOpName) }})
	api.Native("mlir::bufferization::detail::typesMatchAfterBufferization", &cxx.Func{
		Params: []*cxx.Type{api.Operation.Type(), v, v}, Result: cxx.TypeBool,
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			tensor, buffer := cppapi.AsValue(args[1]), cppapi.AsValue(args[2])
			if tensor == nil || buffer == nil {
				return m.Failf("null value")
			}
			t, ok := ir.AsShaped(tensor.Type())
			b, ok2 := ir.AsShaped(buffer.Type())
			return cxx.Bool(ok && ok2 && t.HasRank() == b.HasRank() && slices.Equal(t.Shape(), b.Shape()) && t.ElementType() == b.ElementType())
		},
	})
}
