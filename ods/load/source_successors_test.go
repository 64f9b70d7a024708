package load_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica"
	"github.com/mica-ir/mica/dialect/all"
)

// TestSuccessorParameters verifies operations whose C++ methods return the operands passed to a
// region, with a RegionSuccessor, and with a RegionBranchPoint as in older versions of MLIR.
func TestSuccessorParameters(t *testing.T) {
	const definitions = `
		include "mlir/IR/OpBase.td"
		include "mlir/Interfaces/ControlFlowInterfaces.td"
		def Loop_Dialect : Dialect { let name = "loop"; let cppNamespace = "::loop"; }
		def Loop_EndOp : Op<Loop_Dialect, "end", [Terminator,
		    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getMutableSuccessorOperands"]>]> {
		  let arguments = (ins I32:$next, F32:$exit);
		}
		def Loop_RunOp : Op<Loop_Dialect, "run", [DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
		  let arguments = (ins I32:$init);
		  let results = (outs F32:$out);
		  let regions = (region SizedRegion<1>:$body);
		}`
	const source = `
		using namespace mlir;
		namespace loop {
		void RunOp::getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
		  regions.emplace_back(&getBody(), getBody().getArguments());
		  if (!point.isParent())
		    regions.emplace_back((*this)->getResults());
		}
		OperandRange RunOp::getEntrySuccessorOperands(PARAMETER point) { return MutableOperandRange(getInitMutable()); }
		MutableOperandRange EndOp::getMutableSuccessorOperands(PARAMETER point) {
		  if (point.isParent())
		    return getExitMutable();
		  return getNextMutable();
		}
		}`
	const text = `
		func.func @f(%i: i32, %x: f32) -> f32 {
		  %r = "loop.run"(%i) ({
		  ^bb0(%n: i32):
		    "loop.end"(%n, %x) : (i32, f32) -> ()
		  }) : (i32) -> f32
		  return %r : f32
		}`
	for _, parameter := range []string{"RegionSuccessor", "RegionBranchPoint"} {
		t.Run(parameter, func(t *testing.T) {
			ctx, err := mica.NewContext(mica.Config{
				Dialects: all.Natives(),
				Sources:  []mica.Source{mica.Text("loop.cpp", strings.ReplaceAll(source, "PARAMETER", parameter))},
			}, mica.Text("loop.td", definitions))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := ctx.Parse(mica.Text("in.mlir", text)); err != nil {
				t.Error(err)
			}
		})
	}
}
