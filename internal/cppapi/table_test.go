package cppapi_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/dialect/std"
	"github.com/mica-ir/mica/internal/cppapi"
	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/golden"
	"github.com/mica-ir/mica/internal/library"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/rewrite"
	"github.com/mica-ir/mica/source"
)

// TestTables evaluates the expressions of testdata/*.txt. A line `== KIND TEXT` parses their
// subject; the IR of an operation or a value follows in lines up to `--`:
//
//	type, attribute  $_self
//	op               $_op is the last operation
//	value            $_self is the operand of the last operation
//	rewrite          the texts are bodies that change the IR at $_op
//
// Paragraphs follow, each an expression and the outcome after `=>`.
func TestTables(t *testing.T) {
	for _, file := range golden.Files(t, "testdata/*.txt") {
		t.Run(golden.Stem(filepath.Base(file)), func(t *testing.T) {
			golden.Compare(t, file, evaluateTable(t, golden.Read(t, file)))
		})
	}
}

// A subject is the value that the expressions of a section use.
type subject struct {
	kind, text string
	op         *ir.Operation
	self       cxx.Value
	class      *cxx.Class
}

func evaluateTable(t *testing.T, text string) string {
	var out strings.Builder
	var s *subject
	api := cppapi.New()
	for i, part := range strings.Split(strings.TrimRight(text, "\n"), "\n\n") {
		if i > 0 {
			out.WriteString("\n")
		}
		expr, _, _ := strings.Cut(part, "\n=>")
		switch {
		case strings.HasPrefix(expr, "#"):
			out.WriteString(part + "\n")
		case strings.HasPrefix(expr, "== "):
			s = newSubject(t, api, expr)
			out.WriteString(part + "\n")
		default:
			fmt.Fprintf(&out, "%s\n=> %s\n", expr, strings.ReplaceAll(s.evaluate(t, api, expr), "\n", "\n   "))
		}
	}
	return out.String()
}

var dialects = library.New(library.Options{Natives: std.Natives()})

func newSubject(t *testing.T, api *cppapi.API, section string) *subject {
	t.Helper()
	head, body, _ := strings.Cut(section, "\n")
	kind, text, _ := strings.Cut(strings.TrimPrefix(head, "== "), " ")
	s := &subject{kind: kind, text: body}
	switch kind {
	case "type":
		s.parse(t, fmt.Sprintf("%%0 = \"t.o\"() : () -> (%s)", text))
		s.self, s.class = cppapi.TypeValue(s.op.Result(0).Type()), api.Type
	case "attribute":
		s.parse(t, fmt.Sprintf("\"t.o\"() {a = %s} : () -> ()", text))
		s.self, s.class = cppapi.AttributeValue(s.op.Attr("a")), api.Attribute
	case "op", "rewrite":
		s.parse(t, body)
		s.self, s.class = cppapi.OperationValue(s.op), api.Operation
	case "value":
		s.parse(t, body)
		s.self, s.class = cppapi.ValueValue(s.op.Operand(0)), api.Value
	default:
		t.Fatalf("unknown kind of section: %s", head)
	}
	return s
}

// parse makes the last operation of a text the subject.
func (s *subject) parse(t *testing.T, text string) {
	t.Helper()
	ctx := ir.NewContext()
	ctx.AllowUnregistered = true
	if _, l := dialects.Register(ctx); l.HasErrors() {
		t.Fatal(l)
	}
	module, l := asm.Parse(ctx, source.NewFile("in.mlir", []byte(text)), asm.ParseOptions{})
	if module == nil {
		t.Fatalf("%s\n%s", text, golden.Render(l))
	}
	s.op = module.Region(0).Entry().Back()
}

// evaluate describes the outcome of an expression or, in rewrites, a body.
func (s *subject) evaluate(t *testing.T, api *cppapi.API, text string) string {
	env := &cxx.Env{Registry: api.Registry, Namespaces: []string{"mlir", "llvm"}, Slots: []cxx.Slot{
		{Name: "$_self", Type: s.class.Type()}, {Name: "$_op", Type: api.Operation.Type()}, {Name: "$_builder", Type: api.Builder.Type()},
	}}
	var node cxx.Node
	var err error
	if s.kind == "rewrite" {
		s.parse(t, s.text) // undo changes by earlier texts
		s.self = cppapi.OperationValue(s.op)
		node, err = cxx.ParseBody(text)
	} else {
		node, err = cxx.Parse(text)
	}
	if err != nil {
		return "syntax error: " + err.Error()
	}
	p := api.Compile(node, env)
	if !p.Complete() {
		return "error: " + p.Problems[0].Message
	}
	if s.kind == "rewrite" {
		return s.rewrite(p)
	}
	v, err := p.Eval([]cxx.Value{s.self, cppapi.OperationValue(s.op), cxx.Obj(s.op.Context())})
	if err != nil {
		return "failure: " + err.Error()
	}
	return show(p.Result, v)
}

// rewrite runs a body at the subject and returns the IR, or the error.
func (s *subject) rewrite(p *cxx.Program) string {
	module := s.op.ParentOp()
	r := rewrite.NewRewriter(module.Context(), nil)
	r.SetInsertionPoint(s.op)
	v, err := p.Eval([]cxx.Value{s.self, s.self, cxx.Obj(r)})
	switch {
	case err != nil:
		return "failure: " + err.Error()
	case r.Failed():
		return "error: " + r.Diagnostics()[0].Message
	case !v.Bool():
		return "no match"
	}
	return asm.String(module, asm.Options{})
}

// show formats a value according to its static type.
func show(t *cxx.Type, v cxx.Value) string {
	switch t.Kind {
	case cxx.KindVoid:
		return "nothing"
	case cxx.KindBool:
		return fmt.Sprint(v.Bool())
	case cxx.KindInt, cxx.KindEnum:
		if t.Unsigned {
			return fmt.Sprint(v.Uint())
		}
		return fmt.Sprint(v.Int())
	case cxx.KindFloat:
		return fmt.Sprint(v.Float())
	case cxx.KindString:
		return fmt.Sprintf("%q", v.Str())
	case cxx.KindList:
		parts := make([]string, v.Len())
		for i := range parts {
			parts[i] = show(t.Elem, v.At(i))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case cxx.KindOptional:
		if v.IsNone() {
			return "nullopt"
		}
		return show(t.Elem, v)
	}
	if t == cxx.TypeAPInt() {
		return fmt.Sprintf("%v : %d bits", v.APInt().SignedBig(), v.APInt().Width())
	}
	switch x := v.Obj().(type) {
	case nil:
		return "null"
	case *ir.Value:
		if op := x.DefiningOp(); op != nil {
			return fmt.Sprintf("result %d of %s", x.Index(), op.Name())
		}
		return fmt.Sprintf("argument %d", x.Index())
	case *ir.Operation:
		return "op " + x.Name()
	case fmt.Stringer: // types and attributes
		return x.String()
	default:
		return fmt.Sprintf("a %T", x)
	}
}
