package tablegen

import (
	"bufio"
	"io"
	"runtime"
	"sync"

	"github.com/mica-ir/mica/internal/parallel"
)

// appendRecord appends a record or class in the format of --print-records.
func appendRecord(b []byte, r *Record) []byte {
	b = append(b, r.Name()...)
	if r.shape.params > 0 {
		b = append(b, '<')
		for i := range r.shape.params {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = appendField(b, r, i)
		}
		b = append(b, '>')
	}
	b = append(b, " {"...)
	if r.line != nil {
		b = append(b, "\t//"...)
		for _, s := range r.supers() {
			b = append(b, ' ')
			b = append(b, s.Name()...)
		}
	}
	b = append(b, '\n')
	for _, kind := range [...]fieldKind{fieldKeyword, fieldNormal} {
		for i, d := range r.shape.decls {
			if d.kind == kind {
				b = append(b, "  "...)
				b = appendField(b, r, i)
				b = append(b, ";\n"...)
			}
		}
	}
	return append(b, "}\n"...)
}

func appendField(b []byte, r *Record, i int) []byte {
	d, v := r.shape.decls[i], r.values[i]
	if d.kind == fieldKeyword {
		b = append(b, "field "...)
	}
	if s, ok := v.(*StringValue); ok && s.IsCode && d.typ == stringType {
		b = append(b, "code"...)
	} else {
		b = append(b, d.typ.String()...)
	}
	b = append(b, ' ')
	b = append(b, r.shape.names[i].S...)
	b = append(b, " = "...)
	return appendValue(b, v)
}

// PrintRecords writes all classes and then all records, each sorted by name.
func (rs *Records) PrintRecords(w io.Writer) error {
	out := bufio.NewWriterSize(w, 1<<16)
	out.WriteString("------------- Classes -----------------\n")
	all := func(word string, list []*Record) error {
		return printEach(out, len(list), func(b []byte, i int) []byte {
			return appendRecord(append(b, word...), list[i])
		})
	}
	if err := all("class ", rs.Classes()); err != nil {
		return err
	}
	out.WriteString("------------- Defs -----------------\n")
	if err := all("def ", rs.Defs()); err != nil {
		return err
	}
	return out.Flush()
}

// printChunk is the number of records that a worker formats at a time.
const printChunk = 128

// printEach writes the output of add for each i below n, in order, until that fails. If
// there is enough output, several goroutines format it.
func printEach(out *bufio.Writer, n int, add func(b []byte, i int) []byte) error {
	workers := min(runtime.GOMAXPROCS(0), n/printChunk)
	if workers < 2 {
		var buf []byte
		for i := range n {
			buf = add(buf[:0], i)
			if _, err := out.Write(buf); err != nil {
				return err
			}
		}
		return nil
	}
	// Worker w formats the chunks w, w+n, w+2n and so on. Each lane has two
	// buffers: while the writer empties one, the worker fills the other.
	type lane struct{ full, free chan []byte }
	lanes := make([]lane, workers)
	stop := make(chan struct{})
	end := sync.OnceFunc(func() { close(stop) })
	defer end()
	var group parallel.Group
	for k := range lanes {
		l := lane{make(chan []byte, 2), make(chan []byte, 2)}
		lanes[k] = l
		l.free <- nil
		l.free <- nil
		group.Go(func() {
			defer close(l.full)
			for from := k * printChunk; from < n; from += workers * printChunk {
				var b []byte
				select {
				case free := <-l.free:
					b = free[:0]
				case <-stop:
					return
				}
				for i := from; i < min(from+printChunk, n); i++ {
					b = add(b, i)
				}
				l.full <- b
			}
		})
	}
	for from, k := 0, 0; from < n; from, k = from+printChunk, (k+1)%workers {
		b, ok := <-lanes[k].full
		if !ok {
			end()
			group.Wait() // panics, as the worker did
		}
		if _, err := out.Write(b); err != nil {
			return err
		}
		lanes[k].free <- b
	}
	return nil
}
