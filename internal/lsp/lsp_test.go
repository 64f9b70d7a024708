package lsp

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/mica-ir/mica/internal/golden"
)

// TestSessions runs the server on the messages in files, whose first lines name the servers.
func TestSessions(t *testing.T) {
	for _, file := range golden.Files(t, "testdata/*.lsp") {
		t.Run(golden.Stem(file), func(t *testing.T) {
			text := golden.Read(t, file)
			first, _, _ := strings.Cut(text, "\n")
			name := strings.TrimPrefix(first, "// ")
			var out, errs bytes.Buffer
			code := MainAs(name, []string{"-lit-test", "-log=error"}, strings.NewReader(text), &out, &errs)
			got := strings.ReplaceAll(out.String(), "\r", "")
			if code != 0 {
				t.Errorf("exit code %d: %s", code, errs.String())
			}
			golden.Compare(t, strings.TrimSuffix(file, ".lsp")+".out", got)
		})
	}
}

// message returns a message with its header.
func message(text string) string {
	return fmt.Sprintf("Content-Length: %d\r\n\r\n%s", len(text), text)
}

// A lockedBuffer may be written and read at the same time.
type lockedBuffer struct {
	text chan string
	all  string
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.text <- string(p)
	return len(p), nil
}

// wait waits until the output contains a text.
func (b *lockedBuffer) wait(t *testing.T, want string) {
	t.Helper()
	deadline := time.After(20 * time.Second)
	for !strings.Contains(b.all, want) {
		select {
		case s := <-b.text:
			b.all += s
		case <-deadline:
			t.Fatalf("no %s in %s", want, b.all)
		}
	}
}

// TestDiagnosticsFollowEdits changes a document, and the file that another document includes,
// while the server runs as editors run it.
func TestDiagnosticsFollowEdits(t *testing.T) {
	in, client := io.Pipe()
	out := &lockedBuffer{text: make(chan string, 100)}
	ended := make(chan int)
	go func() { ended <- MainAs("mica lsp", nil, in, out, io.Discard) }()
	dir := t.TempDir()
	send := func(format string, args ...any) {
		io.WriteString(client, message(fmt.Sprintf(format, args...)))
	}
	send(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}`)
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://%s/base.td","languageId":"tablegen","version":1,"text":"class B;"}}}`, dir)
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://%s/user.td","languageId":"tablegen","version":7,"text":"include \"base.td\"\ndef U : B;"}}}`, dir)
	out.wait(t, `"diagnostics":[],"uri":"file://`+dir+`/user.td","version":7`)
	// The class that the other document uses disappears, and returns.
	send(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file://%s/base.td","version":2},"contentChanges":[{"text":"class C;"}]}}`, dir)
	out.wait(t, `Couldn't find class 'B'`)
	out.all = ""
	send(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file://%s/base.td","version":3},"contentChanges":[{"range":{"start":{"line":0,"character":6},"end":{"line":0,"character":7}},"text":"B"}]}}`, dir)
	out.wait(t, `"diagnostics":[],"uri":"file://`+dir+`/user.td","version":7`)
	// An included file appears that did not exist, in the editor and on the disk.
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://%s/late.td","languageId":"tablegen","version":1,"text":"include \"one.td\"\ninclude \"two.td\"\ndef L : One;"}}}`, dir)
	out.wait(t, `one.td`)
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://%s/one.td","languageId":"tablegen","version":1,"text":"class One;"}}}`, dir)
	out.wait(t, `two.td`)
	if err := os.WriteFile(filepath.Join(dir, "two.td"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	send(`{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file://%s/two.td","type":1}]}}`, dir)
	out.wait(t, `"diagnostics":[],"uri":"file://`+dir+`/late.td"`)
	// Of many changes during an analysis only the last one is analyzed.
	out.all = ""
	for v := range 50 {
		send(`{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file://%s/base.td","version":%d},"contentChanges":[{"text":"class B; foreach i = 0-20000 in def D#i : B%s"}]}}`, dir, v+4, strings.Repeat(";", v%2))
	}
	out.wait(t, `/base.td","version":53`)
	if n := strings.Count(out.all, "publishDiagnostics"); n > 20 {
		t.Errorf("%d times diagnostics for 50 changes", n)
	}
	send(`{"jsonrpc":"2.0","id":1,"method":"shutdown"}`)
	send(`{"jsonrpc":"2.0","method":"exit"}`)
	client.Close()
	if code := <-ended; code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// TestSavedDefinitions saves the definitions that a project has for its .mlir files.
func TestSavedDefinitions(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	dialect := "include \"mlir/IR/OpBase.td\"\ndef My : Dialect { let name = \"my\"; }\ndef A : Op<My, \"%s\"> { let assemblyFormat = \"attr-dict\"; }\n"
	write("mica.toml", "definitions = [\"my.td\"]\n")
	write("my.td", fmt.Sprintf(dialect, "old"))
	in, client := io.Pipe()
	out := &lockedBuffer{text: make(chan string, 100)}
	ended := make(chan int)
	go func() { ended <- MainAs("mica lsp", nil, in, out, io.Discard) }()
	send := func(format string, args ...any) { io.WriteString(client, message(fmt.Sprintf(format, args...))) }
	send(`{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://%s/a.mlir","languageId":"mlir","version":1,"text":"my.fresh\n"}}}`, dir)
	out.wait(t, "custom op 'my.fresh' is unknown")
	write("my.td", fmt.Sprintf(dialect, "fresh"))
	send(`{"jsonrpc":"2.0","method":"textDocument/didSave","params":{"textDocument":{"uri":"file://%s/my.td"}}}`, dir)
	out.wait(t, `"diagnostics":[],"uri":"file://`+dir+`/a.mlir"`)
	client.Close()
	<-ended
}

// TestEnd ends the server in unexpected ways.
func TestEnd(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", "Transport error: Input/output error"},
		{message(`{"jsonrpc":"2.0","method":"exit"}`), "exit without shutdown"},
		{message(`{"jsonrpc":"2.0","method":"exit"}`) + strings.Repeat(message(`{"jsonrpc":"2.0","id":1,"method":"shutdown/not"}`), 1000), "exit without shutdown"},
		{"Content-Length: 100\r\n\r\n{}", "Transport error:"},
	} {
		var errs bytes.Buffer
		if code := MainAs("mlir-lsp-server", nil, strings.NewReader(c.in), io.Discard, &errs); code != 1 || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%q: exit code %d, %s", c.in, code, errs.String())
		}
	}
}

// FuzzMessages sends any messages: the server must not fail.
func FuzzMessages(f *testing.F) {
	for _, file := range golden.Files(f, "testdata/*.lsp") {
		f.Add(golden.Read(f, file))
	}
	f.Fuzz(func(t *testing.T, text string) {
		var errs bytes.Buffer
		MainAs("mica lsp", []string{"-lit-test", "-log=info"}, strings.NewReader(text), io.Discard, &errs)
		if strings.Contains(errs.String(), "goroutine ") {
			t.Fatal(errs.String())
		}
	})
}
