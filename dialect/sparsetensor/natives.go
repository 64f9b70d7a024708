package sparsetensor

import (
	_ "embed"

	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/viewlike"
	"github.com/mica-ir/mica/ir"
)

// signatures are those of the definitions that the natives are written for.
//
//go:embed signatures.txt
var signatures string

// Natives returns what the dialect has in Go beside its definition.
func Natives() *dialect.Natives {
	return &dialect.Natives{
		Namespace: "sparse_tensor",
		Ops: map[string]dialect.Op{
			"sparse_tensor.assemble":              {Verify: verifyAssemble},
			"sparse_tensor.compress":              {Verify: verifyCompress},
			"sparse_tensor.disassemble":           {Verify: verifyDisassemble},
			"sparse_tensor.binary":                {Verify: verifyBinary},
			"sparse_tensor.coiterate":             {VerifyRegions: verifyCoIterate},
			"sparse_tensor.concatenate":           {Verify: verifyConcatenate},
			"sparse_tensor.convert":               {Verify: verifyConvert},
			"sparse_tensor.coordinates":           {Verify: verifyLevelBuffer(crdWidth, "coordinates"), InferTypes: inferCoordinates},
			"sparse_tensor.coordinates_buffer":    {Verify: verifyCoordinatesBuffer},
			"sparse_tensor.crd_translate":         {Verify: verifyTranslate},
			"sparse_tensor.lvl":                   {Verify: verifyLvl},
			"sparse_tensor.positions":             {Verify: verifyLevelBuffer(posWidth, "positions"), InferTypes: inferLevelBuffer(posWidth)},
			"sparse_tensor.storage_specifier.get": {Verify: verifySpecifier},
			"sparse_tensor.storage_specifier.set": {Verify: verifySpecifier},
			"sparse_tensor.values":                {Verify: verifyValues, InferTypes: inferValues},
			"sparse_tensor.foreach":               {Verify: verifyForeach},
			"sparse_tensor.push_back":             {Verify: verifyPushBack},
			"sparse_tensor.reduce":                {Verify: verifyReduce},
			"sparse_tensor.select":                {Verify: verifySelect},
			"sparse_tensor.sort":                  {Verify: verifySort},
			"sparse_tensor.unary":                 {Verify: verifyUnary},
		},
		Register: register,
		Attributes: map[string]dialect.Attribute{
			"SparseTensorDimSliceAttr": {Syntax: sliceSyntax{}, Verify: verifySlice},
			"SparseTensorEncodingAttr": {Syntax: encodingSyntax{}, Verify: verifyEncoding,
				Interfaces: dialect.Interfaces{{Name: "OpAsmAttrInterface", Impl: alias{}}}},
		},
		Signatures: signatures,
	}
}

// fail reports an error of an operation, without its name.
func fail(op *ir.Operation, d *diag.List, format string, args ...any) bool {
	op.EmitError(d, format, args...)
	return false
}

// verifyBody checks the arguments of a region that is not empty and what it yields.
func verifyBody(op *ir.Operation, r *ir.Region, name string, in []ir.Type, out ir.Type, d *diag.List) bool {
	b := r.Entry()
	if b.NumArguments() != len(in) {
		return fail(op, d, "%s region must have exactly %d arguments", name, len(in))
	}
	for i, t := range in {
		if b.Argument(i).Type() != t {
			return fail(op, d, "%s region argument %d type mismatch", name, i+1)
		}
	}
	y := b.Back()
	if y == nil || y.Name() != "sparse_tensor.yield" {
		return fail(op, d, "%s region must end with sparse_tensor.yield", name)
	}
	if y.NumOperands() != 1 || y.Operand(0).Type() != out {
		return fail(op, d, "%s region yield type mismatch", name)
	}
	return true
}

func verifyCoIterate(op *ir.Operation, d *diag.List) bool {
	if len(op.OperandGroup(1)) != op.NumResults() {
		op.EmitOpError(d, "mismatch in number of loop-carried values and defined values")
		return false
	}
	if a, ok := op.Attr("cases").(*ir.ArrayAttr); ok {
		seen := map[ir.Attribute]bool{}
		for _, e := range a.Elements {
			if seen[e] {
				op.EmitOpError(d, "contains duplicated cases.")
				return false
			}
			seen[e] = true
		}
	}
	return true
}

func verifyBinary(op *ir.Operation, d *diag.List) bool {
	x, y, out := op.Operand(0).Type(), op.Operand(1).Type(), op.Result(0).Type()
	if r := op.Region(0); !r.Empty() && !verifyBody(op, r, "overlap", []ir.Type{x, y}, out, d) {
		return false
	}
	for i, side := range [...]struct {
		name, which string
		t           ir.Type
	}{{"left", "first", x}, {"right", "second", y}} {
		if r := op.Region(1 + i); !r.Empty() {
			if !verifyBody(op, r, side.name, []ir.Type{side.t}, out, d) {
				return false
			}
		} else if op.Attr(side.name+"_identity") != nil && side.t != out {
			return fail(op, d, "%s=identity requires %s argument to have the same type as the output", side.name, side.which)
		}
	}
	return true
}

func verifyUnary(op *ir.Operation, d *diag.List) bool {
	out := op.Result(0).Type()
	if r := op.Region(0); !r.Empty() && !verifyBody(op, r, "present", []ir.Type{op.Operand(0).Type()}, out, d) {
		return false
	}
	r := op.Region(1)
	if r.Empty() {
		return true
	}
	if !verifyBody(op, r, "absent", nil, out, d) {
		return false
	}
	// What is absent can only be something that does not depend on the values.
	v := r.Entry().Back().Operand(0)
	if v.IsBlockArgument() {
		if v.OwnerBlock() == op.Block() {
			return fail(op, d, "absent region cannot yield linalg argument")
		}
		return true
	}
	if def := v.DefiningOp(); def.Name() != "arith.constant" && (def.Block() == r.Entry() || def.Block() == op.Block()) {
		return fail(op, d, "absent region cannot yield locally computed value")
	}
	return true
}

func verifyReduce(op *ir.Operation, d *diag.List) bool {
	t := op.Operand(0).Type()
	return verifyBody(op, op.Region(0), "reduce", []ir.Type{t, t}, t, d)
}

func verifySelect(op *ir.Operation, d *diag.List) bool {
	return verifyBody(op, op.Region(0), "select", []ir.Type{op.Operand(0).Type()}, op.Context().IntegerType(1), d)
}

func verifyPushBack(op *ir.Operation, d *diag.List) bool {
	if n := op.GroupOperand(3); n != nil {
		if v, ok := viewlike.ConstantInt(n); ok && v < 1 {
			op.EmitOpError(d, "n must be not less than 1")
			return false
		}
	}
	return true
}

func verifySort(op *ir.Operation, d *diag.List) bool {
	a, ok := op.Attr("perm_map").(*ir.AffineMapAttr)
	if !ok {
		return true
	}
	nx := int64(a.Map.NumDims)
	if nx < 1 {
		return fail(op, d, "Expected rank(perm_map) > 1, got %d", nx)
	}
	if !a.Map.IsPermutation() {
		return fail(op, d, "Expected a permutation map, got %s", a.Map)
	}
	n, ok := viewlike.ConstantInt(op.Operand(0))
	if !ok {
		return true
	}
	check := func(v *ir.Value, least int64, message string) bool {
		t, ok := v.Type().(*ir.MemRefType)
		if ok && t.Shape()[0] != ir.Dynamic && t.Shape()[0] < least {
			return fail(op, d, "%s got %d < %d", message, t.Shape()[0], least)
		}
		return true
	}
	ny := int64(0)
	if a, ok := op.Attr("ny").(*ir.IntegerAttr); ok {
		ny = a.Int64()
	}
	if !check(op.Operand(1), n*(nx+ny), "Expected dimension(xy) >= n * (rank(perm_map) + ny)") {
		return false
	}
	for _, o := range op.OperandGroup(2) {
		if !check(o.Value(), n, "Expected dimension(y) >= n") {
			return false
		}
	}
	return true
}

// shapeOf returns the shape of a value that is a tensor with a rank.
func shapeOf(v *ir.Value) []int64 {
	if t, ok := v.Type().(*ir.RankedTensorType); ok {
		return t.Shape()
	}
	return nil
}

func verifyConvert(op *ir.Operation, d *diag.List) bool {
	from, to := shapeOf(op.Operand(0)), shapeOf(op.Result(0))
	if len(from) != len(to) {
		return fail(op, d, "unexpected conversion mismatch in rank")
	}
	if a, ok := encoding(op.Result(0).Type()).(*ir.DefinedAttr); ok && isSlice(a) {
		return fail(op, d, "cannot convert to a sparse tensor slice")
	}
	for i := range from {
		if from[i] != to[i] && to[i] != ir.Dynamic {
			return fail(op, d, "unexpected conversion mismatch in dimension %d", i)
		}
	}
	return true
}

func verifyConcatenate(op *ir.Operation, d *diag.List) bool {
	a, ok := op.Attr("dimension").(*ir.IntegerAttr)
	if !ok {
		return true
	}
	at, out, inputs := a.Int64(), shapeOf(op.Result(0)), op.Operands()
	rank := len(out)
	if len(inputs) <= 1 {
		return fail(op, d, "Need at least two tensors to concatenate.")
	}
	if uint64(at) >= uint64(rank) {
		return fail(op, d, "Concat-dimension is out of bounds for dimension-rank (%d >= %d)", uint64(at), rank)
	}
	for i, v := range inputs {
		shape := shapeOf(v)
		for _, s := range shape {
			if s == ir.Dynamic {
				return fail(op, d, "Input tensor $%d has dynamic shape", i)
			}
		}
		if len(shape) != rank {
			return fail(op, d, "Input tensor $%d has a different rank (rank=%d) from the output tensor (rank=%d).", i, len(shape), rank)
		}
	}
	for k, size := range out {
		if int64(k) != at {
			for _, v := range inputs {
				if s := shapeOf(v)[k]; size != ir.Dynamic && s != size {
					return fail(op, d, "All dimensions (expect for the concatenating one) should be equal.")
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
		if size != ir.Dynamic && sum != size {
			return fail(op, d, "The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.")
		}
	}
	return true
}

func verifyForeach(op *ir.Operation, d *diag.List) bool {
	t, ok := op.Operand(0).Type().(*ir.RankedTensorType)
	if !ok {
		return true
	}
	rank := len(t.Shape())
	inits := op.OperandGroup(1)
	args := op.Region(0).Entry().Args()
	// The levels of a tensor without an encoding are its dimensions.
	if a, ok := op.Attr("order").(*ir.AffineMapAttr); ok && t.Encoding == nil && a.Map.NumDims != rank {
		return fail(op, d, "Level traverse order does not match tensor's level rank")
	}
	if rank+1+len(inits) != len(args) {
		return fail(op, d, "Unmatched number of arguments in the block")
	}
	if op.NumResults() != len(inits) {
		return fail(op, d, "Mismatch in number of init arguments and results")
	}
	for i := range inits {
		if inits[i].Value().Type() != op.Result(i).Type() {
			return fail(op, d, "Mismatch in types of init arguments and results")
		}
	}
	y := op.Region(0).Entry().Back()
	same := y != nil && y.NumOperands() == op.NumResults()
	for i := 0; same && i < op.NumResults(); i++ {
		same = y.Operand(i).Type() == op.Result(i).Type()
	}
	if !same {
		return fail(op, d, "Mismatch in types of yield values and results")
	}
	for i, a := range args[:rank] {
		if _, ok := a.Type().(*ir.IndexType); !ok {
			return fail(op, d, "Expecting Index type for argument at index %d", i)
		}
	}
	if u := args[rank].Type(); u != t.Element {
		return fail(op, d, "Unmatched element type between input tensor and block argument, expected:%s, got: %s", t.Element, u)
	}
	return true
}
