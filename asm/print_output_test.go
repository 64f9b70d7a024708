package asm_test

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/mica-ir/mica/asm"
	"github.com/mica-ir/mica/ir"
	"github.com/mica-ir/mica/source"
)

// A fullWriter accepts room bytes, and counts the calls after that.
type fullWriter struct {
	room, text int
	late       int
}

var errFull = errors.New("full")

func (w *fullWriter) Write(text []byte) (int, error) {
	w.text += len(text)
	switch {
	case w.text <= w.room:
		return len(text), nil
	case w.text-len(text) > w.room:
		w.late++
	}
	return 0, errFull
}

// countingSyntax is the custom form of an operation, `count.op`, that counts how often it
// is printed.
type countingSyntax struct{ printed *atomic.Int32 }

func (countingSyntax) ParseOp(*asm.OpParser, *ir.OperationState) {}

func (s countingSyntax) PrintOp(p *asm.OpPrinter, _ *ir.Operation) {
	s.printed.Add(1)
	p.Text(" // a comment that makes the line longer")
}

// TestPrintStops prints to a writer that fails, and checks that printing ends soon after.
func TestPrintStops(t *testing.T) {
	const ops = 60_000
	for name, text := range map[string]string{
		"flat":    strings.Repeat("count.op\n", ops),
		"modules": strings.Repeat("module {\ncount.op\n}\n", ops),
	} {
		var printed atomic.Int32
		ctx := ir.NewContext()
		if err := ctx.Register(&ir.Dialect{Namespace: "count", Ops: []*ir.OpDef{{Name: "count.op", Syntax: countingSyntax{&printed}}}}); err != nil {
			t.Fatal(err)
		}
		op := parse(t, ctx, source.NewFile("stops.mlir", []byte(text)), nil)
		for _, threads := range []int{1, 4} {
			printed.Store(0)
			w := &fullWriter{room: 1000}
			err := asm.Print(w, op, asm.Options{Threads: threads, AssumeVerified: true})
			if err != errFull || w.late > 0 || printed.Load() > ops/2 {
				t.Errorf("%s, %d goroutines: %v, %d operations printed, %d writes after the error", name, threads, err, printed.Load(), w.late)
			}
		}
	}
}

// doubled is a type of 2^60 parts, by aliases.
func doubled() string {
	var b strings.Builder
	b.WriteString("!t0 = i32\n")
	for i := range 60 {
		fmt.Fprintf(&b, "!t%d = tuple<!t%d, !t%d>\n", i+1, i, i)
	}
	return b.String()
}

// TestPrintDoubled prints types whose text is exponentially longer than the source. The text
// must be streamed, also by several goroutines, until the writer fails.
func TestPrintDoubled(t *testing.T) {
	for _, functions := range []int{1, 30} {
		text := doubled()
		for i := range functions {
			text += fmt.Sprintf("module @m%d {\n%%0 = \"x.a\"() : () -> i32\n%%1 = \"x.b\"() : () -> !t60\n}\n", i)
		}
		op := parse(t, newContext(), source.NewFile("doubled.mlir", []byte(text)), nil)
		for _, threads := range []int{1, 4} {
			for _, generic := range []bool{false, true} {
				w := &fullWriter{room: 40 << 20}
				if err := asm.Print(w, op, asm.Options{Threads: threads, Generic: generic}); err != errFull || w.late > 0 || w.text < w.room {
					t.Errorf("%d functions, %d goroutines: %v after %d bytes, %d writes after the error", functions, threads, err, w.text, w.late)
				}
			}
		}
	}
}

// TestPrintLongJobs compares the output of several goroutines with that of one, for
// operations whose text is too long to buffer.
func TestPrintLongJobs(t *testing.T) {
	var b strings.Builder
	b.WriteString("!t0 = i32\n")
	for i := range 20 {
		fmt.Fprintf(&b, "!t%d = tuple<!t%d, !t%d>\n", i+1, i, i)
	}
	for i := range 10 {
		fmt.Fprintf(&b, "module @m%d {\n%%0 = \"x.a\"() : () -> !t%d\n%%1:2 = \"x.b\"() : () -> (!t%d, !t%d)\n}\n", i, i, 4*(i%6), 4*(i%6))
	}
	op := parse(t, newContext(), source.NewFile("long.mlir", []byte(b.String())), nil)
	var want, got bytes.Buffer
	if err := asm.Print(&want, op, asm.Options{}); err != nil {
		t.Fatal(err)
	}
	if err := asm.Print(&got, op, asm.Options{Threads: 3}); err != nil || !bytes.Equal(got.Bytes(), want.Bytes()) {
		t.Errorf("%v; %d bytes, which are not the %d bytes that one goroutine prints", err, got.Len(), want.Len())
	}
}

// TestLocatedInLongText checks the offsets of operations in a text that exceeds the buffer
// of a printer.
func TestLocatedInLongText(t *testing.T) {
	op := parse(t, newContext(), source.NewFile("located.mlir", []byte(manyModules(20_000))), nil)
	var ops []*ir.Operation
	var offsets []int
	text := asm.Append(nil, op, asm.Options{Generic: true, Located: func(op *ir.Operation, offset int) {
		ops, offsets = append(ops, op), append(offsets, offset)
	}})
	for i, op := range ops {
		line, _, _ := bytes.Cut(text[offsets[i]:], []byte("\n"))
		if !bytes.Contains(line, []byte(`"`+op.Name()+`"(`)) {
			t.Fatalf("operation %d, %s, is located at %q", i, op.Name(), line)
		}
	}
}
