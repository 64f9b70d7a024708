package opt

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// doubling returns aliases of types or attributes. Each contains the previous one twice.
func doubling(sigil, first, format string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s0 = %s\n", sigil, first)
	for i := 1; i <= 60; i++ {
		last := fmt.Sprint(sigil, i-1)
		fmt.Fprintf(&b, "%s%d = %s\n", sigil, i, fmt.Sprintf(format, last, last))
	}
	return b.String()
}

// TestDoubling reads, verifies and rewrites types and attributes with 2^60 parts. Only printing
// may take a step for each part.
func TestDoubling(t *testing.T) {
	tuple := doubling("!t", "i32", "tuple<%s, %s>") + "func.func private @f() -> !t60\nfunc.func private @g() { %0 = func.call @f() : () -> !t60 return }\n"
	function := doubling("!t", "i32", "(%s) -> %s") + "func.func private @f(!t60)\n"
	array := doubling("#a", "@f", "[%s, %s]") + "func.func private @f() attributes {t.a = #a60}\n"
	for name, c := range map[string]struct{ text, args string }{
		"tuple":     {tuple, "--canonicalize --cse --emit-bytecode"},
		"inlined":   {tuple, "--inline --emit-bytecode"},
		"split":     {tuple, "--split-input-file --symbol-dce"},
		"functions": {function, "--inline --symbol-dce"},
		"array":     {array, "--symbol-dce"},
		"struct": {doubling("!t", "i32", "!llvm.struct<(%s, %s)>") +
			"func.func private @f(%x: i64) { %0 = llvm.alloca %x x !t60 : (i64) -> !llvm.ptr return }\n", "--symbol-dce"},
	} {
		t.Run(name, func(t *testing.T) {
			if name == "struct" {
				reftest.Include(t) // defines llvm
			}
			out, errs, code := runAll(c.text, append(strings.Fields(c.args), "--allow-unregistered-dialect")...)
			if code != 0 || len(out) > 10_000 {
				t.Errorf("exit code %d, %d bytes of output, %.1000s", code, len(out), errs)
			}
		})
	}
}

// TestDoublingLocations reports errors at locations with 2^60 parts, which quote their text in
// part, and prints them.
func TestDoublingLocations(t *testing.T) {
	for first, want := range map[string]string{
		`loc("name")`:    "<unknown>:0: error: loc(callsite(callsite(",
		`loc("f.c":1:2)`: "f.c:1:2: error: ",
	} {
		text := doubling("#l", first, "loc(callsite(%s at %s))") + "func.func @f() -> i32 {\n  return loc(#l60)\n}\n"
		_, errs, code := runAll(text)
		if code != 1 || !strings.Contains(errs, want) || len(errs) > 100_000 {
			t.Errorf("exit code %d, %d bytes of messages: %.1000s", code, len(errs), errs)
		}
	}
	text := doubling("#l", `loc("name")`, "loc(callsite(%s at %s))") + "func.func @f() {\n  return loc(#l60)\n}\n"
	for _, args := range []string{"--mlir-print-debuginfo --mlir-print-local-scope", "--mlir-print-debuginfo --mlir-print-local-scope --mlir-pretty-debuginfo"} {
		out := &roomyWriter{room: 4 << 20}
		var errs bytes.Buffer
		code := tool.Main(strings.Fields(args), strings.NewReader(text), out, &errs)
		if code != 1 || len(errs.String()) > 1000 {
			t.Errorf("%s: exit code %d: %.1000s", args, code, errs.String())
		}
	}
}

// roomyWriter takes a number of bytes and then fails.
type roomyWriter struct{ room int }

func (w *roomyWriter) Write(text []byte) (int, error) {
	if w.room -= len(text); w.room < 0 {
		return 0, errors.New("no space left")
	}
	return len(text), nil
}

// TestDoublingStreams writes types with 2^60 parts until the output is full. Written text must
// not be buffered: the process would run out of memory.
func TestDoublingStreams(t *testing.T) {
	text := "func.func private @f() -> i32\n// -----\n" + doubling("!t", "i32", "tuple<%s, %s>")
	for i := range 10 {
		text += fmt.Sprintf("func.func private @h%d(!t60)\n", i)
	}
	for _, args := range []string{"", "--mlir-print-op-generic", "--split-input-file", "--verify-diagnostics", "--mlir-disable-threading"} {
		out := &roomyWriter{room: 32 << 20}
		var errs bytes.Buffer
		code := tool.Main(strings.Fields(args), strings.NewReader(text), out, &errs)
		if code != 1 || errs.String() != "no space left\n" || out.room >= 0 {
			t.Errorf("%s: exit code %d with room for %d bytes: %.1000s", args, code, out.room, errs.String())
		}
	}
}

// TestVariableOfHugeRank prints a variable whose shape, a splat, has more sizes than a list can.
func TestVariableOfHugeRank(t *testing.T) {
	const text = `"tosa.variable"() <{sym_name = "v", var_shape = dense<1> : tensor<8000000002000000000xindex>, type = i32}> : () -> ()`
	if out, errs, code := runAll(text, "--allow-unregistered-dialect"); code != 0 || !strings.Contains(out, "tosa.variable") {
		t.Errorf("exit code %d, %q, %s", code, out, errs)
	}
}
