package lsp

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
)

// TestRegistration registers capabilities that the server of a name does not have at the
// initialization, if the editor can accept them.
func TestRegistration(t *testing.T) {
	in, client := io.Pipe()
	out := &lockedBuffer{text: make(chan string, 100)}
	ended := make(chan int)
	go func() { ended <- MainAs("tblgen-lsp-server", nil, in, out, io.Discard) }()
	send := func(text string) { io.WriteString(client, message(text)) }
	send(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{"textDocument":{"rename":{"dynamicRegistration":true},"hover":{"dynamicRegistration":true},"foldingRange":{"dynamicRegistration":false}},"workspace":{"symbol":{"dynamicRegistration":true}}}}}`)
	send(`{"jsonrpc":"2.0","method":"initialized","params":{}}`)
	out.wait(t, `"method":"client/registerCapability"`)
	out.wait(t, `[{"id":"textDocument/rename","method":"textDocument/rename","registerOptions":{"documentSelector":[{"language":"tablegen"}],"prepareProvider":true}},{"id":"workspace/symbol","method":"workspace/symbol","registerOptions":{}}]`)
	send(`{"jsonrpc":"2.0","id":1,"result":null}`)
	send(`{"jsonrpc":"2.0","id":2,"method":"shutdown"}`)
	send(`{"jsonrpc":"2.0","method":"exit"}`)
	client.Close()
	if code := <-ended; code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// TestSemanticTokens requests the semantic tokens of texts.
func TestSemanticTokens(t *testing.T) {
	kinds := []string{"class", "type", "parameter", "variable", "property", "function", "macro", "label", "method"}
	for _, c := range []struct{ language, text, want string }{
		{"tablegen", "/* é𝄞 */ class A<int n> { int f = n; }\ndef X : A<1> { let f = 2; }\n",
			"A class!, n parameter!, f property!, n parameter, X variable!, A class, f property!"},
		{"pdll", "Constraint C(v: Value);\nPattern P {\n  let x: Value;\n  C(x);\n  erase op<a.b>(x);\n}\n",
			"C function!, v variable!, Value type, P class!, x variable!, Value type, C function, x variable, x variable"},
		{"pdll", "Pattern { let r = op<a.b>[^x] -> () { region a }; replace r with op<a.b>[^x] -> () { region a }; }\n",
			"r variable!, ^x label!, a variable!, r variable, ^x label, a variable"},
		{"mlir", "!t = i32\nfunc.func @f(%a: !t) {\n  %c = arith.constant 1 : i32\n  cf.br ^b\n^b:\n  call @f(%c) : (i32) -> ()\n  return\n}\n",
			"!t type!, func.func method, @f function, %a parameter!, !t type, %c variable!, arith.constant method, cf.br method, ^b label, ^b label!, call method, @f function, %c variable, return method"},
	} {
		uri := "test:///file." + c.language
		s := &conversation{}
		s.open(uri, c.language, c.text)
		s.send(1, "textDocument/semanticTokens/full", map[string]any{"textDocument": map[string]any{"uri": uri}})
		var r struct{ Data []int }
		answer := responses(run("mica lsp", s.end()))[1]
		if err := json.Unmarshal([]byte(answer), &r); err != nil {
			t.Fatalf("%s: %v", answer, err)
		}
		line, column := 0, 0
		var got []string
		for d := range slices.Chunk(r.Data, 5) {
			if d[0] > 0 {
				line, column = line+d[0], 0
			}
			column += d[1]
			text := units(strings.Split(c.text, "\n")[line])[column:][:d[2]]
			got = append(got, fmt.Sprintf("%s %s%s", strings.Join(text, ""), kinds[d[3]], strings.Repeat("!", d[4])))
		}
		if text := strings.Join(got, ", "); text != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.language, text, c.want)
		}
	}
}

// units splits a text into the units of the protocol; the second unit of a character is "".
func units(text string) (list []string) {
	for _, r := range text {
		list = append(list, string(r))
		if r > 0xffff {
			list = append(list, "")
		}
	}
	return list
}

// TestWorkspaceSymbols looks for symbols in documents of all languages.
func TestWorkspaceSymbols(t *testing.T) {
	s := &conversation{}
	s.open("test:///a.td", "tablegen", "class Shape { int Corner; }\ndef Other;\n")
	s.open("test:///b.pdll", "pdll", "Constraint Sharp(v: Value);\nPattern Else { erase op<a.b>; }\n")
	s.open("test:///c.mlir", "mlir", "module @ship { func.func private @f() }\n")
	for i, query := range []string{"SH", "corner", "none"} {
		s.send(i, "workspace/symbol", map[string]any{"query": query})
	}
	list := responses(run("mica lsp", s.end()))
	for i, want := range []string{"Shape Sharp ship", "Corner", ""} {
		var symbols []struct {
			Name     string
			Location struct{ URI string }
		}
		if err := json.Unmarshal([]byte(list[i]), &symbols); err != nil {
			t.Fatalf("%s: %v", list[i], err)
		}
		var names []string
		for _, s := range symbols {
			names = append(names, s.Name)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("%d: %s; want %s", i, got, want)
		}
	}
}

// TestCallsOfDiagnostics shows where the code at the place of a diagnostic was called from.
func TestCallsOfDiagnostics(t *testing.T) {
	const uri = "file:///d/file.mlir"
	s := &conversation{}
	s.open(uri, "mlir", "func.func @f() -> i32 {\n  return loc(callsite(\"/d/file.mlir\":2:3 at callsite(\"/d/file.mlir\":1:11 at \"/d/other.mlir\":1:1)))\n}\n")
	_, body, _ := strings.Cut(strings.ReplaceAll(run("mica lsp", s.end()), "\r", ""), "\n\n")
	var first struct {
		Params struct {
			Diagnostics []struct{ RelatedInformation any }
		}
	}
	if err := json.NewDecoder(strings.NewReader(body)).Decode(&first); err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	want := "[{[map[location:map[range:map[end:map[character:12 line:0] start:map[character:10 line:0]] uri:" + uri + "] message:called from]]}]"
	if got := fmt.Sprint(first.Params.Diagnostics); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestHoverBlocks describes regions and blocks of patterns.
func TestHoverBlocks(t *testing.T) {
	for text, want := range map[string]string{
		"Pattern { let r = op<a.b>[^a, ^|b] -> () { region c }; erase r; }\n":                 "**Block**: `^b`\\n***\\nSuccessor #1 of `a.b`",
		"Pattern { let r = op<a.b> -> () { region {} region |c }; erase r; }\n":               "**Region**: `c`\\n***\\nRegion #1 of `a.b`",
		"Pattern { let r = op<a.b> -> () { region { op<a.br>[^|x]; ^y: ^x: } }; erase r; }\n": "**Block**: `^x`\\n***\\nBlock #2 of region #0 of `a.b`",
		"Pattern { let r = op<{a.b, a.c}>[^x] -> (); replace r with op<a.br>[^|x] -> (); }\n": "Successor #0 of an operation",
	} {
		text, position := at(text)
		s := &conversation{}
		s.open("test:///file.pdll", "pdll", text)
		s.send(1, "textDocument/hover", map[string]any{"textDocument": map[string]any{"uri": "test:///file.pdll"}, "position": position})
		if answer := responses(run("mica lsp", s.end()))[1]; !strings.Contains(answer, want) {
			t.Errorf("%s: %s", text, answer)
		}
	}
}
