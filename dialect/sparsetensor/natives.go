package sparsetensor

import (
	"embed"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed sparsetensor.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "sparse_tensor",
		Ops: map[string]dialect.Op{
			AssembleOpName:            {Verify: verifyAssemble},
			CompressOpName:            {Verify: typed.Verify(verifyCompress)},
			DisassembleOpName:         {Verify: typed.Verify(verifyDisassemble)},
			BinaryOpName:              {Verify: typed.Verify(verifyBinary)},
			CoIterateOpName:           {Syntax: coiterateSyntax{}, Verify: typed.Verify(verifyCoIterate), VerifyRegions: verifyCoIterateRegions},
			ConcatenateOpName:         {Verify: typed.Verify(verifyConcatenate)},
			ConvertOpName:             {Verify: typed.Verify(verifyConvert)},
			ToCoordinatesOpName:       {Verify: verifyLevelBuffer(crdWidth, "coordinates"), InferTypes: inferCoordinates},
			ToCoordinatesBufferOpName: {Verify: typed.Verify(verifyCoordinatesBuffer), InferTypes: inferLevelBuffer(crdWidth)},
			CrdTranslateOpName:        {Verify: typed.Verify(verifyTranslate)},
			IterateOpName: {Syntax: iterateSyntax{}, Verify: typed.Verify(verifyIterate), VerifyRegions: typed.Verify(verifyIterateRegions), Interfaces: iterateInterfaces(),
				Canonicalizer: rewrite.Patterns{rewrite.IsolatedPattern("RemoveUnusedLvlCrds", IterateOpName, removeCoordinates)}},
			LvlOpName:                 {Verify: typed.Verify(verifyLvl), Interfaces: dialect.Interfaces{dialect.SpeculatableIf(typed.Get(hasLevel))}},
			ToPositionsOpName:         {Verify: verifyLevelBuffer(posWidth, "positions"), InferTypes: inferLevelBuffer(posWidth)},
			GetStorageSpecifierOpName: {Verify: typed.Verify(verifySpecifier)},
			SetStorageSpecifierOpName: {Verify: typed.Verify(verifySpecifier)},
			ToValuesOpName:            {Verify: typed.Verify(verifyValues), InferTypes: inferValues},
			ExtractIterSpaceOpName:    {Verify: typed.Verify(verifyExtractSpace), InferTypes: inferSpace},
			ExtractValOpName:          {Verify: typed.Verify(verifyExtractValue)},
			ReinterpretMapOpName:      {Verify: typed.Verify(verifyReinterpret)},
			ReorderCOOOpName:          {Verify: typed.Verify(verifyReorder)},
			ToSliceOffsetOpName:       {Verify: typed.Verify(verifySliceOf)},
			ToSliceStrideOpName:       {Verify: typed.Verify(verifySliceOf)},
			ForeachOpName:             {Verify: typed.Verify(verifyForeach)},
			PushBackOpName:            {Verify: verifyPushBack},
			ReduceOpName:              {Verify: typed.Verify(verifyReduce)},
			SelectOpName:              {Verify: typed.Verify(verifySelect)},
			SortOpName:                {Verify: typed.Verify(verifySort)},
			UnaryOpName:               {Verify: typed.Verify(verifyUnary)},
		},
		Register:        register,
		Complete:        complete,
		Directives:      map[string]*asm.Directive{"LevelRange": levelAttrs},
		ParamDirectives: map[string]*asm.ParamDirective{"LevelRange": levelParams},
		Attributes: map[string]dialect.Attribute{
			"SparseTensorDimSliceAttr": {Syntax: sliceSyntax{}, Verify: verifySlice},
			"SparseTensorEncodingAttr": {Syntax: encodingSyntax{}, Verify: verifyEncoding,
				Interfaces: dialect.Interfaces{{Name: "OpAsmAttrInterface", Impl: alias{}}, {Name: "VerifiableTensorEncoding", Impl: tensorEncoding{}}}},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/SparseTensor/IR/SparseTensorAttrDefs.td":   "attributes.td",
				"mlir/Dialect/SparseTensor/IR/SparseTensorBase.td":       "base.td",
				"mlir/Dialect/SparseTensor/IR/SparseTensorInterfaces.td": "interfaces.td",
				"mlir/Dialect/SparseTensor/IR/SparseTensorOps.td":        "sparse_tensor.td",
				"mlir/Dialect/SparseTensor/IR/SparseTensorTypes.td":      "types.td",
			},
			Roots: []string{"mlir/Dialect/SparseTensor/IR/SparseTensorOps.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

// verifyBody checks the arguments and the yielded value of a region that is not empty.
func verifyBody(op *ir.Operation, r *ir.Region, name string, in []ir.Type, out ir.Type, c *ir.Checker) {
	b := r.Entry()
	c.CheckPlainf(b.NumArguments() == len(in), "%s region must have exactly %d arguments", name, len(in))
	for i, t := range in {
		c.CheckPlainf(b.Argument(i).Type() == t, "%s region argument %d type mismatch", name, i+1)
	}
	y := b.Back()
	c.CheckPlainf(y != nil && y.Name() == YieldOpName, "%s region must end with sparse_tensor.yield", name)
	c.CheckPlainf(y.NumOperands() == 1 && y.Operand(0).Type() == out, "%s region yield type mismatch", name)
}

func verifyCoIterate(op CoIterateOp, c *ir.Checker) {
	c.Check(len(op.InitArgs()) == op.Operation.NumResults(), "mismatch in number of loop-carried values and defined values")
	if a, ok := op.CasesAttr().(*ir.ArrayAttr); ok {
		seen := map[ir.Attribute]bool{}
		for _, e := range a.Elements {
			c.Check(!seen[e], "contains duplicated cases.")
			seen[e] = true
		}
	}
}

func verifyBinary(op BinaryOp, c *ir.Checker) {
	x, y, out := op.X().Type(), op.Y().Type(), op.Output().Type()
	if r := op.Operation.Region(0); !r.Empty() {
		verifyBody(op.Operation, r, "overlap", []ir.Type{x, y}, out, c)
	}
	for i, side := range [...]struct {
		name, which string
		t           ir.Type
	}{{"left", "first", x}, {"right", "second", y}} {
		if r := op.Operation.Region(1 + i); !r.Empty() {
			verifyBody(op.Operation, r, side.name, []ir.Type{side.t}, out, c)
		} else if op.Operation.Attr(side.name+"_identity") != nil && side.t != out {
			c.FailPlainf("%s=identity requires %s argument to have the same type as the output", side.name, side.which)
		}
	}
}

func verifyUnary(op UnaryOp, c *ir.Checker) {
	out := op.Output().Type()
	if r := op.Operation.Region(0); !r.Empty() {
		verifyBody(op.Operation, r, "present", []ir.Type{op.X().Type()}, out, c)
	}
	r := op.Operation.Region(1)
	if r.Empty() {
		return
	}
	verifyBody(op.Operation, r, "absent", nil, out, c)
	// The value for absent elements must not depend on the operands.
	v := r.Entry().Back().Operand(0)
	if v.IsBlockArgument() {
		c.CheckPlain(v.OwnerBlock() != op.Operation.Block(), "absent region cannot yield linalg argument")
		return
	}
	if def := v.DefiningOp(); def.Name() != "arith.constant" && (def.Block() == r.Entry() || def.Block() == op.Operation.Block()) {
		c.FailPlainf("absent region cannot yield locally computed value")
	}
}

func verifyReduce(op ReduceOp, c *ir.Checker) {
	t := op.X().Type()
	verifyBody(op.Operation, op.Operation.Region(0), "reduce", []ir.Type{t, t}, t, c)
}

func verifySelect(op SelectOp, c *ir.Checker) {
	verifyBody(op.Operation, op.Operation.Region(0), "select", []ir.Type{op.X().Type()}, op.Operation.Context().IntegerType(1), c)
}

func verifyPushBack(op *ir.Operation, c *ir.Checker) {
	if n, ok := (PushBackOp{op}).N(); ok {
		v, ok := viewlike.ConstantInt(n)
		c.Check(!ok || v >= 1, "n must be not less than 1")
	}
}

func verifySort(op SortOp, c *ir.Checker) {
	a, ok := op.PermMapAttr().(*ir.AffineMapAttr)
	if !ok {
		return
	}
	nx := int64(a.Map.NumDims)
	c.CheckPlainf(nx >= 1, "Expected rank(perm_map) > 1, got %d", nx)
	c.CheckPlainf(a.Map.IsPermutation(), "Expected a permutation map, got %s", a.Map)
	n, ok := viewlike.ConstantInt(op.N())
	if !ok {
		return
	}
	check := func(v *ir.Value, least int64, message string) {
		t, ok := v.Type().(*ir.MemRefType)
		if ok && t.Shape()[0] != ir.Dynamic && t.Shape()[0] < least {
			c.FailPlainf("%s got %d < %d", message, t.Shape()[0], least)
		}
	}
	ny := int64(0)
	if a, ok := op.NyAttr().(*ir.IntegerAttr); ok {
		ny = a.Int64()
	}
	check(op.Xy(), n*(nx+ny), "Expected dimension(xy) >= n * (rank(perm_map) + ny)")
	for _, o := range op.Ys() {
		check(o.Value(), n, "Expected dimension(y) >= n")
	}
}

// shapeOf returns the shape of a value that is a tensor with a rank.
func shapeOf(v *ir.Value) []int64 {
	if t, ok := v.Type().(*ir.RankedTensorType); ok {
		return t.Shape()
	}
	return nil
}

func verifyConvert(op ConvertOp, c *ir.Checker) {
	from, to := shapeOf(op.Source()), shapeOf(op.Dest())
	c.CheckPlain(len(from) == len(to), "unexpected conversion mismatch in rank")
	a, ok := encoding(op.Dest().Type()).(*ir.DefinedAttr)
	c.CheckPlain(!ok || !isSlice(a), "cannot convert to a sparse tensor slice")
	for i := range from {
		c.CheckPlainf(from[i] == to[i] || to[i] == ir.Dynamic, "unexpected conversion mismatch in dimension %d", i)
	}
}

func verifyConcatenate(op ConcatenateOp, c *ir.Checker) {
	a, ok := op.DimensionAttr().(*ir.IntegerAttr)
	if !ok {
		return
	}
	at, out, inputs := a.Int64(), shapeOf(op.ResultValue()), op.Operation.Operands()
	rank := len(out)
	c.CheckPlain(len(inputs) > 1, "Need at least two tensors to concatenate.")
	c.CheckPlainf(uint64(at) < uint64(rank), "Concat-dimension is out of bounds for dimension-rank (%d >= %d)", uint64(at), rank)
	for i, v := range inputs {
		shape := shapeOf(v)
		for _, s := range shape {
			c.CheckPlainf(s != ir.Dynamic, "Input tensor $%d has dynamic shape", i)
		}
		c.CheckPlainf(len(shape) == rank, "Input tensor $%d has a different rank (rank=%d) from the output tensor (rank=%d).", i, len(shape), rank)
	}
	for k, size := range out {
		if int64(k) != at {
			for _, v := range inputs {
				if s := shapeOf(v)[k]; size != ir.Dynamic && s != size {
					c.FailPlainf("All dimensions (expect for the concatenating one) should be equal.")
				} else {
					size = s
				}
			}
			continue
		}
		sum := int64(0)
		for _, v := range inputs {
			sum += shapeOf(v)[k]
		}
		c.CheckPlain(size == ir.Dynamic || sum == size,
			"The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.")
	}
}

func verifyForeach(op ForeachOp, c *ir.Checker) {
	t, ok := op.Tensor().Type().(*ir.RankedTensorType)
	if !ok {
		return
	}
	rank := len(t.Shape())
	inits := op.InitArgs()
	args := op.Operation.Region(0).Entry().Args()
	// The levels of a tensor without an encoding are its dimensions.
	a, ok := op.OrderAttr().(*ir.AffineMapAttr)
	c.CheckPlain(!ok || t.Encoding != nil || a.Map.NumDims == rank, "Level traverse order does not match tensor's level rank")
	c.CheckPlain(rank+1+len(inits) == len(args), "Unmatched number of arguments in the block")
	c.CheckPlain(op.Operation.NumResults() == len(inits), "Mismatch in number of init arguments and results")
	for i := range inits {
		c.CheckPlain(inits[i].Value().Type() == op.Operation.Result(i).Type(), "Mismatch in types of init arguments and results")
	}
	y := op.Operation.Region(0).Entry().Back()
	same := y != nil && y.NumOperands() == op.Operation.NumResults()
	for i := 0; same && i < op.Operation.NumResults(); i++ {
		same = y.Operand(i).Type() == op.Operation.Result(i).Type()
	}
	c.CheckPlain(same, "Mismatch in types of yield values and results")
	for i, a := range args[:rank] {
		if _, ok := a.Type().(*ir.IndexType); !ok {
			c.FailPlainf("Expecting Index type for argument at index %d", i)
		}
	}
	if u := args[rank].Type(); u != t.Element {
		c.FailPlainf("Unmatched element type between input tensor and block argument, expected:%s, got: %s", t.Element, u)
	}
}

// register registers the C++ functions that the definitions of the
// dialect call.
func register(api *cppapi.API) {
	api.Registry.Alias("mlir::sparse_tensor::Level", cxx.TypeUint64)
	c := api.AbsentAttribute("mlir::sparse_tensor::SparseTensorEncodingAttr", nil)
	api.Native("mlir::sparse_tensor::getSparseTensorEncoding", &cxx.Func{
		Params: []*cxx.Type{api.Type.Type()}, Result: c.Type(),
		Call: func(m *cxx.Machine, args []cxx.Value) cxx.Value {
			return cppapi.AttributeValue(encoding(cppapi.AsType(args[0])))
		},
	})
	c.Method("isSlice", cxx.Test(isSlice))
}

// isSlice reports whether an encoding is that of a slice of a tensor.
func isSlice(a *ir.DefinedAttr) bool {
	l, _ := param(a.Def.Params, a.Params, "dimSlices").(ir.ParamList)
	return len(l) > 0
}

// encoding returns the sparse encoding of a tensor or of a storage specifier, nil
// if it has none.
func encoding(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		if d, ok := t.Encoding.(*ir.DefinedAttr); ok && d.Def.Name == "SparseTensorEncodingAttr" {
			return d
		}
	case *ir.DefinedType:
		if t.Def.Name == "StorageSpecifierType" {
			a, _ := param(t.Def.Params, t.Params, "encoding").(ir.Attribute)
			return a
		}
	}
	return nil
}

func param(defs []ir.ParamDef, params []ir.Param, name string) ir.Param {
	for i := range defs {
		if defs[i].Name == name {
			return params[i]
		}
	}
	return nil
}
