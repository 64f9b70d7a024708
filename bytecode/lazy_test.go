package bytecode_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

const nested = `module {
  %0:2 = "v.op"() {n = 1 : i32} : () -> (i32, i32)
  "v.uses"(%0#1, %0#0, %0#1) ({
    "v.inner"(%0#0) : (i32) -> ()
  }) : (i32, i32, i32) -> ()
  module @a {
    %1 = "v.later"() : () -> i1
    "v.alone"() ({
    ^bb0(%arg0: i8):
      "v.use"(%arg0)[^bb1] : (i8) -> ()
    ^bb1:
      "v.use"(%arg0)[^bb1] : (i8) -> ()
    }) : () -> ()
    module @b {
      "v.twice"(%2, %2) : (i1, i1) -> ()
      %2 = "v.later"() : () -> i1
    }
  }
  module @c {
    "v.in_c"() : () -> ()
  }
}
`

// writeNested returns a context and the bytecode of the text above.
func writeNested(t *testing.T, version int64) (*ir.Context, []byte) {
	t.Helper()
	ctx := newContext(t)
	ctx.AllowUnregistered = true
	op, list := asm.Parse(ctx, source.NewFile("a", []byte(nested)), asm.ParseOptions{NoVerify: true})
	if op == nil {
		t.Fatal(list)
	}
	var out bytes.Buffer
	c := bytecode.DefaultConfig()
	c.Version = version
	if err := bytecode.Write(&out, op, c); err != nil {
		t.Fatal(err)
	}
	return ctx, out.Bytes()
}

func readLazy(t *testing.T, ctx *ir.Context, text []byte) *bytecode.Lazy {
	t.Helper()
	l, list := bytecode.ReadLazy(ctx, source.NewFile("a", text), bytecode.ReadOptions{ParseOptions: asm.ParseOptions{NoVerify: true}})
	if l == nil {
		t.Fatal(list)
	}
	return l
}

// TestLazyFinish requires that a file that is read in parts is the same in the end.
func TestLazyFinish(t *testing.T) {
	for _, version := range []int64{1, 2, bytecode.Version} {
		ctx, text := writeNested(t, version)
		options := bytecode.ReadOptions{ParseOptions: asm.ParseOptions{NoVerify: true}}
		whole, list := bytecode.Read(ctx, source.NewFile("a", text), options)
		if whole == nil {
			t.Fatal(list)
		}
		want := string(asm.Append(nil, whole, asm.Options{Generic: true}))
		l := readLazy(t, ctx, text)
		if pending := l.Pending(); pending != min(int(version)-1, 1) {
			t.Errorf("version %d: %d are pending", version, pending)
		}
		op, list := l.Finish(func(*ir.Operation) bool { return true })
		if op == nil {
			t.Fatal(list)
		}
		if got := string(asm.Append(nil, op, asm.Options{Generic: true})); got != want || l.Pending() != 0 {
			t.Errorf("version %d: %d are pending, and this is read:\n%s", version, l.Pending(), got)
		}
		for i := range 2 {
			want, got := usesOf(whole, i), usesOf(op, i)
			if !slices.Equal(want, got) {
				t.Errorf("version %d: the uses of result %d are %v, %v if all is read at once", version, i, got, want)
			}
		}
	}
}

// usesOf returns the numbers of the operands that are a result of the first operation.
func usesOf(module *ir.Operation, result int) (indices []int) {
	for u := range module.Region(0).Entry().Front().Result(result).Uses() {
		indices = append(indices, u.Index())
	}
	return indices
}

// TestLazyMaterialize reads one nested operation, and erases the operations that were not
// read.
func TestLazyMaterialize(t *testing.T) {
	ctx, text := writeNested(t, bytecode.Version)
	l := readLazy(t, ctx, text)
	top := l.Body().Front()
	if !l.IsPending(top) || !top.Region(0).Empty() {
		t.Fatal("the module is not pending")
	}
	if list := l.Materialize(top); list.HasErrors() {
		t.Fatal(list)
	}
	a := ir.LookupSymbolIn(top, "a")
	if l.IsPending(top) || !l.IsPending(a) || l.Pending() != 2 {
		t.Fatalf("%d are pending", l.Pending())
	}
	for range 2 { // the second time there is nothing to do
		if list := l.Materialize(a); list.HasErrors() {
			t.Fatal(list)
		}
	}
	if l.Pending() != 3 { // v.alone, @b and @c
		t.Errorf("%d are pending", l.Pending())
	}
	op, list := l.Finish(func(op *ir.Operation) bool { return ir.SymbolName(op) == "b" })
	if op == nil {
		t.Fatal(list)
	}
	got := string(asm.Append(nil, op, asm.Options{Generic: true}))
	for part, there := range map[string]bool{"v.inner": true, "v.twice": true, "v.alone": false, `"c"`: false} {
		if strings.Contains(got, part) != there {
			t.Errorf("%s is there: %t\n%s", part, !there, got)
		}
	}
	if op.Attr("v.upgraded") == nil {
		t.Error("the dialect was not upgraded")
	}
}

// TestLazyBroken changes each byte of a file. Reading in parts must never panic, and Read
// must accept every file that is accepted in parts.
func TestLazyBroken(t *testing.T) {
	ctx, text := writeNested(t, bytecode.Version)
	options := bytecode.ReadOptions{ParseOptions: asm.ParseOptions{NoVerify: true}}
	for i := range text {
		broken := bytes.Clone(text)
		broken[i] ^= 5
		file := source.NewFile("a", broken)
		l, list := bytecode.ReadLazy(ctx, file, options)
		if l == nil {
			if !list.HasErrors() {
				t.Errorf("byte %d: no error", i)
			}
			continue
		}
		op, list := l.Finish(func(*ir.Operation) bool { return true })
		if (op == nil) != list.HasErrors() {
			t.Errorf("byte %d: an operation: %t, errors: %v", i, op != nil, list)
		}
		if whole, list := bytecode.Read(ctx, file, options); (whole == nil) != (op == nil) {
			t.Errorf("byte %d: only one way works: %v", i, list)
		}
	}
}
