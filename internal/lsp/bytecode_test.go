package lsp

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/mica-ir/mica/internal/reftest"
)

// A conversation is a list of messages; the answers have the numbers of the requests.
type conversation struct{ text strings.Builder }

func (c *conversation) send(id int, method string, params any) {
	m := map[string]any{"jsonrpc": "2.0", "method": method, "params": params}
	if id >= 0 {
		m["id"] = id
	}
	s, _ := json.Marshal(m)
	fmt.Fprintf(&c.text, "%s\n// -----\n", s)
}

func (c *conversation) open(uri, language, text string) {
	c.send(-1, "textDocument/didOpen", map[string]any{"textDocument": map[string]any{"uri": uri, "languageId": language, "version": 1, "text": text}})
}

// end ends the server and returns the messages.
func (c *conversation) end() string {
	c.send(1000, "shutdown", nil)
	c.send(-1, "exit", nil)
	return c.text.String()
}

// run returns the output of a server.
func run(name, input string, args ...string) string {
	var out bytes.Buffer
	MainAs(name, append([]string{"-lit-test", "-log=error"}, args...), strings.NewReader(input), &out, io.Discard)
	return out.String()
}

// responses returns the results or errors by the numbers of the requests.
func responses(out string) map[int]string {
	list := map[int]string{}
	for _, part := range strings.Split(strings.ReplaceAll(out, "\r", ""), "Content-Length: ") {
		_, body, _ := strings.Cut(part, "\n\n")
		var a struct {
			ID            *int
			Result, Error json.RawMessage
		}
		if json.NewDecoder(strings.NewReader(body)).Decode(&a) == nil && a.ID != nil {
			var b bytes.Buffer
			_ = json.Compact(&b, append(a.Result, a.Error...)) // one of them
			list[*a.ID] = b.String()
		}
	}
	return list
}

// conversions returns the requests for conversions of documents and of files in a directory.
func conversions(t *testing.T, dir string) (input string, count int) {
	c := &conversation{}
	for _, text := range []string{"func.func @f(%named: i32) { return }\n", "func.func @f() { retun }\n", "module {}\n// -----\nmodule {}\n", "module {}\nmodule {}\n", "module {}\n", ""} {
		uri := fmt.Sprintf("test:///%d.mlir", count)
		c.open(uri, "mlir", text)
		c.send(count, "mlir/convertToBytecode", map[string]any{"uri": uri})
		count++
	}
	for name, text := range map[string]string{"one.mlir": "func.func @f(%named: i32) { return }\n", "two.mlir": "module {}\nmodule {}\n", "wrong.mlir": "func.func @f() { return %x : i32 }\n", "empty.mlir": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"one.mlir", "two.mlir", "wrong.mlir", "empty.mlir", "none.mlir", "one.mlirbc", "cut.mlirbc"} {
		c.send(count, "mlir/convertFromBytecode", map[string]any{"uri": "file://" + filepath.Join(dir, name)})
		count++
	}
	c.send(count, "mlir/convertToBytecode", map[string]any{"uri": "test:///none.mlir"})
	count++
	c.send(count, "mlir/convertToBytecode", map[string]any{})
	return c.end(), count + 1
}

// writeBytecode writes the bytecode in a response, also cut off.
func writeBytecode(t *testing.T, dir, response string) {
	t.Helper()
	var r struct{ Output string }
	if err := json.Unmarshal([]byte(response), &r); err != nil {
		t.Fatalf("%s: %v", response, err)
	}
	data, err := base64.StdEncoding.DecodeString(r.Output)
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"one.mlirbc": data, "cut.mlirbc": data[:len(data)/2]} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBytecode converts a document to bytecode and back.
func TestBytecode(t *testing.T) {
	dir := t.TempDir()
	input, _ := conversions(t, dir)
	writeBytecode(t, dir, responses(run("mlir-lsp-server", input))[0])
	got := responses(run("mlir-lsp-server", input))[11]
	if want := `func.func @f(%arg0: i32 loc(\"/0.mlir\":1:14)) {\n  return`; !strings.Contains(got, want) {
		t.Errorf("%s\nwant %s", got, want)
	}
}

// TestDifferentialBytecode requests the same conversions from the reference's server.
func TestDifferentialBytecode(t *testing.T) {
	tool := reftest.Tool(t, "mlir-lsp-server")
	dir := t.TempDir()
	input, count := conversions(t, dir)
	writeBytecode(t, dir, responses(run("mlir-lsp-server", input))[0])
	out, _, _ := reftest.Run(t, tool, input, "-lit-test", "-log=error")
	want, got := responses(out), responses(run("mlir-lsp-server", input))
	for id := range count {
		if strings.Contains(want[id], `{"output":"TUz`) && strings.Contains(got[id], `{"output":"TUz`) {
			continue // the names of the producers differ
		}
		if got[id] != want[id] {
			t.Errorf("%d: %s\nwant %s", id, got[id], want[id])
		}
	}
}
