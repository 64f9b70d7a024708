package mpi_test

import (
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// TestDifferentialRank checks the rank from the target. The reference replaces it by an index,
// which its uses do not accept.
func TestDifferentialRank(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})
	run := func(text string) (out, errs string, code int) {
		var o, e strings.Builder
		code = tool.Main([]string{"--canonicalize"}, strings.NewReader(text), &o, &e)
		return o.String(), e.String(), code
	}
	const both = `module attributes {dlti.map = #dlti.map<"MPI:comm_world_rank" = 7>} {
  func.func @f(%other: !mpi.comm) -> (!mpi.retval, i32, i32, i32) {
    %world = mpi.comm_world : !mpi.comm
    %failed, %a = mpi.comm_rank(%world) : !mpi.retval, i32
    %b = mpi.comm_rank(%world) : i32
    %c = mpi.comm_rank(%other) : i32
    return %failed, %a, %b, %c : !mpi.retval, i32, i32, i32
  }
}
`
	out, errs, _ := run(both)
	for _, want := range []string{"%c7_i32 = arith.constant 7 : i32", "= mpi.comm_rank(%0) : !mpi.retval, i32", "return %retval, %c7_i32, %c7_i32, %rank_0"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s%s", want, out, errs)
		}
	}
	if out, _, _ := run(strings.Replace(both, "= 7", "= 4294967303", 1)); strings.Contains(out, "arith.constant") {
		t.Errorf("a rank of more than 32 bits is a constant:\n%s", out)
	}
	_, errs, code := run(strings.Replace(both, "= 7", `= "7"`, 1))
	if want := "error: Expected an integer attribute for MPI:comm_world_rank"; code == 0 || !strings.Contains(errs, want) {
		t.Errorf("code %d, errors\n%s", code, errs)
	}
}
