package scftocf_test

import (
	"os"
	"strings"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/opt"
)

func Example() {
	in := strings.NewReader(`func.func @f(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}`)
	opt.Main([]string{"--convert-scf-to-cf"}, in, os.Stdout, os.Stdout, opt.Config{Dialects: all.Natives()})
	// Output:
	// module {
	//   func.func @f(%arg0: i1, %arg1: i32) -> i32 {
	//     cf.cond_br %arg0, ^bb1, ^bb2
	//   ^bb1:  // pred: ^bb0
	//     cf.br ^bb3(%arg1 : i32)
	//   ^bb2:  // pred: ^bb0
	//     %0 = arith.addi %arg1, %arg1 : i32
	//     cf.br ^bb3(%0 : i32)
	//   ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
	//     cf.br ^bb4
	//   ^bb4:  // pred: ^bb3
	//     return %1 : i32
	//   }
	// }
}
