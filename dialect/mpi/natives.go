package mpi

import (
	"embed"

	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/memref"
	"github.com/mica-ir/mica/internal/dialect/folding"
	"github.com/mica-ir/mica/internal/dialect/named"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/ir/datalayout"
	"github.com/mica-ir/mica/ir/typed"
	"github.com/mica-ir/mica/rewrite"
)

//go:embed signatures.txt
var signatures string // of the definitions that the natives are written for

//go:embed *.td
var files embed.FS

//go:embed mpi.ods
var data string // the same, in the form that is read fast

// Natives returns the Go part of the dialect.
func Natives() *dialect.Natives {
	n := &dialect.Natives{
		Namespace: "mpi",
		Ops: map[string]dialect.Op{
			CommRankOpName: {Canonicalizer: rewrite.Patterns{rewrite.IsolatedPattern("FoldRank", CommRankOpName, typed.Match(foldRank))}},
		},
		Definitions: dialect.Definitions{
			Data: data, Tree: files,
			Files: map[string]string{
				"mlir/Dialect/MPI/IR/MPI.td":      "base.td",
				"mlir/Dialect/MPI/IR/MPIOps.td":   "mpi.td",
				"mlir/Dialect/MPI/IR/MPITypes.td": "types.td",
			},
			Roots: []string{"mlir/Dialect/MPI/IR/MPIOps.td"},
		},
		Signatures: signatures,
	}
	for name, class := range map[string]string{IRecvOpName: "IRecvOp", ISendOpName: "ISendOp", RecvOpName: "RecvOp", SendOpName: "SendOp"} {
		n.Ops[name] = dialect.Op{Canonicalizer: rewrite.Patterns{
			rewrite.IsolatedPattern("FoldCast<mlir::mpi::"+class+">", name, typed.Match(useCastSource))}}
	}
	return n
}

// useCastSource sends or receives the source of a cast that drops static sizes. Each of the
// operations begins with the memref.
func useCastSource(op SendOp, r *rewrite.Rewriter) bool {
	cast := memref.CastOp{Operation: named.DefiningOp(op.Ref(), memref.CastOpName)}
	if cast.Operation == nil || isStatic(op.Ref()) || !isStatic(cast.Source()) {
		return false
	}
	r.SetOperand(op.Operation, 0, cast.Source())
	return true
}

func isStatic(v *ir.Value) bool {
	t, ok := ir.AsShaped(v.Type())
	return ok && ir.HasStaticShape(t)
}

// foldRank replaces the rank in MPI_COMM_WORLD by the one in the target's data layout. The
// reference replaces it by an index regardless of its type.
func foldRank(of CommRankOp, r *rewrite.Rewriter) bool {
	const key = "MPI:comm_world_rank"
	op, rank := of.Operation, of.Rank()
	if !rank.HasUses() || named.DefiningOp(of.Comm(), CommWorldOpName) == nil {
		return false
	}
	a := datalayout.Closest(op, datalayout.Entry{Name: key})
	if a == nil {
		return false
	}
	value, ok := a.(*ir.IntegerAttr)
	if !ok {
		r.EmitError(op, "Expected an integer attribute for %s", key)
		return false
	}
	n, fits := value.Value.Int64()
	if width, ok := folding.Width(rank.Type()); !ok || width > 64 || !fits || n != n<<(64-width)>>(64-width) {
		return false // the rank cannot be that
	}
	c := folding.Constant(r.Builder, "arith.constant", op.Context().Int64Attr(rank.Type(), n), rank.Type())
	if c == nil {
		return false
	}
	if op.NumResults() == 1 {
		r.ReplaceWithOp(op, c)
	} else {
		r.ReplaceAllUsesWith(rank, c.Result(0))
	}
	return true
}
