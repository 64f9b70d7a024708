package bufferize_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/dialect/all"
	"github.com/mica-ir/mica/internal/reftest"
	"github.com/mica-ir/mica/opt"
)

// TestCycles bufferizes operations that use each other's results, which a module permits. It ends.
func TestCycles(t *testing.T) {
	tool := opt.New(opt.Config{Dialects: all.Natives(), Includes: []string{reftest.Include(t)}})
	for _, text := range []string{
		`%a = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
		 %b = tensor.cast %a : tensor<4xf32> to tensor<?xf32>`,
		`%c = arith.constant true
		 %a = arith.select %c, %a, %b : tensor<4xf32>
		 %b = arith.select %c, %a, %b : tensor<4xf32>`,
		`%a = tensor.expand_shape %b [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
		 %b = tensor.collapse_shape %a [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>`,
		`%i = index.constant 0
		 %f = arith.constant 1.0 : f32
		 %a = tensor.insert %f into %b[%i] : tensor<4xf32>
		 %b = tensor.insert %f into %a[%i] : tensor<4xf32>`,
	} {
		done := make(chan string, 1)
		go func() {
			var out, errs bytes.Buffer
			tool.Main([]string{"--one-shot-bufferize"}, strings.NewReader(text), &out, &errs)
			done <- errs.String()
		}()
		select {
		case errs := <-done:
			if strings.Contains(errs, "internal error") {
				t.Errorf("%s\n%s", text, errs)
			}
		case <-time.After(time.Minute):
			t.Fatalf("does not end:\n%s", text)
		}
	}
}
