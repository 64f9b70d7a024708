package cxx_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/cxx"
	"github.com/mica-ir/mica/internal/golden"
)

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
	case cxx.KindList, cxx.KindTuple:
		var parts []string
		for i := range v.Len() {
			e := t.Elem
			if t.Kind == cxx.KindTuple {
				e = t.Elems[i]
			}
			parts = append(parts, show(e, v.At(i)))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case cxx.KindOptional:
		if v.IsNone() {
			return "nullopt"
		}
		return show(t.Elem, v)
	}
	switch x := v.Obj().(type) {
	case nil:
		return "null"
	case toyType:
		return x.String()
	case toyAttr:
		return x.attr()
	case *toyValue:
		return "%" + x.name
	case *toyOp:
		return "op"
	default:
		if t == cxx.TypeAPInt() {
			return fmt.Sprintf("%v : %d bits", v.APInt().Big(), v.APInt().Width())
		}
		return fmt.Sprintf("a %T", x)
	}
}

// result compiles and evaluates a text and describes the outcome.
func result(src string, body bool, env *cxx.Env, frame []cxx.Value) string {
	var node cxx.Node
	var err error
	if body {
		node, err = cxx.ParseBody(src)
	} else {
		node, err = cxx.Parse(src)
	}
	if err != nil {
		return describe(src, err.(cxx.Errors))
	}
	p := cxx.Compile(node, env)
	out := describe(src, p.Errors())
	v, err := p.Eval(frame)
	if err != nil {
		f := err.(*cxx.Failure)
		return out + fmt.Sprintf("=> %s fails: %s [%s]\n", p.Result, f.Message, strings.ReplaceAll(src[max(f.Pos, 0):max(f.End, 0)], "\n", " "))
	}
	return out + fmt.Sprintf("=> %s %s\n", p.Result, show(p.Result, v))
}

// describe formats errors with the source line and a caret.
func describe(src string, errs cxx.Errors) string {
	var b strings.Builder
	for _, e := range errs {
		start := strings.LastIndexByte(src[:e.Pos], '\n') + 1
		line, _, _ := strings.Cut(src[start:], "\n")
		mark := "^" + strings.Repeat("~", max(min(e.End, start+len(line))-e.Pos-1, 0))
		fmt.Fprintf(&b, "=> error: %s\n=>   %s\n=>   %s%s\n", e.Message, line, strings.Repeat(" ", e.Pos-start), mark)
	}
	return b.String()
}

// TestGolden runs testdata/*.txt. Paragraphs contain an expression, or a body in
// files named body*, followed by the outcome in lines that begin with "=>". Lines
// that begin with "#" are comments.
func TestGolden(t *testing.T) {
	for _, name := range golden.Files(t, "testdata/*.txt") {
		t.Run(filepath.Base(name), func(t *testing.T) {
			golden.Compare(t, name, runGolden(golden.Read(t, name), strings.HasPrefix(filepath.Base(name), "body")))
		})
	}
}

func runGolden(text string, body bool) string {
	env, frame := toyFrame(toyHost())
	var out strings.Builder
	for i, para := range strings.Split(strings.TrimRight(text, "\n"), "\n\n") {
		if i > 0 {
			out.WriteString("\n")
		}
		var src []string
		for _, line := range strings.Split(para, "\n") {
			switch {
			case strings.HasPrefix(line, "=>"):
			case strings.HasPrefix(line, "#"):
				out.WriteString(line + "\n")
			default:
				out.WriteString(line + "\n")
				src = append(src, line)
			}
		}
		if len(src) > 0 {
			out.WriteString(result(strings.Join(src, "\n"), body, env, frame))
		}
	}
	return out.String()
}
