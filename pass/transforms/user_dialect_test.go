package transforms_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect"
	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/dialect/arith"
	"github.com/mica-ir/mica/dialect/cf"
	"github.com/mica-ir/mica/internal/dialect/viewlike"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/opt"
)

// eights is a dialect of operations on parts of eight elements.
const eights = `
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/RuntimeVerifiableOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"
def Eights_Dialect : Dialect { let name = "eights"; let cppNamespace = "eights"; }
def TakeOp : Op<Eights_Dialect, "take", [Pure, SubsetOpInterface, SubsetExtractionOpInterface, RuntimeVerifiableOpInterface]> {
  let arguments = (ins AnyRankedTensor:$from, Index:$at);
  let results = (outs AnyRankedTensor:$part);
  let assemblyFormat = "$from $at attr-dict ` + "`:` type($from) `to`" + ` type($part)";
}
def PutOp : Op<Eights_Dialect, "put", [Pure, SubsetOpInterface, SubsetInsertionOpInterface, AllTypesMatch<["to", "result"]>]> {
  let arguments = (ins AnyRankedTensor:$to, Index:$at, AnyRankedTensor:$part);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$part $to $at attr-dict ` + "`:` type($part) `into`" + ` type($to)";
}
`

// An eight is the part that an operation accesses.
type eight struct{ viewlike.Subsets }

func (eight) AccessedSlice(op *ir.Operation) (ir.HyperrectangularSlice, bool) {
	one, eight := []viewlike.Index{{Int: 1}}, []viewlike.Index{{Int: 8}}
	return viewlike.MixedSlice{{{Value: op.Operand(1)}}, eight, one}.Hyperrectangle(op.Context()), true
}

type takeOp struct{ eight }

func (takeOp) ExtractionSource(op *ir.Operation) *ir.Operand { return &op.OpOperands()[0] }

// GenerateRuntimeVerification checks that the part does not begin before the tensor.
func (takeOp) GenerateRuntimeVerification(op *ir.Operation, b *ir.Builder, message func(rule string) string) {
	zero := viewlike.Index{}.Materialize(b)
	ok := arith.NewCmpI(b, arith.CmpIPredicateSge, op.Operand(1), zero)
	cf.NewAssert(b, ok.Result(0), message("the part begins before the tensor"))
}

type putOp struct{ eight }

func (putOp) InsertionSource(op *ir.Operation) *ir.Operand      { return &op.OpOperands()[2] }
func (putOp) InsertionDestination(op *ir.Operation) *ir.Operand { return &op.OpOperands()[0] }
func (putOp) UpdatedDestination(op *ir.Operation) *ir.Value     { return op.Result(0) }

// runEights runs passes on a program with operations of the dialect.
func runEights(t *testing.T, program string, args ...string) string {
	t.Helper()
	take := append(dialect.SubsetExtraction(takeOp{}), dialect.RuntimeVerifiable(takeOp{}))
	tool := opt.New(opt.Config{
		Dialects: append(all.Natives(), &dialect.Natives{Namespace: "eights", Ops: map[string]dialect.Op{
			"eights.take": {Interfaces: take, ResultNames: dialect.NameResult("extracted_slice")},
			"eights.put":  {Interfaces: dialect.SubsetInsertion(putOp{}), ResultNames: dialect.NameResult("inserted_slice")},
		}}),
		Definitions: []mica.Source{mica.Text("eights.td", eights)},
	})
	var out, errs strings.Builder
	if code := tool.Main(append(args, "--allow-unregistered-dialect"), strings.NewReader(program), &out, &errs); code != 0 {
		t.Fatalf("code %d: %s", code, errs.String())
	}
	return out.String()
}

// asSlices replaces the operations with equivalent ones of tensor.
func asSlices(program string) string {
	program = regexp.MustCompile(`eights\.take (%\w+)(#\d)? (%\w+) `).ReplaceAllString(program, "tensor.extract_slice $1$2[$3] [8] [1] ")
	return regexp.MustCompile(`eights\.put (%\w+)(#\d)? (%\w+)(#\d)? (%\w+) `).ReplaceAllString(program, "tensor.insert_slice $1$2 into $3$4[$5] [8] [1] ")
}

const subsetsOfEights = `func.func @hoisted(%t: tensor<64xf32>, %lb: index, %ub: index, %o: index) -> tensor<64xf32> {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %end = arith.addi %o, %c8 : index
  %0 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %t) -> (tensor<64xf32>) {
    %1 = eights.take %a %o : tensor<64xf32> to tensor<8xf32>
    %2 = "t.change"(%1) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = eights.put %2 %a %o : tensor<8xf32> into tensor<64xf32>
    %4 = eights.take %3 %end : tensor<64xf32> to tensor<8xf32>
    %5 = "t.change"(%4) : (tensor<8xf32>) -> tensor<8xf32>
    %6 = eights.put %5 %3 %end : tensor<8xf32> into tensor<64xf32>
    scf.yield %6 : tensor<64xf32>
  }
  return %0 : tensor<64xf32>
}
func.func @overlapping(%t: tensor<64xf32>, %lb: index, %ub: index, %o: index) -> (tensor<64xf32>, tensor<64xf32>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %end = arith.addi %o, %c7 : index
  %0:2 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %t, %b = %t) -> (tensor<64xf32>, tensor<64xf32>) {
    %1 = eights.take %a %o : tensor<64xf32> to tensor<8xf32>
    %2 = eights.take %a %end : tensor<64xf32> to tensor<8xf32>
    %3 = "t.change"(%1, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = eights.put %3 %a %o : tensor<8xf32> into tensor<64xf32>
    %5 = eights.take %b %i : tensor<64xf32> to tensor<8xf32>
    %6 = "t.change"(%5) : (tensor<8xf32>) -> tensor<8xf32>
    %7 = eights.put %6 %b %i : tensor<8xf32> into tensor<64xf32>
    scf.yield %4, %7 : tensor<64xf32>, tensor<64xf32>
  }
  return %0#0, %0#1 : tensor<64xf32>, tensor<64xf32>
}
`

// TestDifferentialUserSubsets compares the hoisting of a user's operations with mlir-opt's
// hoisting of equivalent operations of tensor.
func TestDifferentialUserSubsets(t *testing.T) {
	const flag = "--loop-invariant-subset-hoisting"
	want, errs, code := reftest.Run(t, reftest.Tool(t, "mlir-opt"), asSlices(subsetsOfEights), flag, "--allow-unregistered-dialect")
	if code != 0 {
		t.Fatal(errs)
	}
	if d := reftest.Diff(want, asSlices(runEights(t, subsetsOfEights, flag))); d != "" {
		t.Error(d)
	}
}

// TestUserSubsets checks that two pairs of a user's operations leave their loop.
func TestUserSubsets(t *testing.T) {
	got := runEights(t, subsetsOfEights, "--loop-invariant-subset-hoisting")
	first, _, _ := strings.Cut(got, "func.func @overlapping")
	loop := strings.Index(first, "scf.for")
	end := strings.LastIndex(first, "scf.yield")
	if loop < 0 || strings.Count(first[:loop], "eights.take") != 2 || strings.Count(first[end:], "eights.put") != 2 {
		t.Error(first)
	}
}

// TestUserRuntimeVerification checks the code that a user's operation inserts before itself.
func TestUserRuntimeVerification(t *testing.T) {
	got := runEights(t, `func.func @f(%t: tensor<?xf32>, %o: index) -> tensor<8xf32> {
  %0 = eights.take %t %o : tensor<?xf32> to tensor<8xf32> loc("here")
  return %0 : tensor<8xf32>
}`, "--generate-runtime-verification=verbose-level=1")
	want := `module {
  func.func @f(%arg0: tensor<?xf32>, %arg1: index) -> tensor<8xf32> {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi sge, %arg1, %c0 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%extracted_slice = eights.take %arg0 %arg1 : tensor<?xf32> to tensor<8xf32>\0A^ the part begins before the tensor\0ALocation: loc(\22here\22)"
    %extracted_slice = eights.take %arg0 %arg1 : tensor<?xf32> to tensor<8xf32>
    return %extracted_slice : tensor<8xf32>
  }
}
`
	if d := reftest.Diff(want, got); strings.TrimSpace(want) != strings.TrimSpace(got) {
		t.Error(d)
	}
}
