package bytecode_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/bytecode"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// newContext returns a context with a dialect that has a version and an operation that
// writes its properties itself: before version 2 it had one number less.
func newContext(t *testing.T) *ir.Context {
	ctx := ir.NewContext()
	op := &ir.OpDef{Name: "v.op", Attributes: []ir.AttributeDef{{Name: "n", Optional: true}}}
	d := &ir.Dialect{Namespace: "v", Ops: []*ir.OpDef{op}}
	version := func(v any) uint64 {
		if n, ok := v.(uint64); ok {
			return n
		}
		return 2
	}
	d.Bytecode = &bytecode.Encoding{
		WriteVersion: func(w *bytecode.Writer) { w.Varint(version(w.DialectVersion("v"))) },
		ReadVersion:  func(r *bytecode.Reader) any { return r.Varint() },
		Upgrade: func(top *ir.Operation, v any) error {
			if version(v) > 2 {
				return errors.New("the version is too new")
			}
			top.SetAttr("v.upgraded", ctx.BoolAttr(version(v) < 2))
			return nil
		},
		Operations: map[string]*bytecode.OperationEncoding{"v.op": {
			Write: func(w *bytecode.Writer, op *ir.Operation) {
				n := op.Attr("n").(*ir.IntegerAttr).Int64()
				if version(w.DialectVersion("v")) < 2 {
					n--
				}
				w.Signed(n + int64(w.Version()))
			},
			Read: func(r *bytecode.Reader, s *ir.OperationState) {
				n := r.Signed() - int64(r.Version())
				if version(r.DialectVersion("v")) < 2 {
					n++
				}
				s.AddAttribute("n", ctx.Int64Attr(ctx.I32(), n))
			},
		}},
	}
	if err := ctx.Register(d); err != nil {
		t.Fatal(err)
	}
	return ctx
}

// TestVersions writes a dialect in several versions and reads it.
func TestVersions(t *testing.T) {
	for _, test := range []struct {
		version any
		want    string
	}{
		{nil, "module attributes {v.upgraded = false} {\n  \"v.op\"() <{n = 7 : i32}> : () -> ()\n}"},
		{uint64(1), "module attributes {v.upgraded = true} {\n  \"v.op\"() <{n = 7 : i32}> : () -> ()\n}"},
		{uint64(3), "the version is too new"},
	} {
		ctx := newContext(t)
		op, list := asm.Parse(ctx, source.NewFile("a", []byte(`"v.op"() <{n = 7 : i32}> : () -> ()`)), asm.ParseOptions{})
		if op == nil {
			t.Fatal(list)
		}
		var out bytes.Buffer
		c := bytecode.DefaultConfig()
		c.DialectVersions = map[string]any{"v": test.version}
		if err := bytecode.Write(&out, op, c); err != nil {
			t.Fatal(err)
		}
		versions := map[string]any{}
		again, list := bytecode.Read(ctx, source.NewFile("b", out.Bytes()), bytecode.ReadOptions{DialectVersions: versions})
		got := list.Error()
		if again != nil {
			got = asm.String(again, asm.Options{})
		}
		if !strings.Contains(got, test.want) || len(versions) != 1 {
			t.Errorf("version %v: %s, %v", test.version, got, versions)
		}
	}
}

// TestCallbacks replaces an attribute while it is written, and another while it is read.
func TestCallbacks(t *testing.T) {
	ctx := newContext(t)
	op, list := asm.Parse(ctx, source.NewFile("a", []byte(`"v.op"() <{n = 7 : i32}> {x = "one"} : () -> ()`)), asm.ParseOptions{})
	if op == nil {
		t.Fatal(list)
	}
	c := bytecode.DefaultConfig()
	c.WriteAttribute = func(a ir.Attribute, w *bytecode.Writer) (string, bool) {
		s, ok := a.(*ir.StringAttr)
		if !ok || s.Value != "one" {
			return "", false
		}
		w.Bool(true)
		return "v", true
	}
	var out bytes.Buffer
	if err := bytecode.Write(&out, op, c); err != nil {
		t.Fatal(err)
	}
	again, list := bytecode.Read(ctx, source.NewFile("b", out.Bytes()), bytecode.ReadOptions{
		ReadAttribute: func(r *bytecode.Reader, namespace string) ir.Attribute {
			if namespace != "v" || !r.Bool() {
				return nil
			}
			return ctx.StringAttr("two")
		}})
	if again == nil {
		t.Fatal(list)
	}
	if text := asm.String(again, asm.Options{}); !strings.Contains(text, `x = "two"`) {
		t.Error(text)
	}
}
