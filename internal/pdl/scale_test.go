package pdl_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/pdl"
)

// shapes are patterns that differ in one thing, as formats with a number.
var shapes = []struct{ name, root string }{
	{"roots", `%op = pdl.operation "t.op[N]"(%r : !pdl.value) {"k" = %a} -> (%t : !pdl.type)`},
	{"operands", `%op = pdl.operation "t.op"(%r : !pdl.value) {"k" = %a} -> (%t : !pdl.type)`},
	{"attributes", `%op = pdl.operation "t.op"(%x : !pdl.value) {"k[N]" = %a} -> (%t : !pdl.type)`},
	{"any root", `%op = pdl.operation (%r : !pdl.value) {"k[N]" = %a} -> (%t : !pdl.type)`},
	{"values", `%b = pdl.attribute = [N] : i32  %op = pdl.operation "t.op"(%x : !pdl.value) {"k" = %b, "l" = %a} -> (%t : !pdl.type)`},
}

// shaped writes n patterns.
func shaped(root string, n int) string {
	inner := ""
	if strings.Contains(root, "%r ") {
		inner = `%c = pdl.operation "t.inner[N]"(%x : !pdl.value) -> (%t : !pdl.type)  %r = pdl.result 0 of %c`
	}
	text := fmt.Sprintf(`pdl.pattern : benefit(1) {
  %%t = pdl.type  %%x = pdl.operand : %%t  %%a = pdl.attribute  %s
  %s
  pdl.rewrite %%op { pdl.replace %%op with (%%x : !pdl.value) }
}
`, inner, root)
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.ReplaceAll(text, "[N]", fmt.Sprint(i)))
	}
	return b.String()
}

// BenchmarkCompileMany compiles many patterns that differ in one detail. The time for each hardly
// depends on their number.
func BenchmarkCompileMany(b *testing.B) {
	for _, s := range shapes {
		for _, n := range []int{1000, 4000, 16000} {
			b.Run(fmt.Sprintf("%s/%d", s.name, n), func(b *testing.B) {
				ctx := newContext(b)
				module, diags := parse(ctx, "patterns", shaped(s.root, n))
				if module == nil {
					b.Fatal(golden.Render(diags))
				}
				for b.Loop() {
					if p, diags := pdl.Compile(module, nil); p == nil {
						b.Fatal(golden.Render(diags))
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/pattern")
			})
		}
	}
}
