package ptr

import (
	"embed"
	"errors"
	"math/big"
	"math/bits"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/diag"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/num"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed ptr.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "ptr",
		Ops: map[string]dialect.Op{
			FromPtrOpName:     {Verify: typed.Verify(verifyFrom)},
			GatherOpName:      {Verify: verifyAlignment, Effects: dialect.Reads(0)},
			LoadOpName:        {Verify: verifyAccess("release", "acq_rel"), Effects: dialect.Ordered(dialect.Reads(0), orderingOf)},
			MaskedLoadOpName:  {Verify: verifyAlignment, Effects: dialect.Reads(0)},
			MaskedStoreOpName: {Verify: verifyWrite(1), Effects: dialect.Writes(1)},
			PtrAddOpName:      {InferTypes: inferAdd},
			PtrDiffOpName:     {Verify: typed.Verify(verifyDiff)},
			ScatterOpName:     {Verify: verifyWrite(1), Effects: dialect.Writes(1)},
			StoreOpName:       {Verify: verifyAccess("acquire", "acq_rel"), Effects: dialect.Ordered(dialect.Writes(1), orderingOf)},
			ToPtrOpName:       {Verify: typed.Verify(verifyTo)},
		},
		Register: register,
		Types: map[string]dialect.Type{
			"PtrMetadataType": {Verify: verifyMetadata},
			"PtrType":         {Interfaces: dialect.Interfaces{{Name: datalayout.TypeInterface, Impl: pointerLayout{}}}},
		},
		Attributes: map[string]dialect.Attribute{"AddressAttr": {Syntax: addressSyntax{}}, "SpecAttr": {Verify: verifySpec}},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/Ptr/IR/PtrAttrDefs.td": "attributes.td",
				"mlir/Dialect/Ptr/IR/PtrDialect.td":  "dialect.td",
				"mlir/Dialect/Ptr/IR/PtrEnums.td":    "enums.td",
				"mlir/Dialect/Ptr/IR/PtrOps.td":      "ptr.td",
			},
			Roots: []string{"mlir/Dialect/Ptr/IR/PtrOps.td"},
		},
		Signatures: signatures,
	}
	addFolds(n)
	return n
}

// register registers the constant that the dialect's definitions use.
func register(api *cppapi.API) {
	api.Registry.Const("mlir::ptr::kOptionalSpecValue", cxx.TypeUint32, cxx.Int(1<<32-1))
}

func isPtr(t ir.Type) bool {
	d, ok := t.(*ir.DefinedType)
	return ok && d.Def.Dialect != nil && d.Def.Dialect.Namespace == "ptr" && d.Def.Name == "PtrType"
}

// memorySpace returns where a pointer points to.
func memorySpace(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *ir.MemRefType:
		return t.Space
	case *ir.UnrankedMemRefType:
		return t.Space
	case *ir.DefinedType:
		if len(t.Params) > 0 {
			if a, ok := t.Params[0].(ir.Attribute); ok {
				return a
			}
		}
	}
	return nil
}

const otherSpace = "expected the input and output to have the same memory space"

func verifyFrom(op FromPtrOp, c *ir.Checker) {
	c.CheckPlain(!isPtr(op.ResultValue().Type()), "the result type cannot be `!ptr.ptr`")
	c.CheckPlain(memorySpace(op.ResultValue().Type()) == memorySpace(op.Ptr().Type()), otherSpace)
}

func verifyTo(op ToPtrOp, c *ir.Checker) {
	c.CheckPlain(!isPtr(op.Ptr().Type()), "the input value cannot be of type `!ptr.ptr`")
	c.CheckPlain(memorySpace(op.ResultValue().Type()) == memorySpace(op.Ptr().Type()), otherSpace)
}

// alignment returns the alignment of an access, ptr.load or another one, and whether it is given: as the only
// element of an array.
func alignment(op *ir.Operation) (int64, bool) {
	if list, ok := (LoadOp{op}).AlignmentAttr().(*ir.ArrayAttr); ok && len(list.Elements) == 1 {
		if n, ok := list.Elements[0].(*ir.IntegerAttr); ok {
			return n.Int64(), true
		}
	}
	return 0, false
}

// verifyWrite checks a write through an operand: the memory must be writable, and the alignment
// valid.
func verifyWrite(operand int) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		t := op.Operand(operand).Type()
		if s, ok := ir.AsShaped(t); ok {
			t = s.ElementType()
		}
		a := memorySpace(t)
		c.CheckPlain(a == nil || a.String() != "#test.const_memory_space", "memory space is read-only")
		verifyAlignment(op, c)
	}
}

func verifyAlignment(op *ir.Operation, c *ir.Checker) {
	n, ok := alignment(op)
	if !ok {
		return
	}
	c.CheckPlain(n > 0, "alignment must be positive")
	c.CheckPlain(bits.OnesCount64(uint64(n)) == 1, "alignment must be a power of 2")
}

// orderings are the orders of atomic operations by their number.
var orderings = [...]string{"not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}

// ordering returns how the order of an operation is written.
func ordering(a ir.Attribute) string {
	if i, ok := a.(*ir.IntegerAttr); ok {
		if n := i.Int64(); n >= 0 && n < int64(len(orderings)) {
			return orderings[n]
		}
	}
	return "not_atomic"
}

// verifyAccess checks an access that may be atomic, in any order but two.
func verifyAccess(first, second string) func(op *ir.Operation, c *ir.Checker) {
	return func(op *ir.Operation, c *ir.Checker) {
		check := verifyAlignment
		if op.NumResults() == 0 {
			check = verifyWrite(1)
		}
		check(op, c)
		order := orderingOf(op)
		_, aligned := alignment(op)
		if order == first || order == second {
			c.Failf("unsupported ordering '%s'", order)
		}
		c.Check(order == "not_atomic" || aligned, "expected alignment for atomic access")
		c.Check(order != "not_atomic" || LoadOp{op}.SyncscopeAttr() == nil, "expected syncscope to be null for non-atomic access")
	}
}

func orderingOf(op *ir.Operation) string { return ordering(LoadOp{op}.OrderingAttr()) }

// container returns the kind of a shaped type, such that types of one C++ class have the same kind.
func container(t ir.Type) string {
	switch t.(type) {
	case *ir.RankedTensorType:
		return "tensor"
	case *ir.UnrankedTensorType:
		return "unranked tensor"
	case *ir.VectorType:
		return "vector"
	}
	if ir.IsShaped(t) {
		return "other"
	}
	return ""
}

func verifyDiff(op PtrDiffOp, check *ir.Checker) {
	if c := container(op.Lhs().Type()); c != "" && c != container(op.ResultValue().Type()) {
		check.FailPlainf("expected the result to have the same container type as the operands when operands are shaped")
	}
}

func inferAdd(s *ir.OperationState, d *diag.List) ([]ir.Type, bool) {
	if len(s.Operands) != 2 {
		return nil, false
	}
	base, ok := ir.AsShaped(s.Operands[0].Type())
	offset, also := ir.AsShaped(s.Operands[1].Type())
	refuse := func(message string) ([]ir.Type, bool) {
		d.Errorf(s.Location().Place(), "%s", message)
		return nil, false
	}
	switch {
	case ok && also:
		if !slices.Equal(base.Shape(), offset.Shape()) {
			return refuse("shapes of base and offset must match")
		}
		if container(base.AsType()) != container(offset.AsType()) {
			return refuse("the shaped containers type must match")
		}
	case also:
		t := ir.WithElementType(offset, s.Operands[0].Type())
		return []ir.Type{t}, t != nil
	}
	return []ir.Type{s.Operands[0].Type()}, true
}

// verifyMetadata checks that pointers of a type have metadata.
func verifyMetadata(ps []ir.Param) error {
	if t, ok := ps[0].(ir.Type); ok && isPtr(t) {
		return errors.New("the ptr-like type has no metadata")
	}
	return nil
}

// verifySpec checks size, alignments and the size of an index.
func verifySpec(ps []ir.Param) error {
	number := func(i int) (uint64, bool) {
		if i >= len(ps) {
			return 0, false
		}
		switch n := ps[i].(type) {
		case uint64:
			return n, true
		case int64:
			return uint64(n), true
		}
		return 0, false
	}
	for i, name := range [...]string{"size", "abi", "preferred", "index"} {
		if n, ok := number(i); ok && n%8 != 0 && n != 1<<32-1 {
			return errors.New(name + " entry must be divisible by 8")
		}
	}
	abi, ok := number(1)
	if preferred, also := number(2); ok && also && abi > preferred {
		return errors.New("preferred alignment is expected to be at least as large as ABI alignment")
	}
	return nil
}

// addressSyntax is `<` integer `>` of an address whose type is after it.
type addressSyntax struct{}

func (addressSyntax) ParseParams(p *asm.Parser) []ir.Param {
	return addressSyntax{}.ParseTypedParams(p, nil)
}

func (addressSyntax) ParseTypedParams(p *asm.Parser, t ir.Type) []ir.Param {
	at := p.Pos()
	p.Check(t != nil, at, "expected a trailing type")
	p.Check(isPtr(t), at, "invalid kind of type specified")
	p.Punct(asm.Less)
	here := p.Pos()
	var n *big.Int
	p.ExplainAt(here, func() {
		present := false
		if n, present = p.ParseOptionalInteger(); !present {
			p.Failf(here, "expected integer value")
		}
	}, "failed to parse Ptr_AddressAttr parameter 'value' which is to be a `::llvm::APInt`")
	w := 64
	if n.Sign() != 0 {
		if w = 4 * len(n.String()); n.Sign() < 0 {
			w -= 4
		}
		if n.BitLen() == w {
			w++
		}
	}
	p.Punct(asm.Greater)
	return []ir.Param{t, num.APIntFromBig(w, n)}
}

func (addressSyntax) PrintParams(p *ir.Printer, params []ir.Param) {
	p.Byte('<')
	if v, ok := params[1].(num.APInt); ok {
		p.Text(v.SignedBig().String())
	}
	p.Byte('>')
}
