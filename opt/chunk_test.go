package opt

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// splitInput has chunks that would disturb each other in one context: keys of
// resources, numbers of distinct attributes, unknown dialects, errors between good chunks.
func splitInput() string {
	var b strings.Builder
	for i := range 40 {
		if i > 0 {
			b.WriteString("// -----\n")
		}
		switch i % 4 {
		case 0:
			fmt.Fprintf(&b, "func.func @f(%%a: i%d) -> i%d {\n  return %%a : i%d\n}\n", i+1, i+1, i+1)
		case 1:
			fmt.Fprintf(&b, "\"x.y\"() {a = distinct[%d]<1 : i32>} : () -> ()\n", i)
		case 2:
			fmt.Fprintf(&b, "func.func @f(%%a: i8) -> i32 {\n  return %%a : i%d\n}\n", i)
		default:
			fmt.Fprintf(&b, "\"x.y\"() {a = !unknown<\"%d\">} : () -> ()\n", i)
		}
	}
	return b.String()
}

const resourceChunk = `"x.y"() {a = dense_resource<blob> : tensor<1xi32>} : () -> ()
{-# dialect_resources: {builtin: {blob: "0x040000000%d000000"}} #-}
`

// TestDifferentialChunks compares chunks, which share a context in mica but not in
// mlir-opt.
func TestDifferentialChunks(t *testing.T) {
	reference := reftest.Tool(t, "mlir-opt")
	plain := splitInput()
	for _, in := range []string{plain, fmt.Sprintf(resourceChunk, 1) + "// -----\n" + fmt.Sprintf(resourceChunk, 2) + "// -----\n" + plain} {
		for _, more := range []string{"--mlir-disable-threading", "--mlir-print-local-scope"} {
			args := []string{"--split-input-file", "--allow-unregistered-dialect", more}
			wantOut, want, wantCode := reftest.Run(t, reference, in, args...)
			var out, errs bytes.Buffer
			code := tool.Main(args, strings.NewReader(in), &out, &errs)
			if d := reftest.Diff(want, errs.String()) + reftest.Diff(wantOut, out.String()); d != "" || code != wantCode {
				t.Errorf("%s: code %d, want %d\n%s", more, code, wantCode, d)
			}
		}
	}
}
