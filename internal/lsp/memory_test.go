package lsp

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
)

// TestMemory changes a document many times, and sends requests for each version. The memory of
// the server must not grow.
func TestMemory(t *testing.T) {
	for _, c := range []struct{ language, file string }{
		{"tablegen", "testdata/records.td"}, {"pdll", "testdata/rules.pdll"}, {"mlir", "testdata/blocks.mlir"},
	} {
		t.Run(c.language, func(t *testing.T) {
			text, err := os.ReadFile(c.file)
			if err != nil {
				t.Fatal(err)
			}
			in, client := io.Pipe()
			out := &lockedBuffer{text: make(chan string, 100)}
			ended := make(chan int)
			go func() { ended <- MainAs("mica lsp", nil, in, out, io.Discard) }()
			send := func(format string, args ...any) { io.WriteString(client, message(fmt.Sprintf(format, args...))) }
			send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"test:///f","languageId":"%s","version":0,"text":%q}}}`, c.language, text)
			edits := func(first, last int) uint64 {
				for v := first; v < last; v++ {
					send(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"test:///f","version":%d},"contentChanges":[{"text":%q}]}}`,
						v, strings.ReplaceAll(string(text), "1", fmt.Sprint(v)))
					send(`{"jsonrpc":"2.0","id":%d,"method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"test:///f"}}}`, v)
					out.wait(t, fmt.Sprintf(`"id":%d`, v))
					out.all = ""
				}
				var m runtime.MemStats
				runtime.GC()
				runtime.GC()
				runtime.ReadMemStats(&m)
				return m.HeapAlloc
			}
			before := edits(1, 50)
			after := edits(50, 350)
			if limit := before + before/5 + 1<<20; after > limit {
				t.Errorf("%d bytes after 50 changes, %d after 350", before, after)
			}
			t.Logf("%d bytes after 50 changes, %d after 350", before, after)
			client.Close()
			<-ended
		})
	}
}
