package bufferize_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// TestLongChains bufferizes many writes to one buffer and many views of one. Comparing all reads of
// the buffer with all writes for each of them takes minutes.
func TestLongChains(t *testing.T) {
	const n = 1500
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})
	for _, c := range []struct {
		name, flag, kept string
		copies           int
	}{
		{"writes", "--one-shot-bufferize=bufferize-function-boundaries", "memref.store", 0},
		{"views", "--one-shot-bufferize", "memref.cast", 1}, // the argument may not be written
	} {
		t.Run(c.name, func(t *testing.T) {
			var in strings.Builder
			in.WriteString("func.func @f(%v0: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {\n")
			types := [2]string{"tensor<4xf32>", "tensor<?xf32>"}
			for i := range n {
				if c.name == "writes" {
					fmt.Fprintf(&in, "  %%v%d = tensor.insert %%f into %%v%d[%%i] : tensor<4xf32>\n", i+1, i)
				} else {
					fmt.Fprintf(&in, "  %%v%d = tensor.cast %%v%d : %s to %s\n", i+1, i, types[i%2], types[1-i%2])
				}
			}
			fmt.Fprintf(&in, "  return %%v%d : tensor<4xf32>\n}\n", n)
			var out, errs bytes.Buffer
			if code := tool.Main([]string{c.flag}, strings.NewReader(in.String()), &out, &errs); code != 0 {
				t.Fatal(errs.String())
			}
			if got := strings.Count(out.String(), c.kept); got != n {
				t.Errorf("%d operations %s, want %d", got, c.kept, n)
			}
			if got := strings.Count(out.String(), "memref.alloc"); got != c.copies {
				t.Errorf("%d copies, want %d", got, c.copies)
			}
		})
	}
}
