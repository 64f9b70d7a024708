//go:build unix

package pdl_test

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/pdl"
)

// shapes are patterns that differ in one thing, as formats with a number.
var shapes = map[string]string{
	"roots":      `%op = pdl.operation "t.op[N]"(%r : !pdl.value) {"k" = %a} -> (%t : !pdl.type)`,
	"operands":   `%op = pdl.operation "t.op"(%r : !pdl.value) {"k" = %a} -> (%t : !pdl.type)`,
	"attributes": `%op = pdl.operation "t.op"(%x : !pdl.value) {"k[N]" = %a} -> (%t : !pdl.type)`,
	"any":        `%op = pdl.operation (%r : !pdl.value) {"k[N]" = %a} -> (%t : !pdl.type)`,
	"values":     `%b = pdl.attribute = [N] : i32  %op = pdl.operation "t.op"(%x : !pdl.value) {"k" = %b, "l" = %a} -> (%t : !pdl.type)`,
}

func shaped(root string, n int) string {
	var b strings.Builder
	for i := range n {
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
		b.WriteString(strings.ReplaceAll(text, "[N]", fmt.Sprint(i)))
	}
	return b.String()
}

// TestCompilingIsLinear compares the time that eight times as many patterns take, which
// is less than it would be if each was compared with all others.
func TestCompilingIsLinear(t *testing.T) {
	for name, root := range shapes {
		t.Run(name, func(t *testing.T) {
			few, many := compileTime(t, shaped(root, 400)), compileTime(t, shaped(root, 3200))
			t.Logf("%v for 400 patterns, %v for 3200", few, many)
			if many > 24*max(few, 5*time.Millisecond) {
				t.Errorf("%v for 400 patterns, but %v for 3200", few, many)
			}
		})
	}
}

// compileTime returns the processor time that compiling takes, the least of several attempts.
func compileTime(t *testing.T, text string) time.Duration {
	ctx := newContext(t)
	module, diags := parse(ctx, "patterns", text)
	if module == nil {
		t.Fatal(golden.Render(diags))
	}
	least := time.Hour
	for range 3 {
		start := processorTime(t)
		if p, diags := pdl.Compile(module, nil); p == nil {
			t.Fatal(golden.Render(diags))
		}
		least = min(least, processorTime(t)-start)
	}
	return least
}

func processorTime(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano())
}
