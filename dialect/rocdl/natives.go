package rocdl

import (
	"embed"
	"errors"
	"slices"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/ir"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed rocdl.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "rocdl",
		// The constraints on the attributes imply its checks.
		Traits: dialect.Unchecked("LLVM::AliasAnalysisOpInterface"),
		Ops: map[string]dialect.Op{
			"rocdl.raw.buffer.load": {Syntax: bufferSyntax{}},
		},
		Attributes: map[string]dialect.Attribute{"ROCDLTargetAttr": {Verify: verifyTarget}},
		Complete:   func(d *ir.Dialect) { d.VerifyAttribute = verifyAttribute },
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{"mlir/Dialect/LLVMIR/ROCDLOps.td": "rocdl.td"},
			Roots: []string{"mlir/Dialect/LLVMIR/ROCDLOps.td"},
		},
		Signatures: signatures,
	}
	n.Each(dialect.Op{Syntax: bufferSyntax{data: true}}, "raw.buffer.atomic.fadd raw.buffer.atomic.fmax raw.buffer.atomic.smax raw.buffer.atomic.umin "+
		"raw.buffer.store")
	return n
}

// bufferSyntax is the form of buffer operations: the operands and the type of the data. The buffer
// is a vector of four i32, all operands after it are i32.
type bufferSyntax struct{ data bool } // the data is the first operand

func (x bufferSyntax) ParseOp(p *asm.OpParser, s *ir.OperationState) {
	n := 4
	if x.data {
		n = 5
	}
	os := p.ParseOperandListN(asm.NoDelimiter, nil, n)
	t := p.ParseColonType()
	if !x.data {
		s.Types = append(s.Types, t)
	}
	p.ResolveOperandTypes(s, os, x.types(p.Context(), t), p.NamePos())
}

// types returns the types of the operands of an operation that moves data of a type.
func (x bufferSyntax) types(ctx *ir.Context, data ir.Type) []ir.Type {
	i32 := ir.Type(ctx.I32())
	ts := []ir.Type{ctx.VectorType([]int64{4}, i32, nil), i32, i32, i32}
	if x.data {
		ts = append([]ir.Type{data}, ts...)
	}
	return ts
}

func (x bufferSyntax) PrintOp(p *asm.OpPrinter, op *ir.Operation) {
	var data ir.Type
	if x.data {
		data = op.Operand(0).Type()
	} else {
		data = op.Result(0).Type()
	}
	if !slices.Equal(op.OperandTypes(), x.types(op.Context(), data)) {
		p.PrintGeneric() // only the type of the data is written
		return
	}
	p.Byte(' ')
	for i := range op.NumOperands() {
		p.Comma(i).Operand(op.Operand(i))
	}
	p.Text(" : ").Type(data)
}

func verifyAttribute(op *ir.Operation, a ir.NamedAttribute, c *ir.Checker) {
	c.CheckPlainf(a.Name != "rocdl.kernel" || op.Name() == "llvm.func", "'%s' attribute attached to unexpected op", a.Name)
}

// The parameters of a target.
const (
	targetLevel = iota
	targetTriple
	targetChip
	targetFeatures
	targetABI
	targetFlags
	targetLink
	targetParams
)

func verifyTarget(params []ir.Param) error {
	if len(params) != targetParams {
		return nil
	}
	if err := dialect.CheckTarget(params[targetLevel], params[targetTriple], params[targetChip]); err != nil {
		return err
	}
	if v := params[targetABI]; v != "400" && v != "500" && v != "600" {
		return errors.New("Invalid ABI version, it must be `400`, `500` or '600'.")
	}
	return dialect.CheckLink(params[targetLink])
}
